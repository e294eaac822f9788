// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { followClock } from '../../src/timetable/follow-clock.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-30T23:58:20.250+05:30') }));

/** The times of its callbacks, "23:58:20.250" in India. */
function momentsOf(): string[] {
  const moments: string[] = [];
  followClock(() => moments.push(new Date(Date.now() + 19_800_000).toISOString().slice(11, 23)));
  return moments;
}

test('calls back at once and at the beginning of each minute', () => {
  const moments = momentsOf();
  vi.advanceTimersByTime(120_000);
  expect(moments).toEqual(['23:58:20.250', '23:59:00.000', '00:00:00.000']);
});

test('calls back when the page is seen again, and goes on with the minutes', () => {
  const moments = momentsOf();
  vi.setSystemTime(new Date('2026-12-01T06:30:30+05:30'));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  dispatchEvent(new Event('pageshow'));
  expect(moments.slice(1)).toEqual(['06:30:30.000', '06:30:30.000']);
  vi.advanceTimersByTime(100_000);
  expect(moments.at(-1)).toMatch(/:00\.000$/);
});

test('goes on after a failure, which stops nobody else and is reported once', () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const failure = new Error('not at 23:59');
  const moments: string[] = [];
  followClock(() => {
    moments.push(new Date().toISOString().slice(14, 16));
    if (moments.at(-1) !== '30') throw failure;
  });
  const others = momentsOf();
  vi.advanceTimersByTime(120_000);
  expect(moments).toEqual(['28', '29', '30']);
  expect(others).toHaveLength(3);
  expect(report.mock.calls).toEqual([[failure]]);
  report.mockClear();
});

test('stops when it is no longer wanted', () => {
  const update = vi.fn();
  followClock(update)();
  update.mockClear();
  vi.advanceTimersByTime(120_000);
  dispatchEvent(new Event('pageshow'));
  expect(update).not.toHaveBeenCalled();
});
