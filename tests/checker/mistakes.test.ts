import { expect, test } from 'vitest';
import { ContentInMemory } from '../../src/checker/content-in-memory.ts';
import { pictures, texts } from './content-at-hand.ts';
import { ContentCopy, model } from './content-copy.ts';
import { mistakes, type Mistake } from './mistakes.ts';

const content = new ContentInMemory(model, texts, pictures);

/** The changed files of a mistake, with their new texts. */
function textsWith({ file, from, to, and }: Mistake): Map<string, string> {
  const changed = new Map<string, string>();
  for (const one of [{ file, from, to }, ...(and ? [and] : [])]) {
    const before = changed.get(one.file) ?? texts.get(one.file)!;
    if (!before.includes(one.from)) throw new Error(`${one.file} does not hold ${one.from}`);
    changed.set(
      one.file,
      before.replace(one.from, () => one.to),
    );
  }
  return changed;
}

test.each(mistakes)('$mistake ($file)', (mistake) => {
  const { file, in: reportedIn = file, line, severity = 'error', code, data, meant } = mistake;
  const changed = textsWith(mistake);
  for (const [name, text] of changed) content.write(name, text);
  const { problems } = content.check();
  for (const name of changed.keys()) content.write(name, texts.get(name));
  expect(problems.map((one) => [one.severity, one.file, one.line, one.code])).toEqual([
    [severity, reportedIn, line, code],
  ]);
  expect([problems[0]!.data, problems[0]!.meant]).toEqual([data, meant]);
});

/** Ten mistakes, spread over the table. */
const onDisk = mistakes.filter((_, index) => index % Math.ceil(mistakes.length / 10) === 0);

test.concurrent.each(onDisk)('$mistake ($file), on the disk', async (mistake) => {
  const copy = new ContentCopy();
  try {
    for (const [name, text] of textsWith(mistake)) copy.write(name, text);
    const { problems } = await copy.check();
    expect(problems.map(({ line, code }) => [line, code])).toEqual([[mistake.line, mistake.code]]);
  } finally {
    copy.remove();
  }
});
