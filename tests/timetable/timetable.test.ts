import { expect, test } from 'vitest';
import type { Notice } from '../../src/content/notice.ts';
import { classChanges, extraSlots } from '../../src/timetable/class-changes.ts';
import { slotsOfWeek, type Week } from '../../src/timetable/slots.ts';
import { timetableOf } from '../../src/timetable/timetable.ts';
import { weekOf } from './usual-week.ts';

const row = (name: string, start: string, end: string) => ({
  class: name,
  start,
  end,
  trainer: 'arjun-h',
});
const yoga = row('yoga', '09:00', '10:00');
const boxing = row('boxing', '18:00', '19:00');
const week: Week = {
  monday: [boxing, yoga],
  tuesday: [],
  wednesday: [{ ...yoga, weeksOfMonth: ['first', 'last'] }],
  thursday: [],
  friday: [{ ...yoga, everyWeeks: 2, from: '2026-12-04' }],
  saturday: [],
  sunday: [],
};
const names = {
  class: (id: string) => `the class ${id}`,
  trainer: (id: string) => `the coach ${id}`,
  moves: {
    away: (date: string, start: string) => `moved to ${date}, ${start}`,
    here: (date: string) => `instead of ${date}`,
  },
};
const today = '2026-11-21';
const notice = (changed: Partial<Notice>): Notice => ({ label: 'Notice', ...changed });

test('the classes of a week stand from Monday to Sunday, and those of a day from early to late', () => {
  expect(slotsOfWeek(week).map(({ id, day }) => [id, day])).toEqual([
    ['monday-yoga-0900', 'monday'],
    ['monday-boxing-1800', 'monday'],
    ['wednesday-yoga-0900', 'wednesday'],
    ['friday-yoga-0900', 'friday'],
  ]);
});

test('a class that has moved keeps the id under which members have saved it', () => {
  const moved = { ...yoga, start: '10:00', end: '11:00', formerly: '09:00' };
  expect(slotsOfWeek({ ...week, monday: [moved] })[0]).toMatchObject({
    id: 'monday-yoga-0900',
    start: '10:00',
  });
});

test('a timetable has names in the place of ids, and the weeks of each class', () => {
  const hours = { week: weekOf([{ opens: '06:00', closes: '22:00' }]) };
  const { calendar, slots, extras } = timetableOf(week, hours, notice({}), names, today);
  expect(calendar).toEqual({ week: hours.week, exceptions: [], changes: [] });
  expect(extras).toEqual([]);
  expect(slots[0]).toEqual({
    id: 'monday-yoga-0900',
    day: 'monday',
    start: '09:00',
    end: '10:00',
    classId: 'yoga',
    class: 'the class yoga',
    trainer: 'the coach arjun-h',
    weeks: undefined,
    since: undefined,
  });
  expect(slots.slice(2).map(({ weeks }) => weeks)).toEqual([
    { weeksOfMonth: ['first', 'last'] },
    { everyWeeks: 2, from: '2026-12-04' },
  ]);
});

test.each([
  ['2026-11-20', undefined],
  ['2026-11-21', undefined],
  ['2026-11-22', '2026-11-22'],
])('classes of a timetable from %s on begin on %s, seen on 2026-11-21', (from, since) => {
  const hours = { week: weekOf([]) };
  const { slots } = timetableOf(week, hours, notice({}), names, today, from);
  expect(slots.map((slot) => slot.since)).toEqual(Array(4).fill(since));
});

test('a change says what is different and why, and a cancellation comes first', () => {
  const changes = [
    { date: '2026-11-23', class: 'yoga', start: '09:00', newStart: '10:00', newEnd: '11:00' },
    { date: '2026-11-30', class: 'yoga', start: '09:00', trainer: 'joel-d', reason: 'Ill' },
  ];
  const cancellations = [
    { from: '2026-12-01', until: '2026-12-05', class: 'boxing', start: '18:00', reason: 'Paint' },
  ];
  expect(classChanges(notice({ changes, cancellations }), names, today)).toEqual([
    { from: '2026-12-01', until: '2026-12-05', classId: 'boxing', start: '18:00', off: 'Paint' },
    {
      from: '2026-11-23',
      until: '2026-11-23',
      classId: 'yoga',
      start: '09:00',
      instead: { start: '10:00', end: '11:00' },
      because: undefined,
    },
    {
      from: '2026-11-30',
      until: '2026-11-30',
      classId: 'yoga',
      start: '09:00',
      instead: { trainer: 'the coach joel-d' },
      because: 'Ill',
    },
  ]);
});

