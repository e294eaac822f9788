import { expect, test } from 'vitest';
import { changeWords, notesOfDay } from '../../src/timetable/day-notes.ts';
import { occurrences } from '../../src/timetable/occurrences.ts';
import { hoursOn } from '../../src/timetable/opening-hours.ts';
import { weeklySlots } from '../../src/timetable/slots.ts';
import { type MadeUpTimetable, names, row, timetableOf } from './made-up-timetable.ts';
import { india } from '../content/place/places.ts';

const words = {
  allDay: '24 hours',
  noClasses: '',
  noClassesClosed: '',
  closedDay: 'Closed on {date}: {reason}.',
  otherHours: 'On {date} open {hours}: {reason}.',
  cancelledClass: '{class} on {date} is off: {reason}.',
};
const date = '2027-01-26';
const notes = (more: Partial<MadeUpTimetable>, of = date) => {
  const content = timetableOf({ rows: [row('tuesday', '18:00', '19:00')], ...more });
  return notesOfDay(hoursOn(content.hours, of), occurrences(content, of, 1), names, words, india);
};

test('nothing is said of a usual day, nor of one on which the doors are never open', () => {
  expect(notes({})).toEqual({ sentences: [] });
  expect(notes({}, '2027-01-31')).toEqual({ sentences: [] });
});

test('a closed day says why', () => {
  const exceptions = [{ date, closed: true as const, reason: 'Republic Day' }];
  expect(notes({ hours: { exceptions } })).toEqual({
    closed: { reason: 'Republic Day', sentence: 'Closed on January 26, 2027: Republic Day.' },
    sentences: [],
  });
});

test('other hours are told once, even when a class falls out of them', () => {
  const exceptions = [{ date, opens: '07:00', closes: '13:00', reason: 'Training' }];
  expect(notes({ hours: { exceptions } }).sentences).toEqual([
    'On January 26, 2027 open 7:00am – 1:00pm: Training.',
  ]);
});

test('a class that is called off is named', () => {
  const cancellations = [{ date, class: 'yoga', start: '18:00', reason: 'Asha is ill' }];
  expect(notes({ notice: { cancellations } }).sentences).toEqual([
    'Yoga on January 26, 2027 is off: Asha is ill.',
  ]);
});

const [slot] = weeklySlots(timetableOf({ rows: [row('monday', '09:00', '10:00')] }).week);
const changes = {
  trainer: '{trainer} instead of {usualTrainer}',
  time: '{start} to {end} instead of {usualStart}',
};
const said = (changed: object) =>
  changeWords({ slot: slot!, ...slot!, ...changed }, names, changes, india);

test('a change names the other coach, the other time, or both', () => {
  expect(said({})).toBe('');
  expect(said({ trainer: 'Joel D' })).toBe('Joel D instead of Asha');
  expect(said({ start: '09:30' })).toBe('9:30am to 10:00am instead of 9:00am');
  expect(said({ end: '10:30' })).toBe('9:00am to 10:30am instead of 9:00am');
  expect(said({ trainer: 'Joel D', start: '08:00', end: '09:00' })).toBe(
    'Joel D instead of Asha, 8:00am to 9:00am instead of 9:00am',
  );
});
