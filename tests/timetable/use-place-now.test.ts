// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { usePlaceNow } from '../../src/timetable/use-place-now.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-30T23:58:20+05:30') }));

test('what shows the moment is rendered again with each minute, until it is gone', () => {
  let renders = 0;
  const page = () =>
    renderHook(() => {
      renders++;
      return usePlaceNow();
    });
  const { result, unmount } = page();
  const second = page();
  expect(result.current).toEqual({ date: '2026-11-30', day: 'monday', time: '23:58' });
  act(() => void vi.advanceTimersByTime(39_000));
  expect(result.current.time).toBe('23:58');
  act(() => void vi.advanceTimersByTime(1_000));
  expect(result.current.time).toBe('23:59');
  expect(second.result.current.time).toBe('23:59');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current).toEqual({ date: '2026-12-01', day: 'tuesday', time: '00:00' });
  unmount();
  second.unmount();
  const before = renders;
  act(() => void vi.advanceTimersByTime(120_000));
  expect(renders).toBe(before);
});
