import { expect, test } from 'vitest';
import { nextDay } from '../../src/desk/screens/ClassForm.tsx';

const now = { date: '2026-11-25', day: 'wednesday', time: '10:00' } as const;
const saturday = (weeks: object) => nextDay({ day: 'saturday', start: '09:00', weeks }, now);

test('a class that is called off once is one that is held', () => {
  expect(saturday({})).toBe('2026-11-28');
  expect(saturday({ weeksOfMonth: ['first'] })).toBe('2026-12-05');
  expect(saturday({ from: '2026-12-12' })).toBe('2026-12-12');
  expect(saturday({ from: '2026-11-21', everyWeeks: 2 })).toBe('2026-12-05');
  // Over: nothing is held any more.
  expect(saturday({ until: '2026-11-01' })).toBe('2026-11-28');
});

test('a class of today counts until it begins', () => {
  const wednesday = (start: string) => nextDay({ day: 'wednesday', start, weeks: {} }, now);
  expect(wednesday('10:01')).toBe('2026-11-25');
  expect(wednesday('10:00')).toBe('2026-12-02');
});
