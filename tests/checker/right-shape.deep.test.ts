import { isScalar, parseDocument, visit, type Scalar } from 'yaml';
import { expect, test } from 'vitest';
import { ContentInMemory } from '../../src/checker/content-in-memory.ts';
import { edited } from '../../src/checker/edit.ts';
import { certainEditOf } from '../../src/checker/problem.ts';
import { lineWordings } from '../../src/checker/wording/lines.ts';
import { repairWordings } from '../../src/checker/wording/repairs.ts';
import { pictures, texts } from './content-at-hand.ts';
import { model } from './content-copy.ts';
import { times } from '../times.ts';

const content = new ContentInMemory(model, texts, pictures);
/** Codes of misplaced or missing lines. */
const ofLines = [
  ...Object.keys({ ...lineWordings, ...repairWordings }),
  'misspelt-name',
  'unknown-name',
  'line-missing',
];

/** The structure of a text without its values. */
function shapeOf(text: string): string {
  const document = parseDocument(text);
  expect(document.errors).toEqual([]);
  return JSON.stringify(document.toJS(), (_, value: unknown) =>
    typeof value === 'object' && value !== null ? value : 0,
  );
}

/** The single-line values, in file order. */
function valuesOf(text: string): [from: number, to: number][] {
  const found: [number, number][] = [];
  visit(parseDocument(text), {
    Scalar(key, node: Scalar) {
      if (key === 'key' || !isScalar(node) || !node.range || node.type?.startsWith('BLOCK')) return;
      found.push([node.range[0], node.range[1]]);
    },
  });
  return found;
}

const wrong = [
  '"<b>"',
  '12.5',
  'true',
  '"{nope} of it"',
  'Whatever comes',
  '-7',
  '"2027-02-30"',
  '2',
];

/** The findings of a file after consecutive values were replaced. */
function foundIn(
  file: string,
  at: readonly [from: number, to: number][],
  values: readonly string[],
) {
  const before = texts.get(file)!;
  const text = at.reduceRight(
    (now, [from, to], index) => now.slice(0, from) + values[index]! + now.slice(to),
    before,
  );
  expect(shapeOf(text)).toBe(shapeOf(before));
  content.write(file, text);
  const { problems } = content.checkWithEdits();
  content.write(file, before);
  return {
    text,
    problems: problems.filter((one) => one.file === file && one.severity === 'error'),
  };
}

test.each([...texts.keys()])(
  '%s: several wrong values are reported as such, and no line is moved',
  (file) => {
    const values = valuesOf(texts.get(file)!);
    const step = Math.max(1, Math.ceil(values.length / (8 * times)));
    for (let first = 0; first < values.length; first += step)
      for (const count of [3, 5]) {
        const at = values.slice(first, first + count);
        const typed = at.map((_, index) => wrong[(first + index * count) % wrong.length]!);
        const { text, problems } = foundIn(file, at, typed);
        for (const { code, inDoubt, ...problem } of problems) {
          const edit = certainEditOf(problem);
          expect(inDoubt, code).toBeUndefined();
          expect(ofLines).not.toContain(code);
          if (edit)
            expect(shapeOf(edited(text.split('\n'), edit).join('\n')), code).toBe(shapeOf(text));
        }
      }
  },
);

test.each(['The e-mail or the password is wrong', '"Wrong: try again"', '404'])(
  'the fixed lines of signing in, reworded to %s, are each reported as fixed words',
  (typed) => {
    const text = texts.get('accounts.yaml')!.replaceAll(/"?Wrong email or password"?/g, typed);
    content.write('accounts.yaml', text);
    const { problems } = content.checkWithEdits();
    content.write('accounts.yaml', texts.get('accounts.yaml'));
    expect(problems).toHaveLength(5);
    for (const problem of problems) {
      expect(problem).toMatchObject({
        code: 'not-the-fixed-words',
        data: { wording: 'Wrong email or password' },
      });
      expect(certainEditOf(problem)?.text).toMatch(/^ {2}[a-z-]+: "Wrong email or password"/);
    }
  },
);
