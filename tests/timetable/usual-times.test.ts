import { expect, test } from 'vitest';
import type { ScheduleRow } from '../../src/content/schedule.ts';
import { byWeekday, type Weekday } from '../../src/content/weekdays.ts';
import { usualCoachOf, usualMinutesOf, usualTimeOf } from '../../src/timetable/slots.ts';

const today = '2026-11-26';
const row = (start: string, end: string, trainer: string, more: Partial<ScheduleRow> = {}) => ({
  class: 'yoga',
  start,
  end,
  trainer,
  ...more,
});
const weekOf = (days: Partial<Record<Weekday, ScheduleRow[]>>) =>
  byWeekday((day) => days[day] ?? []);
const usualIn = (days: Partial<Record<Weekday, ScheduleRow[]>>) => {
  const week = weekOf(days);
  const time = usualTimeOf(week, 'yoga', today);
  return {
    coach: usualCoachOf(week, 'yoga', today),
    minutes: usualMinutesOf(week, 'yoga', today),
    start: time?.start,
    days: time?.rows.map(({ day }) => day),
  };
};

test('what a class usually is, most of its times are', () => {
  const days = {
    monday: [row('09:00', '10:00', 'ann'), row('18:00', '19:30', 'ben')],
    wednesday: [row('18:00', '19:30', 'ben'), { ...row('07:00', '08:00', 'cy'), class: 'boxing' }],
  };
  const usual = { coach: 'ben', minutes: 90, start: '18:00', days: ['monday', 'wednesday'] };
  expect(usualIn(days)).toEqual(usual);
});

test('of several that are as frequent it is the first of the week, and the earliest of the day', () => {
  const days = {
    monday: [row('18:00', '19:00', 'ann')],
    tuesday: [row('07:00', '07:45', 'ben')],
  };
  const usual = { coach: 'ann', minutes: 60, start: '07:00', days: ['tuesday'] };
  expect(usualIn(days)).toEqual(usual);
});

test('times that have ended do not count, and those to come only if there are no others', () => {
  const ended = row('06:00', '07:00', 'ann', { until: '2026-11-25' });
  const last = row('09:00', '10:00', 'ben', { until: today });
  const later = row('20:00', '20:30', 'cy', { from: '2026-11-27' });
  expect(usualIn({ monday: [ended, ended], friday: [last], sunday: [later, later] })).toEqual({
    coach: 'ben',
    minutes: 60,
    start: '09:00',
    days: ['friday'],
  });
  expect(usualIn({ monday: [ended], sunday: [later] })).toMatchObject({ coach: 'cy', minutes: 30 });
});

test('a class that is not held every week has no weekly time, and one without times nothing', () => {
  const firstOfMonth = row('09:00', '10:00', 'ann', { weeksOfMonth: ['first'] });
  expect(usualIn({ monday: [firstOfMonth] })).toMatchObject({ coach: 'ann', start: undefined });
  const nothing = { coach: undefined, minutes: undefined, start: undefined, days: undefined };
  expect(usualIn({})).toEqual(nothing);
});
