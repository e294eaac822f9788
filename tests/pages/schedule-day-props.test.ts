import { expect, test } from 'vitest';
import { addDays, nextDate } from '../../src/timetable/clock.ts';
import { changeFiles } from './content-of-pages.ts';

/** The first of three days on which the gym is closed: a Monday, a Tuesday and a Wednesday. */
const monday = nextDate('monday', addDays(__TODAY__, 1));

test('the page of a closed day leads to the first open day after it', async () => {
  changeFiles((files) => {
    const until = addDays(monday, 2);
    const exceptions = [{ from: monday, until, closed: true as const, reason: 'Painting' }];
    return { ...files, 'hours.yaml': { ...files['hours.yaml'], exceptions } };
  });
  const { dayProps } = await import('../../src/pages/schedule/day-pages.ts');
  for (const day of ['monday', 'tuesday', 'wednesday'] as const) {
    const { shut, live } = dayProps(day);
    expect(shut.next).toEqual({ label: 'Thursday', to: '/schedule/thursday' });
    expect(Object.values(live.notes)[0]!.closed!.reason).toBe('Painting');
  }
});
