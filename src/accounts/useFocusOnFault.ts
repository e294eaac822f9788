import { useEffect, useRef } from 'react';
import type { Submission } from './useSubmission.ts';
import type { Cause } from './account-error.ts';

/** Focuses the field with the id `fieldOf(cause)` after a failure; the alert is announced by itself. */
export function useFocusOnFault(submission: Submission, fieldOf: (cause: Cause) => string) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submission.status === 'failed')
      box.current?.querySelector<HTMLElement>(`#${fieldOf(submission.cause)}`)?.focus();
  }, [submission, fieldOf]);
  return box;
}
