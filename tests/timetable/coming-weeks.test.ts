import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { addDays, dayOf } from '../../src/timetable/clock.ts';
import {
  isKnown,
  sessionsFrom,
  statesNow,
  stillToCome,
  timeWords,
  weekdayName,
} from '../../src/timetable/coming-weeks.ts';
import { comingWeeks } from '../../src/timetable/make-coming-weeks.ts';
import type { LiveSlot, SpecialDays } from '../../src/timetable/special-days.ts';
import { weekOf } from './usual-week.ts';

/** Wednesday, November 25, 2026. */
const today = '2026-11-25';
const calendar: SpecialDays = {
  week: weekOf([{ opens: '05:30', closes: '23:30' }]),
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

/** What is still to come from a time of today on, in some days. */
const from = (time: string, slots: LiveSlot[], special: Partial<SpecialDays> = {}, days = 8) => {
  const weeks = comingWeeks({ ...calendar, ...special }, slots, today);
  return stillToCome(sessionsFrom(weeks, today, days), { date: today, time }).map(
    ({ date, start, coach }) => `${date} ${start} ${coach}`,
  );
};

test('a time of today counts until it begins, and then that of the next week', () => {
  const slots = [slot('wednesday', '18:00'), slot('thursday', '06:00')];
  const [thursday, next] = ['2026-11-26 06:00 Asha', '2026-12-02 18:00 Asha'];
  expect(from('17:59', slots)).toEqual(['2026-11-25 18:00 Asha', thursday, next]);
  expect(from('18:00', slots)).toEqual([thursday, next]);
});

test('sessions are in order, whatever the order of the timetable', () => {
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
  expect(from('12:00', slots, { changes, exceptions }, 7)).toEqual(['2026-11-26 19:30 Ravi']);
});

test('an extra class is there on its date, one of some weeks in those, and one that is over never', () => {
  const extra = slot('saturday', '11:00', { weeks: { from: '2026-11-28', until: '2026-11-28' } });
  const rare = slot('saturday', '16:00', { weeks: { weeksOfMonth: ['first'] } });
  const over = slot('monday', '09:00', { weeks: { from: '2026-11-16', until: '2026-11-16' } });
  expect(from('12:00', [extra, rare, over])).toEqual(['2026-11-28 11:00 Asha']);
  expect(from('12:00', [rare], {}, 35)).toEqual(['2026-12-05 16:00 Asha']);
});

test('words come ready: of times, dates and weekdays, and of how a session differs', () => {
  const instead = { trainer: 'Ravi' };
  const changes = [{ from: today, until: today, classId: 'yoga', start: '18:00', instead }];
  const said = { trainer: '{trainer} instead of {usualTrainer}', time: '{start}' };
  const words = said as NonNullable<Parameters<typeof comingWeeks>[3]>['words'] & object;
  const weeks = comingWeeks({ ...calendar, changes }, [slot('wednesday', '18:00')], today, {
    words,
  });
  expect(weeks.sessions.map(({ note }) => note)).toEqual(['Ravi instead of Asha', undefined]);
  expect(timeWords(weeks, '18:55')).toBe('6:55pm');
  expect(weeks.dates['2026-11-28']).toBe('November 28, 2026');
  for (let ahead = 0; ahead < 35; ahead++) {
    const date = addDays(today, ahead);
    expect(weekdayName(weeks, date).toLowerCase()).toBe(dayOf(date));
  }
});

test('five weeks are known, no day more, and of a week of 24 classes in 2 kB', () => {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
  const slots = days.flatMap((day) =>
    ['07:00', '09:00', '17:00', '18:00'].map((start) => slot(day, start)),
  );
  const weeks = comingWeeks(calendar, slots, today);
  const known = (date: string) => isKnown(weeks, date);
  expect(['2026-11-23', '2026-11-24', '2026-12-30', '2026-12-31'].map(known)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(sessionsFrom(weeks, '2026-12-31', 7)).toEqual([]);
  expect(brotliCompressSync(JSON.stringify(weeks)).length).toBeLessThan(2_000);
});

test('a gym that is closed for long says when it opens again', () => {
  const renovation = { from: today, until: '2027-03-31', spans: [], reason: 'Renovation' };
  const weeks = comingWeeks({ ...calendar, exceptions: [renovation] }, [], today, {
    allDates: false,
  });
  expect(isKnown(weeks, '2027-04-01')).toBe(true);
  expect(isKnown(weeks, '2027-04-02')).toBe(false);
  expect(Object.values(weeks.dates)).toContain('April 1, 2027');
});

const dayOfFour = [
  slot('wednesday', '09:00', { end: '10:00' }),
  slot('wednesday', '11:00', { end: '12:00' }),
  slot('wednesday', '16:00', { end: '17:00' }),
  slot('wednesday', '18:00', { end: '19:00' }),
];
const off = { from: today, until: today, classId: 'yoga', start: '11:00', off: 'Ill' };

test.each([
  ['08:59', ['upNext', 'cancelled', 'later', 'later']],
  ['09:00', ['onNow', 'cancelled', 'upNext', 'later']],
  ['09:59', ['onNow', 'cancelled', 'upNext', 'later']],
  ['10:00', ['finished', 'cancelled', 'upNext', 'later']],
  ['16:30', ['finished', 'cancelled', 'onNow', 'upNext']],
  ['19:00', ['finished', 'cancelled', 'finished', 'finished']],
])('at %s the classes of a day are %o', (time, expected) => {
  const weeks = comingWeeks({ ...calendar, changes: [off] }, dayOfFour, today);
  const states = statesNow(weeks, { date: today, day: 'wednesday', time });
  expect(dayOfFour.map(({ id }) => states.get(id))).toEqual(expected);
});

test('a class that goes on after midnight is on in the first minutes of the next day', () => {
  const always = { ...calendar, week: weekOf([{ opens: '00:00', closes: '24:00' }]) };
  const late = slot('tuesday', '23:30', { end: '24:30' });
  const weeks = comingWeeks(always, [late], today);
  const at = (time: string) => statesNow(weeks, { date: today, day: 'wednesday', time });
  expect(at('00:29').get(late.id)).toBe('onNow');
  expect(at('00:30').get(late.id)).toBeUndefined();
});
