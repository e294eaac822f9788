import { expect, test } from 'vitest';
import { occurrences } from '../../src/timetable/occurrences.ts';
import { type MadeUpTimetable, row, timetableOf, weekOf } from './made-up-timetable.ts';

/** Tuesday, November 24, 2026. */
const tuesday = '2026-11-24';
const yoga = row('tuesday', '16:00', '16:50');
const which = { class: 'yoga', start: '16:00' };
const longer = { ...which, from: '2026-11-23', until: '2026-12-11', trainer: 'Kavya' };
const oneDay = { ...which, date: tuesday, newStart: '17:00', newEnd: '18:00' };

const heldOn = (date: string, more: Partial<MadeUpTimetable> = {}) =>
  occurrences(timetableOf({ rows: [yoga], ...more }), date, 1);
/** The one class of the day. */
const oneOn = (date: string, more: Partial<MadeUpTimetable> = {}) => heldOn(date, more)[0]!;

test('a class is held in its usual way, on its weekday alone', () => {
  const days = occurrences(timetableOf({ rows: [yoga] }), '2026-11-23', 15);
  expect(days.map(({ date }) => date)).toEqual([tuesday, '2026-12-01']);
  expect(days[0]).toMatchObject({
    start: '16:00',
    end: '16:50',
    trainer: 'Asha',
    isChanged: false,
  });
  expect(days[0]!.off).toBeUndefined();
});

test('what a change of one day leaves open, one of a longer period says', () => {
  const notice = { changes: [longer, { ...oneDay, reason: 'A party' }] };
  expect(oneOn(tuesday, { notice })).toMatchObject({
    start: '17:00',
    end: '18:00',
    trainer: 'Kavya',
    isChanged: true,
    because: 'A party',
  });
  expect(oneOn('2026-12-01', { notice })).toMatchObject({ start: '16:00', trainer: 'Kavya' });
});

test.each([
  ['another time', { newStart: '16:15', newEnd: '16:50' }, true],
  ['another end', { newStart: '16:00', newEnd: '17:15' }, true],
  ['another coach', { trainer: 'Kavya' }, true],
  ['the usual coach', { trainer: 'Asha' }, false],
])('%s is a change, or none', (_, instead, changed) => {
  const changes = [{ ...which, date: tuesday, ...instead }];
  expect(oneOn(tuesday, { notice: { changes } }).isChanged).toBe(changed);
});

test('a change concerns the class at its own time', () => {
  const rows = [yoga, row('tuesday', '16:00', '16:50', { class: 'boxing' })];
  const others = [
    { ...oneDay, start: '09:00' },
    { ...oneDay, class: 'karate' },
  ];
  const changed = (changes: typeof others) =>
    heldOn(tuesday, { rows, notice: { changes } }).map((one) => one.isChanged);
  expect(changed(others)).toEqual([false, false]);
  expect(changed([oneDay])).toEqual([false, true]);
});

test('a class at another time takes its place in the order of the day', () => {
  const rows = [yoga, row('tuesday', '16:30', '17:20', { trainer: 'Joel' })];
  const order = (changes: (typeof oneDay)[]) =>
    heldOn(tuesday, { rows, notice: { changes } }).map((one) => one.trainer);
  expect(order([])).toEqual(['Asha', 'Joel']);
  expect(order([oneDay])).toEqual(['Joel', 'Asha']);
});

test('a cancellation comes before any change, and that of a day before that of a period', () => {
  const off = { ...which, from: '2026-11-23', until: '2026-12-11', reason: 'Paint' };
  const ill = { ...which, date: tuesday, reason: 'Ill' };
  expect(oneOn(tuesday, { notice: { cancellations: [off], changes: [oneDay] } }).off).toEqual({
    reason: 'Paint',
    closed: false,
  });
  expect(oneOn(tuesday, { notice: { cancellations: [off, ill] } }).off!.reason).toBe('Ill');
});

test('all classes of a coach who is away are off, or given by the substitute, at any time of theirs', () => {
  const rows = [
    yoga,
    row('tuesday', '18:00', '19:00'),
    row('tuesday', '20:00', '21:00', { trainer: 'Joel' }),
  ];
  const absence = { from: '2026-11-23', until: '2026-11-29', trainer: 'Asha', reason: 'Wedding' };
  const days = (...absences: (typeof absence & { substitute?: string })[]) =>
    heldOn(tuesday, { rows, notice: { absences } }).map(
      ({ trainer, off, because }) => `${trainer} ${off?.reason ?? because}`,
    );
  expect(days(absence)).toEqual(['Asha Wedding', 'Asha Wedding', 'Joel undefined']);
  const given = ['Kavya Wedding', 'Kavya Wedding', 'Joel undefined'];
  expect(days({ ...absence, substitute: 'Kavya' })).toEqual(given);
  const later = days({ ...absence, from: '2026-12-01', until: '2026-12-01' });
  expect(later.join()).not.toContain('Wedding');
});

