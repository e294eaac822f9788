import { useEffect, useRef, useState } from 'react';
import type { Cause } from './account-error.ts';
import { causeOf } from './causes.ts';

/** In milliseconds; then the form says that it is still working. */
const slowAfter = 4_000;

export type Submission =
  | { status: 'idle' }
  | { status: 'sending'; slow: boolean }
  | { status: 'failed'; cause: Cause }
  | { status: 'done' };

/**
 * The state of a form submission. `submit` returns whether it succeeded, and clears the last failure; it does nothing
 * while another one is pending.
 */
export function useSubmission() {
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  const underWay = useRef(false);

  async function submit(act: () => Promise<unknown>): Promise<boolean> {
    if (underWay.current) return false;
    underWay.current = true;
    setSubmission({ status: 'sending', slow: false });
    const timer = setTimeout(() => setSubmission({ status: 'sending', slow: true }), slowAfter);
    try {
      await act();
      setSubmission({ status: 'done' });
      return true;
    } catch (error) {
      const cause = causeOf(error);
      // For the maintainers; visitors see a message.
      if (cause === 'service-switched-off' || cause === 'unknown-cause') console.warn(error);
      setSubmission({ status: 'failed', cause });
      return false;
    } finally {
      clearTimeout(timer);
      underWay.current = false;
    }
  }

  const cause = submission.status === 'failed' ? submission.cause : undefined;
  return { submission, cause, submit, reset: () => setSubmission({ status: 'idle' }) };
}

/** Focuses the field with the id `fieldOf(cause)` after a failure; the alert is announced by itself. */
export function useFocusOnFault(submission: Submission, fieldOf: (cause: Cause) => string) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submission.status === 'failed')
      box.current?.querySelector<HTMLElement>(`#${fieldOf(submission.cause)}`)?.focus();
  }, [submission, fieldOf]);
  return box;
}
