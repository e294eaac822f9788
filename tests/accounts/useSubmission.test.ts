// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AccountError } from '../../src/accounts/account-error.ts';
import { useSubmission } from '../../src/pages/account/AccountForm.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

const form = () => renderHook(() => useSubmission()).result;

test('a second submit while the first is under way sends nothing', async () => {
  const { current } = form();
  let answer = () => {};
  const send = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const first = current.submit(send);
  expect(await current.submit(send)).toBe(false);
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => {
    answer();
    await first;
  });
  expect(await first).toBe(true);
});

test('after four seconds it is slow, and says so', async () => {
  const result = form();
  act(() => void result.current.submit(() => new Promise(() => undefined)));
  expect(result.current.submission).toEqual({ status: 'sending', slow: false });
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(result.current.submission).toEqual({ status: 'sending', slow: true });
});

test('a failure is forgotten when the form is sent again', async () => {
  const result = form();
  await act(async () => {
    await result.current.submit(() => Promise.reject(new AccountError('no-answer')));
  });
  expect(result.current.submission).toEqual({ status: 'failed', cause: 'no-answer' });
  act(() => void result.current.submit(() => new Promise(() => undefined)));
  expect(result.current.submission.status).toBe('sending');
});

test('success stays', async () => {
  const result = form();
  await act(async () => {
    await result.current.submit(() => Promise.resolve());
  });
  expect(result.current.submission).toEqual({ status: 'done' });
});
