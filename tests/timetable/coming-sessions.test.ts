import { expect, test } from 'vitest';
import { addDays, weekdayOf } from '../../src/content/dates.ts';
import { nextRows, statesNow } from '../../src/timetable/coming-sessions.ts';
import {
  isKnown,
  rowsOn,
  timeWords,
  weekdayName,
  sessionsFrom,
  stillToCome,
} from '../../src/timetable/coming-weeks.ts';
import { type MadeUpRow, type MadeUpTimetable, row, weeksIn } from './made-up-timetable.ts';

/** Wednesday, November 25, 2026. */
const today = '2026-11-25';
const slot = (day: MadeUpRow['day'], start: string, more: Parameters<typeof row>[3] = {}) =>
  row(day, start, start.replace(':00', ':55'), more);

/** What is still to come from a time of today on, in some days. */
const from = (time: string, rows: MadeUpRow[], more: Partial<MadeUpTimetable> = {}, days = 8) =>
  stillToCome(sessionsFrom(weeksIn({ rows, ...more }, today), today, days), {
    date: today,
    time,
  }).map(({ date, start, coach }) => `${date} ${start} ${coach}`);

test('a time of today counts until it begins, and then that of the next week', () => {
  const slots = [slot('wednesday', '18:00'), slot('thursday', '06:00')];
  const [thursday, next] = ['2026-11-26 06:00 Asha', '2026-12-02 18:00 Asha'];
  expect(from('17:59', slots)).toEqual(['2026-11-25 18:00 Asha', thursday, next]);
  expect(from('18:00', slots)).toEqual([thursday, next]);
});

test('what is cancelled or on a closed day is left out, and what is moved has its new time and coach', () => {
  const yoga = { class: 'yoga', start: '18:00' };
  const notice = {
    cancellations: [{ ...yoga, date: '2026-11-25', reason: 'Asha is ill' }],
    changes: [{ ...yoga, date: '2026-11-26', newStart: '19:30', newEnd: '20:30', trainer: 'Ravi' }],
  };
  const exceptions = [{ date: '2026-11-27', closed: true as const, reason: 'Stocktaking' }];
  const rows = (['wednesday', 'thursday', 'friday', 'sunday'] as const).map((day) =>
    slot(day, '18:00'),
  );
  expect(from('12:00', rows, { notice, hours: { exceptions } }, 7)).toEqual([
    '2026-11-26 19:30 Ravi',
  ]);
});

test('words come ready: of times, dates and weekdays, also of days before the first one', () => {
  const weeks = weeksIn({ rows: [slot('wednesday', '18:00')] }, today);
  expect(timeWords(weeks, '18:55')).toBe('6:55pm');
  expect(weeks.dates['2026-11-28']).toBe('November 28, 2026');
  for (let ahead = -9; ahead < 45; ahead++) {
    const date = addDays(today, ahead);
    expect(weekdayName(weeks, date).toLowerCase()).toBe(weekdayOf(date));
  }
});

test('five weeks are known, and no day more', () => {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
  const rows = days.flatMap((day) =>
    ['07:00', '09:00', '17:00', '18:00'].map((start) => slot(day, start)),
  );
  const weeks = weeksIn({ rows }, today);
  const known = (date: string) => isKnown(weeks, date);
  expect(['2026-11-23', '2026-11-24', '2026-12-30', '2026-12-31'].map(known)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(sessionsFrom(weeks, '2026-12-31', 7)).toEqual([]);
});

test('only the dates that differ are listed, and the usual week stands for all others, also for unknown days', () => {
  const changes = [{ date: '2026-12-02', class: 'yoga', start: '18:00', trainer: 'Ravi' }];
  const weeks = weeksIn({ rows: [slot('wednesday', '18:00')], notice: { changes } }, today);
  expect(Object.keys(weeks.differs)).toEqual(['2026-12-02']);
  const coachOn = (date: string) => rowsOn(weeks, date).map(({ coach }) => coach);
  expect(
    ['2026-11-25', '2026-12-02', '2026-12-09', '2027-03-03', '2025-01-01'].map(coachOn),
  ).toEqual([['Asha'], ['Ravi'], ['Asha'], ['Asha'], ['Asha']]);
  expect(coachOn('2026-11-26')).toEqual([]);
});

test('each class is listed on its next date, in order of time', () => {
  const extraClasses = [
    { date: '2026-12-10', class: 'zumba', start: '08:00', end: '09:00', trainer: 'Ravi' },
  ];
  const rows = [slot('monday', '18:00'), slot('wednesday', '09:00'), slot('wednesday', '18:00')];
  const weeks = weeksIn({ rows, notice: { extraClasses } }, today);
  const listed = (from: string) =>
    nextRows(weeks, from).map(({ date, start }) => `${date} ${start}`);
  expect(listed(today)).toEqual([
    '2026-11-25 09:00',
    '2026-11-25 18:00',
    '2026-11-30 18:00',
    '2026-12-10 08:00',
  ]);
  expect(listed('2027-03-01')).toEqual([
    '2027-03-01 18:00',
    '2027-03-03 09:00',
    '2027-03-03 18:00',
  ]);
});

test('a gym that is closed for long says when it opens again', () => {
  const exceptions = [
    { from: today, until: '2027-03-31', closed: true as const, reason: 'Renovation' },
  ];
  const weeks = weeksIn({ rows: [], hours: { exceptions } }, today, { allDates: false });
  expect(isKnown(weeks, '2027-04-01')).toBe(true);
  expect(isKnown(weeks, '2027-04-02')).toBe(false);
  expect(Object.values(weeks.dates)).toContain('April 1, 2027');
});

const dayOfFour = ['09:00', '11:00', '16:00', '18:00'].map((start) =>
  row('wednesday', start, `${Number(start.slice(0, 2)) + 1}:00`.padStart(5, '0')),
);
const cancellations = [{ date: today, class: 'yoga', start: '11:00', reason: 'Ill' }];

test.each([
  ['08:59', ['upNext', 'cancelled', 'later', 'later']],
  ['09:00', ['onNow', 'cancelled', 'upNext', 'later']],
  ['09:59', ['onNow', 'cancelled', 'upNext', 'later']],
  ['10:00', ['finished', 'cancelled', 'upNext', 'later']],
  ['16:30', ['finished', 'cancelled', 'onNow', 'upNext']],
  ['19:00', ['finished', 'cancelled', 'finished', 'finished']],
])('at %s the classes of a day are %o', (time, expected) => {
  const weeks = weeksIn({ rows: dayOfFour, notice: { cancellations } }, today);
  const states = statesNow(weeks, { date: today, day: 'wednesday', time });
  expect([...states.values()]).toEqual(expected);
});
