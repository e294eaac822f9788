import { describe, expect, test } from 'vitest';
import { ContentInMemory } from '../../src/checker/content-in-memory.ts';
import { edited } from '../../src/checker/edit.ts';
import { certainEditOf } from '../../src/checker/problem.ts';
import { pictures, texts } from './content-at-hand.ts';
import { model } from './content-copy.ts';

const content = new ContentInMemory(model, texts, pictures);

/** A commented-out example in a content file, as line indices: its heading, if any, and its lines. */
interface Example {
  file: string;
  lines: readonly string[];
  heading?: number;
  from: number;
  to: number;
}

const isOfExample = (line = '') => /^# {3,}\S/.test(line);
const isHeading = (line = '') => /^# [\w-]+:\s*(#.*)?$/.test(line);

function* examplesIn(file: string, text: string): Generator<Example> {
  const lines = text.split('\n');
  for (let from = 0; from < lines.length; from++) {
    if (!isOfExample(lines[from]) || isOfExample(lines[from - 1])) continue;
    const count = lines.slice(from).findIndex((line) => !isOfExample(line));
    const to = count < 0 ? lines.length : from + count;
    const isLast = lines.slice(to).every((line) => /^(#|$)/.test(line));
    if (isHeading(lines[from - 1])) yield { file, lines, heading: from - 1, from, to };
    else if (isLast && /^# {3}- [\w-]+: /.test(lines[from]!)) yield { file, lines, from, to };
  }
}

const examples = [...texts].flatMap(([file, text]) => [...examplesIn(file, text)]);

const without = (line: string) => line.replace(/^# /, '');
/** The file with some lines of the example uncommented. */
const taken = ({ lines }: Example, isTaken: (at: number) => boolean) =>
  lines.map((line, at) => (isTaken(at) ? without(line) : line));
const whole = (example: Example) =>
  taken(example, (at) => (at >= example.from && at < example.to) || at === example.heading);

function mistakesOf(file: string, lines: readonly string[]) {
  content.write(file, lines.join('\n'));
  const { problems } = content.checkWithEdits();
  content.write(file, texts.get(file));
  return problems.filter(({ severity }) => severity === 'error');
}

test('the content has examples to copy', () => {
  expect(examples.filter(({ heading }) => heading !== undefined).length).toBeGreaterThanOrEqual(6);
  expect(examples.length).toBeGreaterThanOrEqual(13);
});

const named = examples.map((example) => ({ ...example, line: example.from + 1, example }));
const withHeading = named.flatMap(({ heading, ...one }) =>
  heading === undefined ? [] : [{ ...one, heading }],
);

describe.each(withHeading)('$file, line $line', ({ file, example, heading, from, to }) => {
  const right = whole(example);

  test('its heading is still a comment', () => {
    const wrong = taken(example, (at) => at >= from && at < to);
    const [mistake] = mistakesOf(file, wrong);
    expect(mistake).toMatchObject({
      line: heading + 1,
      code: 'heading-is-comment',
      data: { write: right[heading] },
    });
    expect(
      edited(wrong, { line: heading + 1, endLine: heading + 1, text: right[heading]! }),
    ).toEqual(right);
  });

  test('only its heading is none', () => {
    const [mistake, ...others] = mistakesOf(
      file,
      taken(example, (at) => at === heading),
    );
    expect(others).toEqual([]);
    expect(mistake!.line).toBe(heading + 1);
    expect(mistake!.lines).toEqual([from + 1, to]);
  });
});

describe.each(named)('$file, line $line', ({ file, example, heading, from, to }) => {
  test('each of its lines in turn is still a comment', () => {
    const ends = example.lines.findIndex(
      (line, at) => at > from && at < to && /^# {3}- /.test(line),
    );
    const end = ends < 0 ? to : ends;
    for (let left = from; left < end; left++) {
      const inFirst = (at: number) => at === heading || (at >= from && at < end);
      const wrong = taken(example, (at) => inFirst(at) && at !== left);
      const [mistake, ...others] = mistakesOf(file, wrong);
      // An optional line, or nothing is left.
      if (!mistake || end - from === 1) continue;
      expect(others, example.lines[left]).toEqual([]);
      expect(mistake.line, example.lines[left]).toBeGreaterThan(from);
      expect(mistake.line).toBeLessThanOrEqual(end);
      // A duplicate would be refused.
      const isNew = mistakesOf(file, taken(example, inFirst)).length === 0;
      if (isNew)
        expect(
          [
            'heading-is-comment',
            'line-above-is-comment',
            'line-is-comment',
            'lines-below-are-comments',
          ],
          example.lines[left],
        ).toContain(mistake.code);
      const edit = certainEditOf(mistake);
      if (edit) expect(edited(wrong, edit), mistake.code).toEqual(taken(example, inFirst));
    }
  });
});
