import { useEffect, useState } from 'react';
import type { Cause } from './account-error.ts';
import { authActs } from './auth-acts.ts';
import { storeCompletedAction } from './completed-action.ts';
import { watchHint } from './session-hint.ts';
import { backend } from './load-backend.ts';
import { afterSignIn } from './saved-slot.ts';
import { useSubmission } from './useSubmission.ts';
import { rememberClassToSave } from './class-to-save.ts';

/** The state of the sign-in or sign-up form; `asked` is the id of a class to save after it. */
export function useEntry(
  act: keyof typeof authActs,
  asked: string | undefined,
  testEmail: string | undefined,
) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { submission, cause, submit, reset } = useSubmission();
  const { enter, done } = authActs[act];

  useEffect(() => {
    // Preloads the service while the visitor types; a failure is reported on submit.
    backend.auth().catch(() => undefined);
  }, []);

  useEffect(() => {
    if (submission.status !== 'done') return;
    // The back button may restore this page, which must not keep the password.
    return watchHint(() => {
      setPassword('');
      reset();
    });
  }, [submission, reset]);

  async function send() {
    let unsaved: Cause | undefined;
    const sent = await submit(async () => {
      unsaved = await enter(backend, { email, password, testEmail, asked });
    });
    if (!sent) return;
    rememberClassToSave('');
    storeCompletedAction(asked ?? done);
    location.assign(afterSignIn(asked, unsaved));
  }

  return { email, setEmail, password, setPassword, submission, cause, send };
}