test('a coach who is away has a change for each of their classes, and nobody else has', () => {
  const days = { from: '2026-11-23', until: '2026-11-29' };
  const absence = { ...days, trainer: 'joel-d', reason: 'Ill' };
  const rows = [
    { class: 'yoga', start: '09:00', trainer: 'joel-d' },
    { class: 'yoga', start: '09:00', trainer: 'joel-d' },
    { class: 'yoga', start: '18:00', trainer: 'arjun-h' },
  ];
  const changesOf = (more: object) =>
    classChanges(notice({ absences: [{ ...absence, ...more }] }), names, today, rows);
  const about = { ...days, classId: 'yoga', start: '09:00', coach: 'the coach joel-d' };
  expect(changesOf({})).toEqual([{ ...about, off: 'Ill' }]);
  expect(changesOf({ substitute: 'arjun-h' })).toEqual([
    { ...about, instead: { trainer: 'the coach arjun-h' }, because: 'Ill' },
  ]);
});

test('what ends today still counts, and what ended yesterday does not', () => {
  const on = (date: string) => ({ date, class: 'yoga', start: '09:00', reason: 'Ill' });
  const cancellations = [on('2026-11-20'), on('2026-11-21')];
  const extraClasses = cancellations.map(({ date }) => ({ ...yoga, date }));
  expect(classChanges(notice({ cancellations }), names, today).map(({ from }) => from)).toEqual([
    '2026-11-21',
  ]);
  expect(extraSlots(notice({ extraClasses }), names, today).map(({ weeks }) => weeks)).toEqual([
    { from: '2026-11-21', until: '2026-11-21' },
  ]);
});

test('an extra class has a slot for each day of the week on which it comes', () => {
  const extra = { ...yoga, class: 'zumba', reason: 'Diwali' };
  const daysOf = (from: string, until: string) =>
    extraSlots(notice({ extraClasses: [{ ...extra, from, until }] }), names, today).map(
      ({ day }) => day,
    );
  expect(daysOf('2026-11-28', '2026-11-29')).toEqual(['saturday', 'sunday']);
  expect(daysOf('2026-11-28', '2026-12-31')).toHaveLength(7);
  const oneDay = notice({ extraClasses: [{ ...extra, date: '2026-11-28' }] });
  expect(extraSlots(oneDay, names, today)).toEqual([
    {
      id: 'saturday-zumba-0900-20261128',
      day: 'saturday',
      start: '09:00',
      end: '10:00',
      classId: 'zumba',
      class: 'the class zumba',
      trainer: 'the coach arjun-h',
      weeks: { from: '2026-11-28', until: '2026-11-28' },
      because: 'Diwali',
    },
  ]);
});

test('a class that is moved is off on its own day, and extra on the other with its usual coach', () => {
  const hours = { week: weekOf([{ opens: '06:00', closes: '22:00' }]) };
  const move = {
    date: '2026-11-23',
    class: 'yoga',
    start: '09:00',
    newDate: '2026-11-24',
    newStart: '18:00',
    newEnd: '19:00',
  };
  const both = { ...move, date: '2026-11-25', trainer: 'kavya-n', reason: 'A funeral' };
  const { calendar, extras } = timetableOf(
    week,
    hours,
    notice({ moves: [move, both] }),
    names,
    today,
  );
  expect(calendar.changes.map(({ from, classId, off }) => [from, classId, off])).toEqual([
    ['2026-11-23', 'yoga', 'moved to 2026-11-24, 18:00'],
    ['2026-11-25', 'yoga', 'moved to 2026-11-24, 18:00, A funeral'],
  ]);
  expect(extras.map(({ day, start, trainer, because }) => [day, start, trainer, because])).toEqual([
    ['tuesday', '18:00', 'the coach arjun-h', 'instead of 2026-11-23'],
    ['tuesday', '18:00', 'the coach kavya-n', 'instead of 2026-11-25'],
  ]);
});
