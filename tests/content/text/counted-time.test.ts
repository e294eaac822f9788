import { expect, test } from 'vitest';
import {
  clockTime,
  countedTime,
  formatSpans,
  formatTime,
  typedTime,
} from '../../../src/content/text/format.ts';

test.each([
  ['22:00', '22:00', '22:00', '10:00pm'],
  ['24:00', '24:00', '00:00', '12:00am'],
  ['00:30 next day', '24:30', '00:30', '12:30am'],
  ['06:00 next day', '30:00', '06:00', '6:00am'],
])('%s counts as %s, is %s on the clock and reads %s', (typed, counted, clock, read) => {
  expect(countedTime(typed)).toBe(counted);
  expect(typedTime(counted)).toBe(typed);
  expect(clockTime(counted)).toBe(clock);
  expect(formatTime(counted)).toBe(read);
});

test('a whole day has words of its own', () => {
  const open = (closes: string) => formatSpans([{ opens: '00:00', closes }], '24 hours');
  expect(open('24:00')).toBe('24 hours');
  expect(open('25:00')).toBe('12:00am – 1:00am');
});
