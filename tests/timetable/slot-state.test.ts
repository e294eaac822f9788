import { expect, test } from 'vitest';
import { changeWords } from '../../src/timetable/change-words.ts';
import { sessionsOn } from '../../src/timetable/sessions.ts';
import { statesOf } from '../../src/timetable/slot-state.ts';
import type { LiveSlot, SpecialDays } from '../../src/timetable/special-days.ts';
import { weekOf } from './usual-week.ts';

const slot = (start: string, end: string): LiveSlot => ({
  id: start,
  day: 'monday',
  start,
  end,
  classId: 'yoga',
  class: 'Yoga',
  trainer: 'Arjun H.',
});
const date = '2026-11-23';
const off = { from: date, until: date, classId: 'yoga', start: '11:00', off: 'Ill' };
const calendar: SpecialDays = {
  week: weekOf([{ opens: '06:00', closes: '22:00' }]),
  exceptions: [],
  changes: [off],
};
const slots = [
  slot('09:00', '10:00'),
  slot('11:00', '12:00'),
  slot('16:00', '17:00'),
  slot('18:00', '19:00'),
];
const states = (time: string) => [
  ...statesOf(sessionsOn(calendar, slots, date), { date, day: 'monday', time }).values(),
];

test.each([
  ['08:59', ['upNext', 'cancelled', 'later', 'later']],
  ['09:00', ['onNow', 'cancelled', 'upNext', 'later']],
  ['09:59', ['onNow', 'cancelled', 'upNext', 'later']],
  ['10:00', ['finished', 'cancelled', 'upNext', 'later']],
  ['16:30', ['finished', 'cancelled', 'onNow', 'upNext']],
  ['19:00', ['finished', 'cancelled', 'finished', 'finished']],
])('at %s the classes of a day are %o', (time, expected) => {
  expect(states(time)).toEqual(expected);
});

test('each state belongs to its class', () => {
  const known = statesOf(sessionsOn(calendar, slots, date), { date, day: 'monday', time: '09:30' });
  expect(known.get('09:00')).toBe('onNow');
});

const words = {
  trainer: '{trainer} instead of {usualTrainer}',
  time: '{start} to {end} instead of {usualStart}',
};
const said = (changed: object) => changeWords({ slot: slots[0]!, ...slots[0]!, ...changed }, words);

test('a change names the other coach, the other time, or both', () => {
  expect(said({})).toBe('');
  expect(said({ trainer: 'Joel D' })).toBe('Joel D instead of Arjun H.');
  expect(said({ start: '09:30' })).toBe('9:30am to 10:00am instead of 9:00am');
  expect(said({ end: '10:30' })).toBe('9:00am to 10:30am instead of 9:00am');
  expect(said({ trainer: 'Joel D', start: '08:00', end: '09:00' })).toBe(
    'Joel D instead of Arjun H., 8:00am to 9:00am instead of 9:00am',
  );
});
