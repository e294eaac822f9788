import { useEffect, useState } from 'react';
import type { SignupPageContent } from '../content/pages/signup.ts';
import { fill } from '../fill.ts';
import { Ticket } from '../parts/Ticket.tsx';
import type from '../parts/type.module.scss';
import { AccountForm } from './AccountForm.tsx';
import { AccountError, causeOf, type Cause } from './causes.ts';
import { Credentials, fieldAtFault } from './Credentials.tsx';
import { storageWorks } from './hint.ts';
import { backend } from './load-backend.ts';
import { linesOf, type Words } from './messages.ts';
import { saveClass } from './saved-classes.ts';
import { afterSignIn, askedSave, type SavedSlots } from './saved-slot.ts';
import { shortestPassword, signUp } from './session.ts';
import styles from './SignUpPanel.module.scss';
import { useBrowser, useQuery } from './useBrowser.ts';
import { useFocusOnFault } from './useFocusOnFault.ts';
import { useSubmission } from './useSubmission.ts';

export interface SignUpPanelProps {
  words: Pick<
    SignupPageContent,
    | 'emailLabel'
    | 'passwordLabel'
    | 'passwordHint'
    | 'showPassword'
    | 'showPasswordName'
    | 'hidePassword'
    | 'hidePasswordName'
    | 'button'
    | 'busy'
    | 'haveAccount'
    | 'signInLink'
    | 'hint'
    | 'saveFirst'
    | 'notice'
  >;
  messages: Words<'sign-up'>;
  slots: SavedSlots;
  /** Of the test account, while there is one. */
  testEmail?: string | undefined;
}

/** The form of Sign Up, and what stands below it. */
export function SignUpPanel({ words, messages, slots, testEmail }: SignUpPanelProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { submission, submit } = useSubmission();
  const box = useFocusOnFault(submission, fieldAtFault);
  const asked = askedSave(useQuery(), slots);
  const keeps = useBrowser(storageWorks, true);

  useEffect(() => {
    backend.auth().catch(() => undefined);
  }, []);

  async function send() {
    let unsaved: Cause | undefined;
    const sent = await submit(async () => {
      if (email.trim() === '') throw new AccountError('empty-email');
      if (password === '') throw new AccountError('empty-password');
      if (password.length < shortestPassword) throw new AccountError('password-too-short');
      const user = await signUp(backend, email, password, testEmail);
      // No failure of the sign-in: it is told where the class is.
      if (asked !== undefined)
        await saveClass(backend, user, asked).catch((error: unknown) => {
          unsaved = causeOf(error);
        });
    });
    if (sent) location.assign(afterSignIn(asked, unsaved));
  }

  const notes = [
    ...(asked === undefined ? [] : [fill(words.saveFirst, slots[asked]!)]),
    ...(keeps ? [] : [messages.everywhere['storage-blocked']]),
  ];
  const cause = submission.status === 'failed' ? submission.cause : undefined;
  return (
    <div className={styles.panel} ref={box}>
      {notes.map((note) => (
        <Ticket key={note}>
          <p>{note}</p>
        </Ticket>
      ))}
      <AccountForm
        id="sign-up"
        lines={cause && linesOf(messages, 'sign-up', cause)}
        submission={submission}
        words={{ ...words, stillWorking: messages.everywhere['still-working'] }}
        onSubmit={() => void send()}
      >
        <Credentials
          alert="sign-up-alert"
          cause={cause}
          words={words}
          autoComplete="new-password"
          email={email}
          onEmail={setEmail}
          password={password}
          onPassword={setPassword}
        />
      </AccountForm>
      <p className={styles.link}>
        {words.haveAccount}{' '}
        <a href={asked === undefined ? '/login' : `/login?save=${asked}`}>{words.signInLink}</a>
      </p>
      <Ticket>
        <p>{words.hint}</p>
        <p className={`${type.small} ${type.quiet}`}>{words.notice}</p>
      </Ticket>
    </div>
  );
}
