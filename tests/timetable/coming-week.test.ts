import { expect, test } from 'vitest';
import { comingWeek, stillToCome } from '../../src/timetable/coming-week.ts';
import { partOfDay } from '../../src/timetable/part-of-day.ts';
import type { LiveSlot } from '../../src/timetable/special-days.ts';
import { weekOf } from './usual-week.ts';

const slot = (day: LiveSlot['day'], start: string): LiveSlot => ({
  id: `${day}-yoga-${start.replace(':', '')}`,
  day,
  start,
  end: `${start.slice(0, 2)}:45`,
  classId: 'yoga',
  class: 'Yoga',
  trainer: 'Meena R.',
});
const calendar = {
  week: weekOf([{ opens: '06:00', closes: '22:00' }]),
  exceptions: [{ from: '2026-11-30', until: '2026-11-30', spans: [], reason: 'Holiday' }],
  changes: [],
};
const slots = [slot('monday', '09:00'), slot('thursday', '09:00'), slot('thursday', '18:00')];

test('the coming week begins today and ends before the same weekday', () => {
  const week = comingWeek(calendar, slots, '2026-11-26');
  expect(week.map(({ slot, date }) => `${date} ${slot.id}`)).toEqual([
    '2026-11-26 thursday-yoga-0900',
    '2026-11-26 thursday-yoga-1800',
    '2026-11-30 monday-yoga-0900',
  ]);
});

test('what is still to come has not begun and is not cancelled', () => {
  const week = comingWeek(calendar, slots, '2026-11-26');
  const now = { date: '2026-11-26', day: 'thursday', time: '09:00' } as const;
  expect(stillToCome(week, now).map(({ slot }) => slot.id)).toEqual(['thursday-yoga-1800']);
  const earlier = { date: '2026-11-25', day: 'wednesday', time: '20:00' } as const;
  expect(stillToCome(week, earlier)).toHaveLength(2);
});

test('a class belongs to the part of the day in which it begins', () => {
  const limits = { afternoonFrom: '12:00', eveningFrom: '17:00' };
  expect(['11:59', '12:00', '16:59', '17:00'].map((start) => partOfDay(start, limits))).toEqual([
    'morning',
    'afternoon',
    'afternoon',
    'evening',
  ]);
});
