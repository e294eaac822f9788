import { useEffect, useState } from 'react';
import type { LoginPageContent } from '../content/pages/login.ts';
import { fill } from '../fill.ts';
import { Button } from '../parts/Button.tsx';
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
import { signIn } from './session.ts';
import styles from './SignInPanel.module.scss';
import { useBrowser, useQuery } from './useBrowser.ts';
import { useFocusOnFault } from './useFocusOnFault.ts';
import { useSubmission } from './useSubmission.ts';

export interface SignInPanelProps {
  words: Pick<
    LoginPageContent,
    | 'emailLabel'
    | 'passwordLabel'
    | 'showPassword'
    | 'showPasswordName'
    | 'hidePassword'
    | 'hidePasswordName'
    | 'button'
    | 'busy'
    | 'forgot'
    | 'noAccount'
    | 'signUpLink'
    | 'saveFirst'
  >;
  messages: Words<'sign-in'>;
  slots: SavedSlots;
  /** Shown to everybody while there is one. */
  testAccount?: TestAccount | undefined;
}

interface TestAccount {
  title: string;
  note: string;
  warning: string;
  fill: string;
  email: string;
  password: string;
}

/** The form of Sign In, and what stands below it. */
export function SignInPanel({ words, messages, slots, testAccount }: SignInPanelProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { submission, submit } = useSubmission();
  const box = useFocusOnFault(submission, fieldAtFault);
  const query = useQuery();
  const asked = askedSave(query, slots);
  const keeps = useBrowser(storageWorks, true);

  useEffect(() => {
    // Fetched while the visitor types, so that sending is short; a failure is told when it counts.
    backend.auth().catch(() => undefined);
  }, []);

  async function send() {
    let unsaved: Cause | undefined;
    const sent = await submit(async () => {
      if (email.trim() === '') throw new AccountError('empty-email');
      if (password === '') throw new AccountError('empty-password');
      const user = await signIn(backend, email, password, testAccount?.email);
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
    ...(query.has('again') ? [messages['sign-in']['signed-out-elsewhere']] : []),
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
        id="sign-in"
        lines={cause && linesOf(messages, 'sign-in', cause)}
        submission={submission}
        words={{ ...words, stillWorking: messages.everywhere['still-working'] }}
        onSubmit={() => void send()}
      >
        <Credentials
          alert="sign-in-alert"
          cause={cause}
          words={words}
          autoComplete="current-password"
          email={email}
          onEmail={setEmail}
          password={password}
          onPassword={setPassword}
        />
      </AccountForm>
      <p className={styles.links}>
        <span>
          {words.noAccount}{' '}
          <a href={asked === undefined ? '/signup' : `/signup?save=${asked}`}>{words.signUpLink}</a>
        </span>
        <a href="/reset">{words.forgot}</a>
      </p>
      {testAccount && (
        <Ticket heading={testAccount.title}>
          <p className={styles.note}>{testAccount.note}</p>
          <p className={`${type.small} ${type.quiet}`}>{testAccount.warning}</p>
          <div className={styles.fill}>
            <Button
              type="button"
              line
              onClick={() => {
                setEmail(testAccount.email);
                setPassword(testAccount.password);
              }}
            >
              {testAccount.fill}
            </Button>
          </div>
        </Ticket>
      )}
    </div>
  );
}
