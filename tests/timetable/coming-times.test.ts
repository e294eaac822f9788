import { expect, test } from 'vitest';
import { comingTimes, dayAndDate, shortDayAndDate } from '../../src/timetable/coming-times.ts';
import type { LiveSlot, SpecialDays } from '../../src/timetable/special-days.ts';

const open = [{ opens: '05:30', closes: '23:30' }];
const calendar: SpecialDays = {
  week: {
    monday: open,
    tuesday: open,
    wednesday: open,
    thursday: open,
    friday: open,
    saturday: open,
    sunday: 'closed',
  },
  exceptions: [],
  changes: [],
};

const slot = (day: LiveSlot['day'], start: string, more: Partial<LiveSlot> = {}): LiveSlot => ({
  id: `${day}-yoga-${start}`,
  day,
  start,
  end: start.replace(':00', ':55'),
  classId: 'yoga',
  class: 'Yoga',
  trainer: 'Asha',
  ...more,
});

/** Wednesday, November 25, 2026. */
const from = (time: string, slots: LiveSlot[], special: Partial<SpecialDays> = {}, days = 7) =>
  comingTimes({ ...calendar, ...special }, slots, { date: '2026-11-25', time }, days).map(
    ({ date, start, trainer }) => `${date} ${start} ${trainer}`,
  );

test('a time of today counts until it begins, and then that of the next week', () => {
  const slots = [slot('wednesday', '18:00'), slot('thursday', '06:00')];
  expect(from('17:59', slots)).toEqual(['2026-11-25 18:00 Asha', '2026-11-26 06:00 Asha']);
  expect(from('18:00', slots)).toEqual(['2026-11-26 06:00 Asha', '2026-12-02 18:00 Asha']);
  expect(from('23:59', slots)).toEqual(['2026-11-26 06:00 Asha', '2026-12-02 18:00 Asha']);
});

test('the times are in order, whatever the order of the timetable', () => {
  const slots = [slot('friday', '18:00'), slot('friday', '06:00'), slot('thursday', '22:00')];
  expect(from('12:00', slots).map((time) => time.slice(0, 16))).toEqual([
    '2026-11-26 22:00',
    '2026-11-27 06:00',
    '2026-11-27 18:00',
  ]);
});

test('what is cancelled or on a closed day is left out, and what is moved has its new time and coach', () => {
  const on = (date: string, more: object) => ({
    from: date,
    until: date,
    classId: 'yoga',
    start: '18:00',
    ...more,
  });
  const changes = [
    on('2026-11-25', { off: 'Asha is ill' }),
    on('2026-11-26', { instead: { start: '19:30', end: '20:30', trainer: 'Ravi' } }),
  ];
  const exceptions = [
    { from: '2026-11-27', until: '2026-11-27', spans: [], reason: 'Stocktaking' },
  ];
  const slots = (['wednesday', 'thursday', 'friday', 'sunday'] as const).map((day) =>
    slot(day, '18:00'),
  );
  expect(from('12:00', slots, { changes, exceptions })).toEqual(['2026-11-26 19:30 Ravi']);
});

test('an extra class is there on its date, and one of some weeks only in those', () => {
  const extra = slot('saturday', '11:00', { weeks: { from: '2026-11-28', until: '2026-11-28' } });
  const rare = slot('saturday', '16:00', { weeks: { weeksOfMonth: ['first'] } });
  expect(from('12:00', [extra, rare])).toEqual(['2026-11-28 11:00 Asha']);
  expect(from('12:00', [rare], {}, 90)[0]).toBe('2026-12-05 16:00 Asha');
});

test('dates are said with their weekday', () => {
  expect(dayAndDate('2026-11-26')).toBe('Thursday, November 26');
  expect(shortDayAndDate('2027-01-01')).toBe('Fri, Jan 1');
});
