import { expect, test } from 'vitest';
import { unconfirmedIn } from '../../../src/check/check-across-files.ts';
import { ContentInMemory } from '../../../src/check/content-in-memory.ts';
import { factsAreFilled } from '../../../src/check/rules/completeness.ts';
import { factsOf, localFactsOf } from '../../../src/content/facts.ts';
import { type Files, wholeOf } from '../../../src/content/files.ts';
import { factNames, localFactNames } from '../../../src/content/placeholders.ts';
import { visibleContent } from '../../../src/content/visible.ts';
import { weekdays } from '../../../src/content/weekdays.ts';
import { pictures, texts } from '../content-at-hand.ts';
import { today } from '../content-copy.ts';
import { all, contentOf } from './content-of.ts';

const names = [...factNames, ...localFactNames];
const { content: checked } = new ContentInMemory(today, texts, pictures).check();

/** The content with a question that has every fact, after a change. */
function contentWith(change: (files: Files) => void) {
  const content = structuredClone(checked);
  const files = wholeOf(content)!;
  change(files);
  files['faq.yaml'].questions[0]!.answer = names.map((name) => `{${name}}`).join(' ');
  return content;
}

test.each([
  [
    'no plan shares a feature',
    (files: Files) =>
      files['plans.yaml'].plans.forEach((plan, index) => {
        plan.features = index === 0 ? [] : plan.features;
      }),
    ['sharedFeatures'],
  ],
  [
    'no plan is shown',
    (files: Files) =>
      files['plans.yaml'].plans.forEach((plan) => {
        plan.shown = false;
      }),
    ['highestPrice', 'lowestPrice', 'planPrices', 'sharedFeatures', 'unit'],
  ],
  [
    'no class is held every week',
    (files: Files) =>
      weekdays.forEach((day) => {
        files[`schedule/${day}.yaml`].classes = [];
      }),
    ['classDays', 'latestDays', 'latestStart'],
  ],
  [
    'no class has a card',
    (files: Files) => {
      files['pages/classes.yaml'].cards = [];
    },
    ['cardClasses'],
  ],
])('if %s, each sentence with an empty fact is reported, and no other', (_, change, empty) => {
  const content = contentWith(change);
  const found = all(factsAreFilled(content, today));
  const inFaq = found.filter(
    ({ file, path }) => file === 'faq.yaml' && path.join() === 'questions,0,answer',
  );
  expect(inFaq.map(({ at }) => at).sort()).toEqual(empty.map((name) => `{${name}}`));
  for (const { file, path, at } of found)
    expect([file, path.length > 0, at]).not.toContain(undefined);
  const files = wholeOf(visibleContent(content, { today, accounts: true, drafts: false }))!;
  const facts = { ...factsOf(files, today), ...localFactsOf(files, today) };
  const odd = names.filter((name) => /^\s*$|NaN|∞|undefined/.test(String(facts[name])));
  expect(odd.sort()).toEqual(empty);
});

test('a sentence that a plan without a shared feature empties is named with its place and a remedy', () => {
  const content = contentWith((files) => {
    files['plans.yaml'].plans[0]!.features = [];
  });
  expect(all(factsAreFilled(content, today))).toContainEqual({
    file: 'faq.yaml',
    path: ['questions', 0, 'answer'],
    at: '{sharedFeatures}',
    message: '{sharedFeatures} is empty now, so that visitors would see a gap in this sentence.',
    remedy: 'Write the sentence without {sharedFeatures}, or give all plans a feature in common.',
  });
});

test('every fact of the content has a value', () => {
  expect(
    all(
      factsAreFilled(
        contentWith(() => undefined),
        today,
      ),
    ),
  ).toEqual([]);
});

test('what is still an example is called by its name', () => {
  const example = { placeholder: true };
  const content = contentOf({
    'trainers.yaml': {
      trainers: [
        { name: 'Anaïs', ...example },
        { name: 'Joel D.', certificates: [{ title: 'First aid', ...example }] },
      ],
    },
    'faq.yaml': { questions: [{ question: 'Where?', ...example }] },
  });
  expect(all(unconfirmedIn(content)).map(({ message }) => message)).toEqual([
    '"Anaïs" in "Coaches" is still an example (placeholder: true).',
    '"First aid" in "Certificates" is still an example (placeholder: true).',
    '"Where?" in "Questions" is still an example (placeholder: true).',
  ]);
});
