import { expect, test } from 'vitest';
import { classChanges } from '../../src/timetable/class-changes.ts';
import { notesOfDay } from '../../src/timetable/day-notes.ts';
import type { SpecialDays, LiveSlot } from '../../src/timetable/special-days.ts';
import { weekOf } from './usual-week.ts';

const open = [{ opens: '06:00', closes: '22:00' }];
const usual: SpecialDays = {
  week: weekOf(open),
  exceptions: [],
  changes: [],
};
const yoga: LiveSlot = {
  id: 'tuesday-yoga-1800',
  day: 'tuesday',
  start: '18:00',
  end: '19:00',
  classId: 'yoga',
  class: 'Yoga',
  trainer: 'Meena R.',
};
const words = {
  allDay: '24 hours',
  noClasses: '',
  noClassesClosed: '',
  closedDay: 'Closed on {date}: {reason}.',
  otherHours: 'On {date} open {hours}: {reason}.',
  cancelledClass: '{class} on {date} is off: {reason}.',
};
const on = (date: string) => ({ from: date, until: date });
const notes = (changed: Partial<SpecialDays>) =>
  notesOfDay({ ...usual, ...changed }, [yoga], words, 'tuesday', '2027-01-26');

test('nothing is said of a usual day', () => {
  expect(notes({})).toEqual({ sentences: [] });
});

test('a closed day says why', () => {
  expect(
    notes({ exceptions: [{ ...on('2027-01-26'), spans: [], reason: 'Republic Day' }] }),
  ).toEqual({
    closed: { reason: 'Republic Day', sentence: 'Closed on January 26, 2027: Republic Day.' },
    sentences: [],
  });
});

test('other hours are told once, even when a class falls out of them', () => {
  const spans = [{ opens: '07:00', closes: '13:00' }];
  const exception = { ...on('2027-01-26'), spans, reason: 'Training' };
  expect(notes({ exceptions: [exception] }).sentences).toEqual([
    'On January 26, 2027 open 7:00am – 1:00pm: Training.',
  ]);
});

test('a class that is called off is named', () => {
  const off = { ...on('2027-01-26'), classId: 'yoga', start: '18:00', off: 'Meena is ill' };
  expect(notes({ changes: [off] }).sentences).toEqual([
    'Yoga on January 26, 2027 is off: Meena is ill.',
  ]);
});

test('nor is anything said of another date', () => {
  const exception = { ...on('2027-02-02'), spans: [], reason: 'Holiday' };
  expect(notes({ exceptions: [exception] })).toEqual({ sentences: [] });
});

test('of two cancellations the one of the single day says why', () => {
  const changes = classChanges(
    {
      label: '',
      cancellations: [
        { from: '2027-01-20', until: '2027-01-30', class: 'yoga', start: '18:00', reason: 'Paint' },
        { date: '2027-01-26', class: 'yoga', start: '18:00', reason: 'Meena is ill' },
      ],
    },
    { class: (id) => id, trainer: (id) => id },
    '2027-01-01',
  );
  expect(notes({ changes }).sentences).toEqual(['Yoga on January 26, 2027 is off: Meena is ill.']);
});

test('nor is anything said of a day on which the doors are never open', () => {
  expect(notesOfDay(usual, [], words, 'sunday', '2027-01-31')).toEqual({ sentences: [] });
});
