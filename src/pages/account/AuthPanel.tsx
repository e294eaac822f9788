import typography from '../../design/parts/typography.module.scss';
import type { LoginPageContent } from '../../content/pages/account.ts';
import { fill } from '../../content/text/fill.ts';
import { Callout } from '../../design/parts/FormParts.tsx';
import { AccountForm, type RevealWords } from './AccountForm.tsx';
import { authForms, useEntry } from './useEntry.ts';
import { storageWorks } from '../../accounts/remembered-session.ts';
import type { ActionWords } from '../../accounts/account-error.ts';
import type { SavedSlots } from './my-week.ts';
import { useBrowser, useClassToSave, useQuery } from './useBrowser.ts';
import { withClassToSave } from '../../accounts/completed-action.ts';
import { Button, LogOut } from '../../design/parts/Button.tsx';
import styles from './AuthPanel.module.scss';

/** Texts and facts of the form on /login and /signup; src/pages/account/account-pages.ts gives them. */
export interface AuthPanelProps {
  words: RevealWords &
    Pick<LoginPageContent, 'emailLabel' | 'passwordLabel' | 'button' | 'busy' | 'saveFirst'> & {
      passwordHint?: string;
      /** The link to the other form: "No account yet? Sign Up". */
      other: { question: string; link: string };
      /** Replaces the form when the visitor is signed in already. */
      signedIn: { title: string; myWeek: string; logOut: string };
      /** Label of the link to the password reset. */
      forgot?: string;
      /** The sentence after the account service has ended the previous session. */
      again?: string;
      /** The sentences below the sign-up form. */
      tips?: { hint: string; notice: string };
    };
  act: keyof typeof authForms;
  messages: ActionWords;
  slots: SavedSlots;
  /** No visitor may sign up with this address. */
  testEmail?: string | undefined;
  /** The published test account, if there is one. */
  testAccount?: TestAccount | undefined;
}

type TestAccount = LoginPageContent['testAccount'] & { email: string; password: string };

/** The sign-in or sign-up form with its links, an island of AuthScreen.tsx. */
export function AuthPanel({ words, act, messages, ...props }: AuthPanelProps) {
  const { slots, testEmail, testAccount } = props;
  const wanted = useClassToSave();
  const classId = wanted !== undefined && Object.hasOwn(slots, wanted) ? wanted : undefined;
  const { form, send } = useEntry(act, classId, testEmail);
  const query = useQuery();
  const storesData = useBrowser(storageWorks, true);
  const { autoComplete, otherPath } = authForms[act];
  const { status } = form.submission;
  const entering = status === 'sending' || status === 'done';

  const notes = [
    classId !== undefined && fill(words.saveFirst, slots[classId]!),
    query.has('again') && words.again,
    !storesData && messages.everywhere['storage-blocked'],
  ].filter((note) => typeof note === 'string');
  return (
    <>
      {!entering && <SignedIn words={words.signedIn} />}
      <div className={styles.panel} data-session={entering ? undefined : 'out'}>
        {notes.map((note) => (
          <Callout key={note}>
            <p>{note}</p>
          </Callout>
        ))}
        <AccountForm
          id={act}
          // A wrong password marks both fields, so that nobody learns whether the e-mail address has an account.
          fields={[
            {
              id: 'email',
              autoComplete: 'username',
              label: words.emailLabel,
              faults: ['wrong-password', 'malformed-email', 'email-taken'],
            },
            {
              id: 'password',
              autoComplete,
              label: words.passwordLabel,
              hint: words.passwordHint,
              faults: ['wrong-password', 'weak-password'],
              reveal: words,
            },
          ]}
          form={form}
          messages={messages}
          words={words}
          onSubmit={() => void send()}
        />
        <p className={styles.links}>
          <span>
            {words.other.question}{' '}
            <a href={withClassToSave(otherPath, classId)}>{words.other.link}</a>
          </span>
          {words.forgot !== undefined && (
            <a href={withClassToSave('/reset', classId)}>{words.forgot}</a>
          )}
        </p>
        {testAccount && (
          <TestAccountCallout
            words={testAccount}
            onFill={() => {
              form.setValue('email', testAccount.email);
              form.setValue('password', testAccount.password);
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

/** The links for visitors who are signed in already. */
const SignedIn = ({ words }: { words: AuthPanelProps['words']['signedIn'] }) => (
  <div data-session="in">
    <Callout heading={words.title}>
      <p className={styles.ways}>
        <a href="/account">{words.myWeek}</a>
        <LogOut label={words.logOut} />
      </p>
    </Callout>
  </div>
);

/** The public test account, with a button that fills in its credentials. */
const TestAccountCallout = ({ words, onFill }: { words: TestAccount; onFill: () => void }) => (
  <Callout heading={words.title}>
    <p className={styles.note}>{words.note}</p>
    <p className={`${typography.small} ${typography.quiet}`}>{words.warning}</p>
    <div className={typography.onlyWithScript}>
      <Button type="button" outlined onClick={onFill}>
        {words.fill}
      </Button>
    </div>
  </Callout>
);
