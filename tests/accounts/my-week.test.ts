import { expect, test } from 'vitest';
import { planWeek } from '../../src/accounts/my-week.ts';
import type { Exceptions, LiveSlot } from '../../src/timetable/special-days.ts';
import { weekOf } from '../timetable/usual-week.ts';

const open = [{ opens: '05:00', closes: '23:59' }];
const calendar: Exceptions = {
  week: weekOf(open, open),
  exceptions: [],
  cancellations: [],
};
const slot = (day: LiveSlot['day'], name: string, start: string, end: string): LiveSlot => ({
  id: `${day}-${name}-${start.replace(':', '')}`,
  day,
  start,
  end,
  classId: name,
  class: name,
  trainer: 'Meena R.',
});
const yoga = slot('monday', 'yoga', '09:00', '10:00');
const boxing = slot('monday', 'boxing', '09:30', '10:30');
const running = slot('friday', 'running', '18:00', '19:00');
const slots = [yoga, boxing, running];
const monday = { date: '2026-11-23', day: 'monday', time: '08:00' } as const;
const plan = (saved: string[], now: Parameters<typeof planWeek>[3] = monday, changed = {}) =>
  planWeek(saved, slots, { ...calendar, ...changed }, now);

test('the next class comes first, and what is over today comes last', () => {
  const names = (time: string) =>
    plan([running.id, yoga.id], { ...monday, time }).planned.map(({ slot: one }) => one.class);
  expect(names('08:00')).toEqual(['yoga', 'running']);
  expect(names('09:30')).toEqual(['yoga', 'running']);
  expect(names('10:00')).toEqual(['running', 'yoga']);
});

test('classes that overlap know of each other', () => {
  const { planned } = plan([yoga.id, boxing.id, running.id]);
  expect(planned.map(({ clashes }) => clashes)).toEqual([['boxing'], ['yoga'], []]);
});

test('a class that is off is not the next one', () => {
  const cancellations = [{ date: '2026-11-23', class: 'yoga', start: '09:00', reason: 'Ill' }];
  const { next, planned } = plan([yoga.id, running.id], monday, { cancellations });
  expect(planned[0]!.cancelled).toBe('Ill');
  expect(next!.slot.class).toBe('running');
});

test('what has left the timetable is named, and nothing else is lost', () => {
  const { gone, planned } = plan(['sunday-zumba-0900', yoga.id]);
  expect(gone).toEqual(['sunday-zumba-0900']);
  expect(planned).toHaveLength(1);
});

test('an empty week has no next class', () => {
  expect(plan([])).toEqual({ planned: [], next: undefined, gone: [] });
});
