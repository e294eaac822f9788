import { expect, test } from 'vitest';
import { endFollowing } from '../../src/desk/screens/timetable-rows.ts';

test.each([
  ['goes along while nobody has set it', '18:00', '19:00', '20:00', '21:00'],
  ['goes along past midnight and back', '23:30', '00:30 next day', '22:00', '23:00'],
  ['is the usual one where there was none', '', '', '06:00', '07:00'],
  ['stays where somebody has set it', '18:00', '19:30', '17:00', '19:30'],
  [
    'is on the same day again once the start was corrected',
    '18:00',
    '07:00 next day',
    '06:00',
    '07:00',
  ],
  [
    'is on the next day if it would be before the start',
    '18:00',
    '19:30',
    '20:00',
    '19:30 next day',
  ],
])('an end %s', (_, start, end, next, after) => {
  expect(endFollowing({ start, end }, next, 60)).toBe(after);
});
