import { expect, test } from 'vitest';
import { actionInWords } from '../../src/desk/draft/changes.ts';
import { valuesWith } from '../../src/desk/draft/edit.ts';
import type { Action } from '../../src/desk/draft/protocol.ts';
import { namesIn } from '../../src/desk/draft/use-desk.ts';
import { daysInSentence } from '../../src/desk/words/in-words.ts';
import { deskOfEachTest, editsOf, errorsOf, said, set } from './desk-at-hand.ts';

const at = deskOfEachTest();

const offer = { price: 600, from: '2026-11-20', until: '2026-12-31' };
const picture = { file: 'pages/home.yaml', path: ['hero', 'image'] };

test.each<[string, () => Action[], string[]]>([
  [
    'days in a row, with one preposition and one month',
    () => [
      editsOf('hours.yaml', {
        kind: 'set',
        path: ['exceptions'],
        value: [{ from: '2026-12-25', until: '2026-12-26', closed: true, reason: 'Christmas' }],
      }),
    ],
    ['Closed from Friday 25 to Saturday 26 December, Christmas'],
  ],
  [
    'a photograph with its description and its focus',
    () => [
      {
        edits: [
          { ...picture, kind: 'set', value: 'another-photograph.jpg' },
          { ...picture, kind: 'set', path: ['hero', 'focus'], value: '10% 90%' },
        ],
      },
    ],
    ['Home: new photograph at the top'],
  ],
])('%s is said as people say it', (_, acts, sentences) => {
  for (const act of acts()) at.desk.write(act);
  expect(said(at.desk)).toEqual(sentences);
});

test('an offer that is taken away ends', () => {
  const shown = at.desk.current();
  const place = { file: 'plans.yaml', path: ['plans', 1, 'offer'] };
  const before = valuesWith(shown.values, [{ ...place, kind: 'set', value: offer }]);
  const ended = { ...place, kind: 'remove' } as const;
  const { what } = actionInWords(before, [ended], shown.setting.forms, namesIn(shown));
  expect(what).toMatch(/^The offer for .+ ends now$/);
});

test.each([
  ['2026-12-25', '2026-12-25', 'on Friday 25 December'],
  ['2026-12-25', '2026-12-26', 'from Friday 25 to Saturday 26 December'],
  ['2026-12-31', '2027-01-02', 'from Thursday 31 December to Saturday 2 January'],
])('the days from %s to %s are %s', (from, until, days) => {
  expect(daysInSentence(from, until)).toBe(days);
});

test('a wrong value is not said again in quotes: the field shows it', async () => {
  at.desk.write(set('plans.yaml', ['plans', 0, 'price'], '-5'));
  at.desk.write(set('contact.yaml', ['phone', 'number'], 'call us'));
  const errors = await errorsOf(at.desk);
  expect(errors).toEqual([
    'A phone number has only + and digits, such as +91 80 4123 4567.',
    'Write the price in whole rupees, such as 750.',
  ]);
});
