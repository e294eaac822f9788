import { useEffect, useState } from 'react';
import type { LoginPageContent } from '../content/pages/login.ts';
import { fill } from '../fill.ts';
import { Ticket } from '../parts/Ticket.tsx';
import typography from '../parts/typography.module.scss';
import { AccountForm } from './AccountForm.tsx';
import type { Cause } from './account-error.ts';
import { authActs } from './auth-acts.ts';
import styles from './AuthPanel.module.scss';
import { Credentials, fieldAtFault, type CredentialsWords } from './Credentials.tsx';
import { storageWorks } from './hint.ts';
import { backend } from './load-backend.ts';
import type { ActionWords } from './cause-words.ts';
import { afterSignIn, askedSave, type SavedSlots } from './saved-slot.ts';
import { TestAccountTicket, type TestAccount } from './TestAccountTicket.tsx';
import { useBrowser, useQuery } from './useBrowser.ts';
import { useFocusOnFault } from './useFocusOnFault.ts';
import { useSubmission } from './useSubmission.ts';

export interface AuthPanelProps {
  words: CredentialsWords &
    Pick<LoginPageContent, 'button' | 'busy' | 'saveFirst'> & {
      /** The way to the other act: "No account yet? Sign Up" */
      other: { question: string; link: string };
      /** The way to a new password. */
      forgot?: string;
      /** Shown to visitors who come here because their session has ended by itself. */
      again?: string;
      /** What is good to know before an account is made. */
      tips?: { hint: string; notice: string };
    };
  act: keyof typeof authActs;
  messages: ActionWords;
  slots: SavedSlots;
  /** Its address is nobody's own. */
  testEmail?: string | undefined;
  /** Shown to everybody while there is one. */
  testAccount?: TestAccount | undefined;
}

/** The form of Sign In or of Sign Up, and what stands below it. */
export function AuthPanel({ words, act, messages, ...props }: AuthPanelProps) {
  const { slots, testEmail, testAccount } = props;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { submission, cause, submit } = useSubmission();
  const box = useFocusOnFault(submission, fieldAtFault);
  const query = useQuery();
  const asked = askedSave(query, slots);
  const keeps = useBrowser(storageWorks, true);
  const { enter, autoComplete, otherAddress } = authActs[act];

  useEffect(() => {
    // Loaded while the visitor types, so that sending is quick; a failure is reported when the form is sent.
    backend.auth().catch(() => undefined);
  }, []);

  async function send() {
    let unsaved: Cause | undefined;
    const sent = await submit(async () => {
      unsaved = await enter(backend, { email, password, testEmail, asked });
    });
    if (sent) location.assign(afterSignIn(asked, unsaved));
  }

  const notes = [
    asked !== undefined && fill(words.saveFirst, slots[asked]!),
    query.has('again') && words.again,
    !keeps && messages.everywhere['storage-blocked'],
  ].filter((note) => typeof note === 'string');
  return (
    <div className={styles.panel} ref={box}>
      {notes.map((note) => (
        <Ticket key={note}>
          <p>{note}</p>
        </Ticket>
      ))}
      <AccountForm
        id={act}
        messages={messages}
        submission={submission}
        words={words}
        onSubmit={() => void send()}
      >
        <Credentials
          alert={`${act}-alert`}
          cause={cause}
          words={words}
          autoComplete={autoComplete}
          email={email}
          onEmail={setEmail}
          password={password}
          onPassword={setPassword}
        />
      </AccountForm>
      <p className={styles.links}>
        <span>
          {words.other.question}{' '}
          <a href={asked === undefined ? otherAddress : `${otherAddress}?save=${asked}`}>
            {words.other.link}
          </a>
        </span>
        {words.forgot !== undefined && <a href="/reset">{words.forgot}</a>}
      </p>
      {testAccount && (
        <TestAccountTicket
          words={testAccount}
          onFill={() => {
            setEmail(testAccount.email);
            setPassword(testAccount.password);
          }}
        />
      )}
      {words.tips && (
        <Ticket>
          <p>{words.tips.hint}</p>
          <p className={`${typography.small} ${typography.quiet}`}>{words.tips.notice}</p>
        </Ticket>
      )}
    </div>
  );
}
