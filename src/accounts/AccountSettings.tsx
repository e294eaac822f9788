import { useState } from 'react';
import { fill } from '../fill.ts';
import { Button } from '../parts/Button.tsx';
import { Disclosure } from '../parts/Disclosure.tsx';
import { Ticket } from '../parts/Ticket.tsx';
import { AccountForm } from './AccountForm.tsx';
import styles from './AccountSettings.module.scss';
import type { AccountPanelProps } from './account-panel-props.ts';
import type { User } from './backend.ts';
import { AccountError } from './account-error.ts';
import { causeOf } from './causes.ts';
import { withDeadline } from './deadline.ts';
import { backend } from './load-backend.ts';
import { LogOut } from './LogOut.tsx';
import { wordsOf } from './cause-words.ts';
import { PasswordField } from './PasswordField.tsx';
import { deleteAccount, shortestPassword } from './session.ts';
import { useSubmission } from './useSubmission.ts';

type Props = Pick<AccountPanelProps, 'words' | 'messages'> & { user: User };

/** The account itself: who it is, log out, another password, and the end of it. */
export const AccountSettings = ({ words, messages, user }: Props) => (
  <section className={styles.settings} data-ground="bone">
    <div>
      <p className={styles.who}>{fill(words.signedInAs, { account: user.email })}</p>
      <LogOut label={words.logOut} />
    </div>
    {!user.shared && (
      <div>
        <Disclosure summary={words.password.heading}>
          <ChangePassword words={words} messages={messages} user={user} />
        </Disclosure>
        <Disclosure summary={words.delete.heading}>
          <DeleteAccount words={words} messages={messages} user={user} />
        </Disclosure>
      </div>
    )}
  </section>
);

function ChangePassword({ words: { password: words }, messages }: Props) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const { submission, cause, submit } = useSubmission();

  const send = () =>
    submit(async () => {
      if (next === '') throw new AccountError('empty-password');
      if (next.length < shortestPassword) throw new AccountError('password-too-short');
      const auth = await withDeadline(backend.auth());
      await withDeadline(auth.changePassword(current, next));
      setCurrent('');
      setNext('');
    });

  const currentWrong = cause === 'wrong-password' ? 'change-alert' : undefined;
  const nextWrong =
    cause === 'empty-password' || cause === 'password-too-short' ? 'change-alert' : undefined;
  return (
    <div className={styles.form}>
      {submission.status === 'done' && (
        <Ticket role="status">
          <p>{messages['change-password'].done}</p>
        </Ticket>
      )}
      <AccountForm
        id="change"
        messages={wordsOf(messages, 'change-password')}
        submission={submission}
        words={words}
        onSubmit={() => void send()}
      >
        <PasswordField
          id="current-password"
          autoComplete="current-password"
          label={words.current}
          value={current}
          onChange={setCurrent}
          wrong={currentWrong}
          reveal={words}
        />
        <PasswordField
          id="new-password"
          autoComplete="new-password"
          label={words.new}
          hint={words.hint}
          value={next}
          onChange={setNext}
          wrong={nextWrong}
          reveal={words}
        />
      </AccountForm>
    </div>
  );
}

function DeleteAccount({ words: { password, delete: words }, messages, user }: Props) {
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const [needed, setNeeded] = useState(false);
  const { submission, cause, submit, reset } = useSubmission();

  async function send() {
    const sent = await submit(async () => {
      await deleteAccount(backend, user, needed ? typed : undefined).catch((error: unknown) => {
        // The service asks for the password again when the last sign-in was a while ago.
        if (causeOf(error) === 'sign-in-again') setNeeded(true);
        throw error;
      });
    });
    if (sent) location.assign('/#home');
  }

  if (!asking)
    return (
      <div className={styles.form}>
        <p>{words.body}</p>
        <Button type="button" line onClick={() => setAsking(true)}>
          {words.button}
        </Button>
      </div>
    );
  return (
    <div className={styles.form}>
      <h3>{words.confirmTitle}</h3>
      <p>{fill(words.confirmBody, { account: user.email })}</p>
      <AccountForm
        id="delete"
        messages={wordsOf(messages, 'delete-account')}
        submission={submission}
        words={{ button: words.confirmButton, busy: words.busy }}
        grave
        onSubmit={() => void send()}
      >
        {needed && (
          <PasswordField
            id="delete-password"
            autoComplete="current-password"
            label={words.password}
            value={typed}
            onChange={setTyped}
            wrong={cause === 'wrong-password' ? 'delete-alert' : undefined}
            reveal={password}
          />
        )}
      </AccountForm>
      <Button
        type="button"
        line
        onClick={() => {
          reset();
          setAsking(false);
        }}
      >
        {words.cancelButton}
      </Button>
    </div>
  );
}
