// @vitest-environment jsdom
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Cause } from '../../../src/accounts/account-error.ts';
import { AccountError } from '../../../src/accounts/account-error.ts';
import {
  AccountForm,
  useAccountForm,
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

const reveal = {
  showPassword: 'Show',
  showPasswordName: 'Show password',
  hidePassword: 'Hide',
  hidePasswordName: 'Hide password',
};
const email = { id: 'email', label: 'E-mail', autoComplete: 'username' } as const;
const password = {
  id: 'password',
  label: 'Password',
  autoComplete: 'new-password',
  reveal,
} as const;
const everywhere = {
  'no-answer': '',
  'too-many-attempts': '',
  'service-switched-off': '',
  'account-gone': '',
  'storage-blocked': '',
  'still-working': '',
  'without-script': '',
};
const fields = [
  { ...email, faults: ['wrong-password', 'email-taken'] },
  { ...password, faults: ['wrong-password', 'weak-password'] },
] as const;

/** A form of these fields, whose submission fails with the cause. */
function Form({ cause, of }: { cause: Cause; of: typeof fields | readonly [] }) {
  const form = useAccountForm({ email: '', password: '' });
  return createElement(AccountForm<'email' | 'password'>, {
    id: 'entry',
    fields: of,
    form,
    messages: { own: { [cause]: 'It failed.' }, everywhere },
    words: { button: 'Send', busy: 'Sending' },
    onSubmit: () => void form.submit(() => Promise.reject(new AccountError(cause))),
  });
}
async function sendFailing(cause: Cause, of: typeof fields | readonly [] = fields) {
  render(createElement(Form, { cause, of }));
  expect(document.activeElement).toBe(document.body);
  await act(() => Promise.resolve(fireEvent.click(screen.getByRole('button', { name: 'Send' }))));
  expect(screen.getByRole('alert').textContent).toBe('It failed.');
}

test.each<[cause: Cause, focused: string, marked: string[]]>([
  ['email-taken', 'E-mail', ['E-mail']],
  ['weak-password', 'Password', ['Password']],
  ['wrong-password', 'Password', ['E-mail', 'Password']],
  ['too-many-attempts', 'Password', []],
])('after %s the focus is on %s', async (cause, focused, marked) => {
  await sendFailing(cause);
  expect(document.activeElement).toBe(screen.getByLabelText(focused));
  for (const label of ['E-mail', 'Password']) {
    const field = screen.getByLabelText(label);
    const described = marked.includes(label) ? screen.getByRole('alert').id : null;
    expect(field.getAttribute('aria-describedby')).toBe(described);
    expect(field.getAttribute('aria-invalid')).toBe(marked.includes(label) ? 'true' : null);
  }
});

test('a form without fields shows its failure, and the focus stays', async () => {
  await sendFailing('no-answer', []);
  expect(document.activeElement).toBe(document.body);
});

test('typing after a failure leaves the focus where it is', async () => {
  await sendFailing('weak-password');
  screen.getByLabelText('E-mail').focus();
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'asha@example.com' } });
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
});
