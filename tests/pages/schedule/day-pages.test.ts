import { expect, test } from 'vitest';
import { addDays, nextDate } from '../../../src/content/dates.ts';
import { dayProps } from '../../../src/pages/schedule/day-pages.ts';
import { today } from '../../check/content-copy.ts';
import { siteOf } from '../site-at-hand.ts';

/** The first of three days on which the gym is closed: a Monday, a Tuesday and a Wednesday. */
const monday = nextDate('monday', addDays(today, 1));

test('the page of a closed day leads to the first open day after it', () => {
  const site = siteOf((files) => {
    const until = addDays(monday, 2);
    const exceptions = [{ from: monday, until, closed: true as const, reason: 'Painting' }];
    return { 'hours.yaml': { ...files['hours.yaml'], exceptions } };
  });
  for (const day of ['monday', 'tuesday', 'wednesday'] as const) {
    const { shut, live } = dayProps(site, day);
    expect(shut.next).toEqual({ label: 'Thursday', to: '/schedule/thursday' });
    expect(Object.values(live.notes)[0]!.closed!.reason).toBe('Painting');
  }
});
