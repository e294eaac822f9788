import { expect, test } from 'vitest';
import { tidyingEdits } from '../../src/rules/tidying.ts';

const over = (...path: (string | number)[]) => ({ code: 'days-are-over', path });
const item = (until: string) => ({ from: '2026-11-01', until });

test('an item is removed from its list, the last one with the list', () => {
  const two = { changes: [item('2026-11-05'), item('2026-12-05')] };
  expect(tidyingEdits(over('changes', 0, 'until'), two)).toEqual([
    { kind: 'remove', path: ['changes'], index: 0 },
  ]);
  const one = { changes: [item('2026-11-05')] };
  expect(tidyingEdits(over('changes', 0, 'until'), one)).toEqual([
    { kind: 'take', path: ['changes'] },
  ]);
});

test('the timetable of a day stays without its last class, and an offer leaves its plan', () => {
  const day = { classes: [item('2026-11-05')] };
  expect(tidyingEdits(over('classes', 0, 'until'), day)).toEqual([
    { kind: 'remove', path: ['classes'], index: 0 },
  ]);
  const plans = { plans: [{ offer: item('2026-11-05') }] };
  expect(tidyingEdits(over('plans', 0, 'offer', 'until'), plans)).toEqual([
    { kind: 'take', path: ['plans', 0, 'offer'] },
  ]);
});

test('a price that has come takes the place of the old one', () => {
  const note = {
    code: 'price-has-changed',
    path: ['plans', 0, 'otherPrices', 1, 'from'],
    data: { price: 800, from: '2026-11-01' },
  };
  const withPrices = (...otherPrices: object[]) => ({ plans: [{ price: 750, otherPrices }] });
  const past = { from: '2026-10-01', price: 780 };
  const now = { from: '2026-11-01', price: 800 };
  const coming = { from: '2027-01-01', price: 850 };
  const set = { kind: 'set', path: ['plans', 0, 'price'], value: 800 };
  const list = ['plans', 0, 'otherPrices'];
  expect(tidyingEdits(note, withPrices(past, now))).toEqual([set, { kind: 'take', path: list }]);
  expect(tidyingEdits(note, withPrices(past, now, coming))).toEqual([
    set,
    { kind: 'set', path: list, value: [coming] },
  ]);
});

test('other notes have nothing to tidy', () => {
  expect(tidyingEdits({ code: 'certificate-ran-out', path: ['trainers', 0] }, {})).toEqual([]);
  expect(tidyingEdits({ code: 'days-are-over' }, {})).toEqual([]);
});
