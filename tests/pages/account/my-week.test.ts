import { expect, test } from 'vitest';
import { planWeek } from '../../../src/pages/account/my-week.ts';
import type { PlaceTime } from '../../../src/timetable/clock.ts';
import {
  type MadeUpRow,
  type MadeUpTimetable,
  row,
  weekOf,
  weeksIn,
} from '../../timetable/made-up-timetable.ts';

const always = { week: weekOf([{ opens: '00:00', closes: '24:00' }], 'closed') };
const slot = (day: MadeUpRow['day'], name: string, start: string, end: string) => ({
  ...row(day, start, end, { class: name, trainer: 'Meena R.' }),
  id: `${day}-${name}-${start.replace(':', '')}`,
});
const yoga = slot('monday', 'yoga', '09:00', '10:00');
const boxing = slot('monday', 'boxing', '09:30', '10:30');
const running = slot('friday', 'running', '18:00', '19:00');
const rows = [yoga, boxing, running];
const monday = { date: '2026-11-23', day: 'monday', time: '08:00' } as const;
const planOf = (saved: readonly string[], timetable: MadeUpTimetable, now: PlaceTime) =>
  planWeek(saved, weeksIn({ hours: always, ...timetable }, now.date, { days: 60 }), now);
const plan = (saved: string[], now: PlaceTime = monday, notice: MadeUpTimetable['notice'] = {}) =>
  planOf(saved, { rows, notice }, now);

test('the next class comes first, and what is over today comes last', () => {
  const names = (time: string) =>
    plan([running.id, yoga.id], { ...monday, time }).planned.map(({ class: id }) => id);
  expect(names('08:00')).toEqual(['yoga', 'running']);
  expect(names('09:30')).toEqual(['yoga', 'running']);
  expect(names('10:00')).toEqual(['running', 'yoga']);
});

test('classes that overlap know of each other', () => {
  const { planned } = plan([yoga.id, boxing.id, running.id]);
  expect(planned.map(({ clashes }) => clashes)).toEqual([['Boxing'], ['Yoga'], []]);
});

test('a class that is off is not the next one', () => {
  const cancellations = [{ date: '2026-11-23', class: 'yoga', start: '09:00', reason: 'Ill' }];
  const { next, planned } = plan([yoga.id, running.id], monday, { cancellations });
  expect(planned[0]!.off).toBe('Ill');
  expect(next!.class).toBe('running');
});

test('what has left the timetable is not planned, and nothing else is lost', () => {
  expect(plan(['sunday-zumba-0900', yoga.id]).planned).toHaveLength(1);
});

test('an empty week has no next class', () => {
  expect(plan([])).toEqual({ planned: [], next: undefined });
});

test('a class is on from the minute it begins, and only on its own day', () => {
  const isOn = (time: string, day: Partial<typeof monday> = monday) =>
    plan([yoga.id, running.id], { ...monday, ...day, time }).planned.map(({ onNow }) => onNow);
  expect(isOn('08:59')).toEqual([false, false]);
  expect(isOn('09:00')).toEqual([true, false]);
  expect(isOn('09:59')).toEqual([true, false]);
  // On the next Monday no class is on yet, however late it is now.
  expect(isOn('19:30')).toEqual([false, false]);
});

test('classes one after the other, and those of another day, do not clash', () => {
  const later = slot('monday', 'karate', '10:00', '11:00');
  const friday = slot('friday', 'zumba', '09:00', '10:00');
  const ids = [yoga.id, later.id, friday.id];
  const { planned } = planOf(ids, { rows: [yoga, later, friday] }, monday);
  expect(planned.map(({ clashes }) => clashes)).toEqual([[], [], []]);
});

test('a class that began yesterday is on until it ends, and clashes with one of today', () => {
  const late = slot('monday', 'boxing', '23:30', '24:30');
  const early = slot('tuesday', 'yoga', '00:15', '01:00');
  const at = (time: string) => {
    const now = { date: '2026-11-24', day: 'tuesday', time } as const;
    const { planned } = planOf([late.id, early.id], { rows: [late, early] }, now);
    return planned.map(({ class: id, onNow, clashes }) => `${id} ${onNow} ${clashes.join()}`);
  };
  expect(at('00:00')).toEqual(['boxing true Yoga', 'yoga false Boxing']);
  expect(at('00:30')).toEqual(['yoga true ', 'boxing false ']);
});

test('rows of one class that hold on different days are saved as one, and the next session stands for all', () => {
  const both = [
    { ...yoga, until: '2026-11-29' },
    { ...yoga, trainer: 'Joel D.', from: '2026-11-30' },
  ];
  const trainersOn = (date: string) =>
    planOf([yoga.id], { rows: both }, { ...monday, date }).planned.map(({ coach }) => coach);
  expect(trainersOn('2026-11-23')).toEqual(['Meena R.']);
  expect(trainersOn('2026-11-30')).toEqual(['Joel D.']);
  expect(planOf([`${yoga.id}--2`], { rows: both }, monday).planned).toEqual([]);
});
