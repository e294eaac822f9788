import { expect, test } from 'vitest';
import type { Plans } from '../../src/content/plans.ts';
import { usualPriceOn } from '../../src/content/prices.ts';
import { asksWhen, changedFields, movedFrom } from '../../src/desk/draft/beginnings.ts';
import { publishedValueAt } from '../../src/desk/draft/published-value.ts';
import type { DeskState } from '../../src/desk/draft/desk-state.ts';
import { editsFollowing } from '../../src/desk/screens/ClassForm.tsx';
import { copyEdit, moveAction, movedFromDay } from '../../src/desk/screens/moving-class.ts';
import {
  allPricesFromDay,
  raisedPrices,
  classFromDay,
  classOnDays,
  priceFromDay,
} from '../../src/desk/screens/postponed-change.ts';
import { rowsOfDay } from '../../src/desk/screens/timetable-rows.ts';
import { deskOfEachTest, errorsOf, set as setIn, checkedState } from './desk-at-hand.ts';

const at = deskOfEachTest();

const plan = { file: 'plans.yaml', path: ['plans', 0] };
const day = 'schedule/monday.yaml';
type Fields = Record<string, unknown>;

const set = (...place: Parameters<typeof setIn>) => at.desk.write(setIn(...place));
const shownNow = () => checkedState(at.desk);
const classes = (shown: Pick<DeskState, 'values'>) =>
  (shown.values[day] as { classes: Fields[] }).classes;
const said = () => at.desk.current().changes.map(({ what, rest }) => [what, rest]);

test('a price begins on a day, and until then the old one stays', async () => {
  set('plans.yaml', ['plans', 0, 'price'], 800);
  at.desk.write({ edits: priceFromDay(await shownNow(), plan, 750, '2027-01-01', false) });
  const { values } = await shownNow();
  expect((values['plans.yaml'] as { plans: Fields[] }).plans[0]).toMatchObject({
    price: 750,
    otherPrices: [{ price: 800, from: '2027-01-01' }],
  });
  expect(said()).toEqual([['Beginners: ₹800 from Fri 1 January 2027 on', undefined]]);
});

test('a price that is announced beforehand joins those that there are, and the sentence says it', async () => {
  set('plans.yaml', ['plans', 0, 'price'], 800);
  at.desk.write({ edits: priceFromDay(await shownNow(), plan, 750, '2027-01-01', false) });
  set('plans.yaml', ['plans', 0, 'price'], 700);
  at.desk.write({ edits: priceFromDay(await shownNow(), plan, 750, '2027-02-01', true) });
  const { changes } = at.desk.current();
  expect(changes.at(-1)!.what).toBe(
    'Beginners: ₹700 from Mon 1 February 2027 on, announced beforehand',
  );
  const { values } = await shownNow();
  expect((values['plans.yaml'] as { plans: Fields[] }).plans[0]!['otherPrices']).toHaveLength(2);
  expect(await errorsOf(at.desk)).toEqual([]);
});

test('a class changes from a day on: the old one ends on the day before, in the order of the day', async () => {
  const before = classes(await shownNow());
  const published = before[0]!;
  set(day, ['classes', 0, 'start'], '23:00');
  set(day, ['classes', 0, 'end'], '23:30');
  const shown = await shownNow();
  const [row] = rowsOfDay(shown.values, 'monday');
  expect(changedFields(classes(shown)[0]!, published)).toEqual(['start', 'end']);
  at.desk.write(classFromDay(shown, row!, published, '2027-01-04'));
  const after = classes(await shownNow());
  expect(after[0]).toEqual({ ...published, until: '2027-01-03' });
  expect(after.at(-1)).toEqual({ ...published, start: '23:00', end: '23:30', from: '2027-01-04' });
  expect(after).toHaveLength(before.length + 1);
  expect(await errorsOf(at.desk)).toEqual([]);
  expect(said()).toEqual([
    ['Cycling (Monday) changes from Mon 4 January 2027', '11:00 pm, with Joel D.'],
  ]);
});

test('a class at another time from a day on is one change, and is not asked about again', async () => {
  const published = classes(await shownNow())[0]!;
  const before = await shownNow();
  const [first] = rowsOfDay(before.values, 'monday');
  at.desk.write({
    edits: [
      { file: day, kind: 'set', path: ['classes', 0, 'start'], value: '09:30' },
      ...editsFollowing(before, first!, 'start', '09:30'),
    ],
  });
  const shown = await shownNow();
  expect(asksWhen(shown, { file: day, path: ['classes', 0] })).toBe(true);
  const [row] = rowsOfDay(shown.values, 'monday');
  at.desk.write(classFromDay(shown, row!, published, '2027-01-04'));
  expect(said()).toEqual([
    ['Cycling (Monday) changes from Mon 4 January 2027', '9:30 am, with Joel D.'],
  ]);
  const after = await shownNow();
  expect(classes(after)[1]).toMatchObject({ start: '09:30', from: '2027-01-04' });
  expect(asksWhen(after, { file: day, path: ['classes', 1] })).toBe(false);
});