test('a substitute for one day comes before the one of an absence', () => {
  const week = { from: '2026-11-23', until: '2026-11-29' };
  const absences = [{ ...week, trainer: 'Asha', substitute: 'Joel', reason: 'Away' }];
  const changes = [{ ...which, date: tuesday, trainer: 'Kavya' }];
  expect(oneOn(tuesday, { notice: { absences, changes } }).trainer).toBe('Kavya');
});

const move = { ...which, date: tuesday, newDate: '2026-11-26', newStart: '19:00', newEnd: '20:00' };

test('a class that is moved is off on its own day, and extra on the new one, with its own coach or another', () => {
  const notice = { moves: [{ ...move, reason: 'The studio is let' }] };
  expect(oneOn(tuesday, { notice }).off).toEqual({
    reason: 'The studio is let',
    movedTo: { date: '2026-11-26', start: '19:00' },
    closed: false,
  });
  expect(oneOn('2026-11-26', { notice })).toMatchObject({
    start: '19:00',
    end: '20:00',
    trainer: 'Asha',
    slot: { extra: { movedFrom: tuesday } },
  });
  const other = { moves: [{ ...move, trainer: 'Kavya' }] };
  expect(oneOn('2026-11-26', { notice: other }).trainer).toBe('Kavya');
  // Its own coach is that of its own row.
  const rows = [
    row('tuesday', '16:00', '16:50', { class: 'boxing', trainer: 'Joel' }),
    row('tuesday', '09:00', '09:50', { trainer: 'Joel' }),
    yoga,
  ];
  expect(oneOn('2026-11-26', { rows, notice }).trainer).toBe('Asha');
});

test('a move of a class that is not there makes none, and says nothing of others', () => {
  const notice = { moves: [{ ...move, start: '10:00' }] };
  expect(oneOn(tuesday, { notice }).off).toBeUndefined();
  expect(heldOn('2026-11-26', { notice })).toEqual([]);
});

test('an extra class is held from its first day to its last, and may be changed itself', () => {
  const zumba = { class: 'zumba', start: '09:00' };
  const days = { from: '2026-11-27', until: '2026-11-28' };
  const notice = {
    extraClasses: [{ ...days, ...zumba, end: '10:00', trainer: 'Joel', reason: 'Diwali' }],
    changes: [{ date: '2026-11-28', ...zumba, trainer: 'Kavya' }],
  };
  const held = occurrences(timetableOf({ rows: [], notice }), tuesday, 14);
  expect(held.map(({ date, trainer, slot }) => [date, trainer, slot.extra!.because])).toEqual([
    ['2026-11-27', 'Joel', 'Diwali'],
    ['2026-11-28', 'Kavya', 'Diwali'],
  ]);
});

test('a class of some weeks is held in those, and none before the first day of the timetable', () => {
  const rows = [row('tuesday', '09:00', '10:00', { weeksOfMonth: ['first'] })];
  const dates = (more: Partial<MadeUpTimetable>) =>
    occurrences(timetableOf({ rows: [yoga], ...more }), tuesday, 21).map(({ date }) => date);
  expect(dates({ rows })).toEqual(['2026-12-01']);
  expect(dates({ effectiveFrom: '2026-12-01' })).toEqual(['2026-12-01', '2026-12-08']);
});

test('a class may begin when the doors open, and end when they close, and not a minute beyond', () => {
  const offAt = (opens: string, closes: string) =>
    oneOn(tuesday, { hours: { week: weekOf([{ opens, closes }]) } }).off;
  expect(offAt('16:00', '16:50')).toBeUndefined();
  expect(offAt('16:01', '16:50')).toEqual({ reason: '', closed: true });
  expect(offAt('16:00', '16:49')).toEqual({ reason: '', closed: true });
});

test('a holiday cancels its classes and says why, unless the notice says more', () => {
  const hours = { exceptions: [{ date: tuesday, closed: true as const, reason: 'Republic Day' }] };
  expect(oneOn(tuesday, { hours }).off).toEqual({ reason: 'Republic Day', closed: true });
  const notice = { cancellations: [{ ...which, date: tuesday, reason: 'Ill' }] };
  expect(oneOn(tuesday, { hours, notice }).off).toEqual({ reason: 'Ill', closed: false });
});
