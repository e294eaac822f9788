import { expect, test } from 'vitest';
import { visitorsSee } from '../../src/desk/screens/Publishes.tsx';
import { addDays } from '../../src/content/dates.ts';
import { today } from '../check/content-copy.ts';
import type { Action } from '../../src/desk/draft/protocol.ts';
import { listAt } from '../../src/content/path.ts';
import { classFromDay } from '../../src/desk/screens/postponed-change.ts';
import { rowsOfDay } from '../../src/desk/screens/timetable-rows.ts';
import { deskOfEachTest, editsOf, set, setPrice } from './desk-at-hand.ts';

const at = deskOfEachTest();
const [day, later] = [addDays(today, 9), addDays(today, 36)];

const laterPrice = (announced: boolean) =>
  editsOf('plans.yaml', {
    kind: 'set',
    path: ['plans', 1, 'otherPrices'],
    value: [{ from: later, price: 1990, ...(announced && { announced }) }],
  });

const acts: Record<string, [act: () => Action, seen: string]> = {
  'a price of today': [() => setPrice(0, 1300), 'now'],
  'a later price': [() => laterPrice(false), later],
  'a later price that is announced': [() => laterPrice(true), 'now'],
  'an offer to come': [
    () => set('plans.yaml', ['plans', 0, 'offer'], { price: 500, from: day, until: later }),
    day,
  ],
  'a notice to come': [
    () => {
      const { notices = [] } = at.desk.current().values['notice.yaml'] as { notices?: unknown[] };
      const value = { text: 'The pool is closed.', from: day, until: later };
      return editsOf(
        'notice.yaml',
        notices.length > 0
          ? { kind: 'insert', path: ['notices', notices.length], value }
          : { kind: 'set', path: ['notices'], value: [value] },
      );
    },
    day,
  ],
  'a class that changes later': [
    () => {
      const { values } = at.desk.current();
      const [row] = rowsOfDay(values, 'monday');
      const published = listAt(values[row!.file], ['classes'])[0] as Record<string, unknown>;
      at.desk.write(set(row!.file, ['classes', 0, 'start'], '05:45'));
      return classFromDay(at.desk.current(), row!, published, later);
    },
    later,
  ],
  'a post of a later day': [() => set(aPost(), ['date'], day), day],
  'a post that stays a draft': [() => set(aPost(), ['draft'], true), 'hidden'],
  'a hidden plan': [() => set('plans.yaml', ['plans', 0, 'shown'], false), 'hidden'],
};
const aPost = () => at.desk.current().files.find((file) => file.startsWith('posts/'))!;

test.each(Object.entries(acts))(
  '%s is published, and when it is seen is known',
  async (_, [act, seen]) => {
    at.desk.write(act());
    expect(await at.desk.publishDraft('Asha'), at.desk.current().refused).toBe(true);
    expect(new Set(at.desk.current().seenFrom)).toEqual(new Set([seen]));
  },
);

test('what is said of it', () => {
  const [one, other] = ['2026-12-05', '2027-01-01'];
  expect(
    [['now'], [other, one, one], ['now', one], ['hidden'], ['hidden', one], []].map(visitorsSee),
  ).toMatchInlineSnapshot(`
    [
      "Visitors see it now.",
      "Visitors see it from Sat 5 December 2026 and Fri 1 January 2027.",
      "Visitors see it now, and what begins later from Sat 5 December 2026.",
      "Visitors do not see it: it is hidden.",
      "Visitors see it from Sat 5 December 2026. They do not see what is hidden.",
      "Visitors see it now.",
    ]
  `);
});
