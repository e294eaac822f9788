import type { LoginPageContent } from '../content/pages/account.ts';
import { fill } from '../content/text/fill.ts';
import { Callout } from '../design/parts/Callout.tsx';
import typography from '../design/parts/typography.module.scss';
import { AccountForm } from './AccountForm.tsx';
import { authActs, useEntry } from './useEntry.ts';
import styles from './AuthPanel.module.scss';
import { Credentials, type CredentialsWords, fieldAtFault } from './Credentials.tsx';
import { storageWorks } from './session-hint.ts';
import type { ActionWords } from './account-error.ts';
import type { SavedSlots } from './my-week.ts';
import { SignedIn } from './SignedIn.tsx';
import { type TestAccount, TestAccountCallout } from './TestAccountCallout.tsx';
import { useBrowser, useClassToSave, useQuery } from './useBrowser.ts';
import { useFocusOnFault } from './useSubmission.ts';
import { withClassToSave } from './class-to-save.ts';

export interface AuthPanelProps {
  words: CredentialsWords &
    Pick<LoginPageContent, 'button' | 'busy' | 'saveFirst'> & {
      /** Link to the other form: "No account yet? Sign Up" */
      other: { question: string; link: string };
      /** Replaces the form when the visitor is signed in already. */
      signedIn: { title: string; myWeek: string; logOut: string };
      /** Label of the link to the password reset. */
      forgot?: string;
      /** Shown when the previous session was ended by the service. */
      again?: string;
      /** Shown below the sign-up form. */
      tips?: { hint: string; notice: string };
    };
  act: keyof typeof authActs;
  messages: ActionWords;
  slots: SavedSlots;
  /** No visitor may sign up with this address. */
  testEmail?: string | undefined;
  /** Present while the test account is published. */
  testAccount?: TestAccount | undefined;
}

/** The sign-in or sign-up form, with its links. */
export function AuthPanel({ words, act, messages, ...props }: AuthPanelProps) {
  const { slots, testEmail, testAccount } = props;
  const wanted = useClassToSave();
  const classId = wanted !== undefined && Object.hasOwn(slots, wanted) ? wanted : undefined;
  const { email, setEmail, password, setPassword, submission, cause, send } = useEntry(
    act,
    classId,
    testEmail,
  );
  const box = useFocusOnFault(submission, fieldAtFault);
  const query = useQuery();
  const storesData = useBrowser(storageWorks, true);
  const { autoComplete, otherAddress } = authActs[act];
  const entering = submission.status === 'sending' || submission.status === 'done';

  const notes = [
    classId !== undefined && fill(words.saveFirst, slots[classId]!),
    query.has('again') && words.again,
    !storesData && messages.everywhere['storage-blocked'],
  ].filter((note) => typeof note === 'string');
  return (
    <>
      {!entering && <SignedIn words={words.signedIn} />}
      <div className={styles.panel} ref={box} data-session={entering ? undefined : 'out'}>
        {notes.map((note) => (
          <Callout key={note}>
            <p>{note}</p>
          </Callout>
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
            <a href={withClassToSave(otherAddress, classId)}>{words.other.link}</a>
          </span>
          {words.forgot !== undefined && (
            <a href={withClassToSave('/reset', classId)}>{words.forgot}</a>
          )}
        </p>
        {testAccount && (
          <TestAccountCallout
            words={testAccount}
            onFill={() => {
              setEmail(testAccount.email);
              setPassword(testAccount.password);
            }}
          />
        )}
        {words.tips && (
          <Callout>
            <p>{words.tips.hint}</p>
            <p className={`${typography.small} ${typography.quiet}`}>{words.tips.notice}</p>
          </Callout>
        )}
      </div>
    </>
  );
}
