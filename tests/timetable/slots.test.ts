import { expect, test } from 'vitest';
import { extraSlots, savedId, weeklySlots } from '../../src/timetable/slots.ts';
import { type MadeUpRow, row, timetableOf } from './made-up-timetable.ts';

const weekly = (rows: MadeUpRow[]) => weeklySlots(timetableOf({ rows }).week);

test('classes stand from Monday to Sunday, and those of a day from early to late, with their weeks', () => {
  const slots = weekly([
    row('friday', '09:00', '10:00', { everyWeeks: 2, from: '2026-12-04' }),
    row('monday', '18:00', '19:00', { class: 'boxing' }),
    row('monday', '09:00', '10:00'),
  ]);
  expect(slots.map(({ id, weeks }) => [id, weeks])).toEqual([
    ['monday-yoga-0900', undefined],
    ['monday-boxing-1800', undefined],
    ['friday-yoga-0900', { everyWeeks: 2, from: '2026-12-04' }],
  ]);
});

test('a class that has moved keeps the id under which members have saved it', () => {
  const [moved] = weekly([row('monday', '10:00', '11:00', { id: 'monday-yoga-0900' })]);
  expect(moved).toMatchObject({ id: 'monday-yoga-0900', start: '10:00' });
});

test('of rows that follow each other, which are saved as one, the last has the id', () => {
  const slots = weekly([
    row('monday', '09:00', '10:00', { until: '2026-12-31' }),
    row('monday', '09:00', '10:00', { from: '2027-01-01', until: '2027-01-31' }),
    row('tuesday', '09:00', '10:00', { from: '2027-02-01', id: 'monday-yoga-0900' }),
  ]);
  expect(slots.map(({ id }) => [id, savedId(id)])).toEqual([
    ['monday-yoga-0900--3', 'monday-yoga-0900'],
    ['monday-yoga-0900--2', 'monday-yoga-0900'],
    ['monday-yoga-0900', 'monday-yoga-0900'],
  ]);
});

test('of rows that are held in turn the first has the id', () => {
  const slots = weekly([
    row('monday', '09:00', '10:00', { weeksOfMonth: ['first'] }),
    row('monday', '09:00', '10:00', { weeksOfMonth: ['third'] }),
  ]);
  expect(slots.map(({ id }) => id)).toEqual(['monday-yoga-0900', 'monday-yoga-0900--2']);
});

test('a row keeps its id once the row before it has ended and is tidied away', () => {
  const ended = row('monday', '09:00', '10:00', { until: '2026-12-31' });
  const lasting = row('monday', '09:00', '10:00', { from: '2027-01-01' });
  const other = row('monday', '18:00', '19:00');
  const idsOf = (rows: MadeUpRow[]) => weekly(rows).map(({ id }) => id);
  expect(idsOf([lasting, other])).toEqual(idsOf([ended, lasting, other]).slice(1));
});

test('an extra class has a slot for each day of the week on which it comes', () => {
  const slotsOf = (days: object) => {
    const extra = { class: 'zumba', start: '09:00', end: '10:00', trainer: 'Joel', ...days };
    const { notice, week } = timetableOf({ rows: [], notice: { extraClasses: [extra] } });
    return extraSlots(notice, week);
  };
  const daysOf = (from: string, until: string) => slotsOf({ from, until }).map(({ day }) => day);
  expect(daysOf('2026-11-28', '2026-11-29')).toEqual(['saturday', 'sunday']);
  expect(daysOf('2026-11-28', '2026-12-31')).toHaveLength(7);
  expect(slotsOf({ date: '2026-11-28' })).toMatchObject([
    {
      id: 'saturday-zumba-0900-20261128',
      weeks: { from: '2026-11-28', until: '2026-11-28' },
    },
  ]);
});
