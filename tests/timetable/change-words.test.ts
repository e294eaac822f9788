import { expect, test } from 'vitest';
import { changeWords } from '../../src/timetable/change-words.ts';

const slot = {
  id: 'monday-yoga-0900',
  day: 'monday',
  start: '09:00',
  end: '10:00',
  classId: 'yoga',
  class: 'Yoga',
  trainer: 'Arjun H.',
} as const;
const words = {
  trainer: '{trainer} instead of {usualTrainer}',
  time: '{start} to {end} instead of {usualStart}',
};
const said = (changed: object) => changeWords({ slot, ...slot, ...changed }, words);

test('a change names the other coach, the other time, or both', () => {
  expect(said({})).toBe('');
  expect(said({ trainer: 'Joel D' })).toBe('Joel D instead of Arjun H.');
  expect(said({ start: '09:30' })).toBe('9:30am to 10:00am instead of 9:00am');
  expect(said({ end: '10:30' })).toBe('9:00am to 10:30am instead of 9:00am');
  expect(said({ trainer: 'Joel D', start: '08:00', end: '09:00' })).toBe(
    'Joel D instead of Arjun H., 8:00am to 9:00am instead of 9:00am',
  );
});
