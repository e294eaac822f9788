// @vitest-environment jsdom
import { act, render, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Cause } from '../../../src/accounts/account-error.ts';
import { AccountError } from '../../../src/accounts/account-error.ts';
import {
  type Submission,
  useFocusOnFault,
  useSubmission,
} from '../../../src/pages/account/AccountForm.tsx';

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

const fieldOf = (cause: Cause) => (cause === 'weak-password' ? 'password' : 'email');
function Form({ submission }: { submission: Submission }) {
  const box = useFocusOnFault(submission, fieldOf);
  const fields = ['email', 'password'].map((id) => createElement('input', { id, key: id }));
  return createElement('div', { ref: box }, fields);
}
const formWith = (submission: Submission) => createElement(Form, { submission });

test('after each failure the focus is on the field at fault', () => {
  const { rerender } = render(formWith({ status: 'sending', slow: false }));
  expect(document.activeElement).toBe(document.body);
  rerender(formWith({ status: 'failed', cause: 'weak-password' }));
  expect(document.activeElement?.id).toBe('password');
  rerender(formWith({ status: 'failed', cause: 'wrong-password' }));
  expect(document.activeElement?.id).toBe('email');
  rerender(formWith({ status: 'failed', cause: 'weak-password' }));
  rerender(formWith({ status: 'sending', slow: true }));
  expect(document.activeElement?.id).toBe('password');
});

test('a field that is not there is no failure', () => {
  const Empty = () => {
    const failed: Submission = { status: 'failed', cause: 'no-answer' };
    return createElement('div', { ref: useFocusOnFault(failed, fieldOf) });
  };
  render(createElement(Empty));
  expect(document.activeElement).toBe(document.body);
});