const moved = async () => {
  set(day, ['classes', 0, 'start'], '12:00');
  set(day, ['classes', 0, 'end'], '13:00');
  const before = await shownNow();
  at.desk.write(moveAction(before, rowsOfDay(before.values, 'monday')[0]!, 'tuesday'));
  const shown = await shownNow();
  const row = rowsOfDay(shown.values, 'tuesday').find(({ start }) => start === '12:00')!;
  return { shown, row, place: { file: row.file, path: ['classes', row.index] } };
};

test('a class that moves to another weekday is asked from when, beside its former day and time', async () => {
  const published = classes(await shownNow())[0]!;
  const { shown, place } = await moved();
  expect(asksWhen(shown, place)).toBe(true);
  expect(movedFrom(shown, place)).toEqual({ day: 'monday', at: 0, value: published });
  expect(publishedValueAt(shown, { ...place, path: [...place.path, 'start'] })).toBe('09:00');
  expect(said().map(([what]) => what)).toContain('Cycling moves from Monday 9:00 am to Tuesday');
});

test('a class is on another weekday from a day on, and until then where it was, in one change', async () => {
  const before = classes(await shownNow());
  const { shown, row, place } = await moved();
  at.desk.write(movedFromDay(shown, row, movedFrom(shown, place)!, '2027-01-04'));
  const { values } = await shownNow();
  expect(classes({ values })).toEqual([{ ...before[0], until: '2027-01-03' }, ...before.slice(1)]);
  const [then] = rowsOfDay(values, 'tuesday').filter(({ start }) => start === '12:00');
  expect(then).toMatchObject({ class: 'cycling', weeks: { from: '2027-01-04' } });
  expect(await errorsOf(at.desk)).toEqual([]);
  expect(said().map(([what]) => what)).toEqual([
    'From Mon 4 January 2027, Cycling is on Tuesday at 12:00 pm, not on Monday at 9:00 am',
  ]);
  const later = rowsOfDay(values, 'tuesday').find(({ start }) => start === '12:00')!;
  expect(asksWhen(await shownNow(), { ...place, path: ['classes', later.index] })).toBe(false);
  at.desk.step('undo');
  expect(movedFrom(at.desk.current(), place)).toBeDefined();
});

test('another coach from a day on is one change', async () => {
  const [published] = classes(await shownNow());
  set(day, ['classes', 0, 'trainer'], 'kavya-n');
  const shown = await shownNow();
  const [row] = rowsOfDay(shown.values, 'monday');
  at.desk.write(classFromDay(shown, row!, published!, '2027-01-04'));
  expect(said()).toEqual([
    ['Cycling (Monday) changes from Mon 4 January 2027', '9:00 am, with Kavya N.'],
  ]);
});

test('a class changes on some days only: the timetable stays, and the notice has the change', async () => {
  const [published] = classes(await shownNow());
  set(day, ['classes', 0, 'trainer'], 'kavya-n');
  const shown = await shownNow();
  const [row] = rowsOfDay(shown.values, 'monday');
  const days = { from: '2026-12-07', until: '2026-12-20' };
  at.desk.write({ edits: classOnDays(shown, row!, published!, days) });
  expect(classes(await shownNow())[0]).toEqual(published);
  const state = at.desk.current();
  expect((state.values['notice.yaml'] as { changes: Fields[] }).changes).toEqual([
    { ...days, class: 'cycling', start: '09:00', trainer: 'kavya-n' },
  ]);
  expect(state.changes.map(({ what }) => what)).toEqual([
    expect.stringContaining('Kavya N. gives Cycling from Mon'),
  ]);
});

test('all plans cost more from a day on, also one whose price changes on that day anyway', async () => {
  const from = '2027-01-01';
  set('plans.yaml', ['plans', 1, 'otherPrices'], [{ price: 990, from }]);
  const before = await shownNow();
  const { plans } = before.values['plans.yaml'] as Plans;
  const raised = raisedPrices(plans, 50, from);
  at.desk.write({ edits: allPricesFromDay(plans, raised, from, false) });
  const after = (await shownNow()).values['plans.yaml'] as Plans;
  expect(await errorsOf(at.desk)).toEqual([]);
  expect(after.plans.map((plan) => usualPriceOn(plan, from))).toEqual(
    plans.map((plan, index) => 50 + (index === 1 ? 990 : plan.price)),
  );
  expect(after.plans.map(({ price }) => price)).toEqual(plans.map(({ price }) => price));
  expect(after.plans[1]!.otherPrices).toHaveLength(1);
});

test('the same class is added on another day, in the order of that day', async () => {
  const before = await shownNow();
  const [row] = rowsOfDay(before.values, 'monday');
  at.desk.write({ edits: [copyEdit(before, row!, 'sunday')] });
  const after = await shownNow();
  const starts = rowsOfDay(after.values, 'sunday').map(({ start }) => start);
  expect(starts).toHaveLength(rowsOfDay(before.values, 'sunday').length + 1);
  expect(starts).toEqual(starts.toSorted());
  expect(rowsOfDay(after.values, 'sunday')).toContainEqual(
    expect.objectContaining({
      class: row!.class,
      trainer: row!.trainer,
      start: row!.start,
      end: row!.end,
    }),
  );
  expect(rowsOfDay(after.values, 'monday')).toEqual(rowsOfDay(before.values, 'monday'));
});
