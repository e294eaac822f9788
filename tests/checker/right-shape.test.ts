import { isScalar, parseDocument, visit, type Scalar } from 'yaml';
import { expect, test } from 'vitest';
import { ContentInMemory } from '../../scripts/checker/content-in-memory.ts';
import { edited } from '../../scripts/checker/edit.ts';
import { pictures, texts } from './content-at-hand.ts';
import { model } from './content-copy.ts';

const content = new ContentInMemory(model, texts, pictures);

/** The lists and names of a text without its values. */
function shapeOf(text: string): string {
  const document = parseDocument(text);
  expect(document.errors).toEqual([]);
  return JSON.stringify(document.toJS(), (_, value: unknown) =>
    typeof value === 'object' && value !== null ? value : 0,
  );
}

/** The values of one line each, in the order of the file. */
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

/** What is told of a file when some of its values, one below the other, are others. */
function told(file: string, at: readonly [from: number, to: number][], values: readonly string[]) {
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
  '%s: several wrong values are told as such, and no line is moved',
  (file) => {
    const values = valuesOf(texts.get(file)!);
    const step = Math.max(1, Math.ceil(values.length / 16));
    for (let first = 0; first < values.length; first += step)
      for (const count of [3, 5]) {
        const at = values.slice(first, first + count);
        const typed = at.map((_, index) => wrong[(first + index * count) % wrong.length]!);
        const { text, problems } = told(file, at, typed);
        for (const { message, inDoubt, edit } of problems) {
          expect(inDoubt, message).toBeUndefined();
          expect(message).not.toMatch(
            /no line called|is missing|below it \(|there is no dash|changed places/,
          );
          if (edit)
            expect(shapeOf(edited(text.split('\n'), edit).join('\n')), message).toBe(shapeOf(text));
        }
      }
  },
);

test.each(['The e-mail or the password is wrong', '"Wrong: try again"', '404'])(
  'the fixed lines of signing in, reworded to %s, are each told to be fixed',
  (typed) => {
    const text = texts.get('accounts.yaml')!.replaceAll(/"?Wrong email or password"?/g, typed);
    content.write('accounts.yaml', text);
    const { problems } = content.checkWithEdits();
    content.write('accounts.yaml', texts.get('accounts.yaml'));
    expect(problems).toHaveLength(5);
    for (const { message, edit } of problems) {
      expect(message).toMatch(/must be exactly "Wrong email or password"/);
      expect(edit?.text).toMatch(/^ {2}[a-z-]+: "Wrong email or password"/);
    }
  },
);
