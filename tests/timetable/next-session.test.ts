import { expect, test } from 'vitest';
import { nextSession } from '../../src/timetable/next-session.ts';
import type { ClassChange, LiveSlot, SpecialDays } from '../../src/timetable/special-days.ts';
import { weekOf } from './usual-week.ts';

const calendar = (...changes: ClassChange[]): SpecialDays => ({
  week: weekOf([{ opens: '06:00', closes: '22:00' }]),
  exceptions: [],
  changes,
});
const slot = (day: LiveSlot['day'], start: string, more: Partial<LiveSlot> = {}): LiveSlot => ({
  id: `${day}-yoga-${start}`,
  day,
  start,
  end: `${start.slice(0, 2)}:50`,
  classId: 'yoga',
  class: 'Yoga',
  trainer: 'Asha',
  ...more,
});
const slots = [slot('tuesday', '09:00'), slot('thursday', '18:00', { trainer: 'Ravi' })];
/** A Tuesday. */
const date = '2026-11-24';
const at = (time: string, of = calendar(), list = slots, trainer?: string) => {
  const found = nextSession(of, list, { date, time }, trainer);
  return found && `${found.date} ${found.session.start} ${found.session.trainer}`;
};

test('a session is the next one until it begins', () => {
  expect(at('08:59')).toBe('2026-11-24 09:00 Asha');
  expect(at('09:00')).toBe('2026-11-26 18:00 Ravi');
});

test('late in the evening it is one of a later day, at whatever time', () => {
  expect(at('23:00')).toBe('2026-11-26 18:00 Ravi');
  expect(at('23:00', calendar(), [slots[0]!])).toBe('2026-12-01 09:00 Asha');
});

test('a class on a day on which the gym is closed is passed over', () => {
  const closed = { from: date, until: date, spans: [], reason: 'Holiday' };
  expect(at('08:00', { ...calendar(), exceptions: [closed] })).toBe('2026-11-26 18:00 Ravi');
});

test('a cancelled session is passed over, and a moved one counts at its new time', () => {
  const which = { classId: 'yoga', start: '09:00', from: date, until: date };
  expect(at('08:00', calendar({ ...which, off: 'Asha is ill' }))).toBe('2026-11-26 18:00 Ravi');
  const later = calendar({ ...which, instead: { start: '11:00', end: '11:50' } });
  expect(at('10:00', later)).toBe('2026-11-24 11:00 Asha');
});

test('of a coach it is the one that they give, also in the place of another', () => {
  expect(at('08:00', calendar(), slots, 'Ravi')).toBe('2026-11-26 18:00 Ravi');
  const change = { classId: 'yoga', start: '09:00', from: date, until: date };
  const replaced = calendar({ ...change, instead: { trainer: 'Ravi' } });
  expect(at('08:00', replaced, slots, 'Ravi')).toBe('2026-11-24 09:00 Ravi');
  expect(at('08:00', calendar(), slots, 'Nobody')).toBeUndefined();
});

test('without a class, or after the last date of one, there is none', () => {
  expect(at('08:00', calendar(), [])).toBeUndefined();
  const over = slot('monday', '09:00', { weeks: { from: '2026-11-16', until: '2026-11-16' } });
  expect(at('08:00', calendar(), [over])).toBeUndefined();
});
