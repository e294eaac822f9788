import { expect, test, vi } from 'vitest';
import { wholeOf } from '../../src/content/files.ts';
import { addDays, nextDate } from '../../src/timetable/clock.ts';
import { ContentCopy } from '../check/content-copy.ts';
import { madeUpPhotograph } from '../made-up.ts';

/** The first of three days on which the gym is closed: a Monday, a Tuesday and a Wednesday. */
const monday = nextDate('monday', addDays(__TODAY__, 1));

vi.mock('../../content/posts', () => ({ default: {} }));
vi.mock('../../content/images', () => ({
  default: new Proxy({}, { get: () => madeUpPhotograph }),
}));
vi.mock('../../content/files', async () => {
  const copy = new ContentCopy();
  const { content } = await copy.check();
  copy.remove();
  const files = wholeOf(content)!;
  const until = addDays(monday, 2);
  const exceptions = [{ from: monday, until, closed: true as const, reason: 'Painting' }];
  return { default: { ...files, 'hours.yaml': { ...files['hours.yaml'], exceptions } } };
});

test('the page of a closed day leads to the first open day after it', async () => {
  const { dayProps } = await import('../../src/pages/schedule/day-pages.ts');
  for (const day of ['monday', 'tuesday', 'wednesday'] as const) {
    const { shut, live } = dayProps(day);
    expect(shut.next).toEqual({ label: 'Thursday', to: '/schedule/thursday' });
    expect(Object.values(live.notes)[0]!.closed!.reason).toBe('Painting');
  }
});
