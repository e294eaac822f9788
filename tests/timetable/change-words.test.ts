import { expect, test } from 'vitest';
import { changeWords } from '../../src/timetable/day-notes.ts';
import { weeklySlots } from '../../src/timetable/slots.ts';
import { names, row, timetableOf } from './made-up-timetable.ts';

const [slot] = weeklySlots(timetableOf({ rows: [row('monday', '09:00', '10:00')] }).week);
const words = {
  trainer: '{trainer} instead of {usualTrainer}',
  time: '{start} to {end} instead of {usualStart}',
};
const said = (changed: object) => changeWords({ slot: slot!, ...slot!, ...changed }, names, words);

test('a change names the other coach, the other time, or both', () => {
  expect(said({})).toBe('');
  expect(said({ trainer: 'Joel D' })).toBe('Joel D instead of Asha');
  expect(said({ start: '09:30' })).toBe('9:30am to 10:00am instead of 9:00am');
  expect(said({ end: '10:30' })).toBe('9:00am to 10:30am instead of 9:00am');
  expect(said({ trainer: 'Joel D', start: '08:00', end: '09:00' })).toBe(
    'Joel D instead of Asha, 8:00am to 9:00am instead of 9:00am',
  );
});
