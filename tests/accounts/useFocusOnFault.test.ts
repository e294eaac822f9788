// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { Cause } from '../../src/accounts/account-error.ts';
import { type Submission, useFocusOnFault } from '../../src/pages/account/AccountForm.tsx';

const fieldOf = (cause: Cause) => (cause === 'weak-password' ? 'password' : 'email');
function Form({ submission }: { submission: Submission }) {
  const box = useFocusOnFault(submission, fieldOf);
  const fields = ['email', 'password'].map((id) => createElement('input', { id, key: id }));
  return createElement('div', { ref: box }, fields);
}
const form = (submission: Submission) => createElement(Form, { submission });

test('after each failure the focus is on the field at fault', () => {
  const { rerender } = render(form({ status: 'sending', slow: false }));
  expect(document.activeElement).toBe(document.body);
  rerender(form({ status: 'failed', cause: 'weak-password' }));
  expect(document.activeElement?.id).toBe('password');
  rerender(form({ status: 'failed', cause: 'wrong-password' }));
  expect(document.activeElement?.id).toBe('email');
  rerender(form({ status: 'failed', cause: 'weak-password' }));
  rerender(form({ status: 'sending', slow: true }));
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
