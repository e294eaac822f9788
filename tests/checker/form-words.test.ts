import { expect, test } from 'vitest';
import { ContentInMemory } from '../../scripts/checker/content-in-memory.ts';
import { formWords } from '../../scripts/checker/form-words.ts';
import { pictures, texts } from './content-at-hand.ts';
import { model } from './content-copy.ts';
import { mistakes } from './mistakes.ts';

const content = new ContentInMemory(model, texts, pictures);

/** What a value that somebody typed into a field can bring: with the problem, the words beside the field. */
const ofFields = mistakes.flatMap(({ mistake, file, from, to, and }) => {
  for (const change of [{ file, from, to }, ...(and ? [and] : [])])
    content.write(
      change.file,
      texts.get(change.file)!.replace(change.from, () => change.to),
    );
  const { problems } = content.check();
  for (const one of [file, ...(and ? [and.file] : [])]) content.write(one, texts.get(one));
  return problems
    .filter(({ path, inDoubt }) => path !== undefined && !inDoubt)
    .map((problem) => ({ mistake, problem, ...(formWords(problem) ?? problem) }));
});

test('most mistakes of values have a field', () => {
  expect(ofFields.length).toBeGreaterThan(120);
});

test.each(ofFields)('$mistake: $message $mend', ({ problem, message, mend }) => {
  // What a form has not: names before colons, dashes, quotes, remarks, blanks before a line.
  const told = message + mend;
  if (/begins with #|behind a #|no line called/.test(problem.message)) return;
  expect(told).not.toMatch(
    /\bdash|double quotes|in quotes|#|left edge|\blines? \w+:|\bon a line of/,
  );
  expect(mend).not.toMatch(/^(?:Write|Put it:) (?:\w+: |- )/);
  expect(mend).not.toMatch(/same blanks|below it/);
});

test.each([
  [
    'plans.yaml',
    'price: 750',
    'price: ₹750',
    'This must be a number of rupees, but here is the text "₹750".',
    'Write 750',
  ],
  ['schedule/monday.yaml', 'start: "16:00"', 'start: "4 pm"', undefined, 'Write 16:00'],
])('%s: %s → %s', (file, from, to, message, mend) => {
  content.write(file, texts.get(file)!.replace(from, to));
  const [problem] = content.check().problems;
  content.write(file, texts.get(file));
  const words = formWords(problem!);
  if (message !== undefined) expect(words?.message).toBe(message);
  expect(words?.mend).toBe(mend);
});
