import { useEffect, useRef, useState } from 'react';
import { fill } from '../../content/text/fill.ts';
import { Button, LogOut } from '../../design/parts/Button.tsx';
import { Disclosure } from '../../design/parts/Disclosure.tsx';
import { AccountForm, DoneCallout, useAccountForm } from './AccountForm.tsx';
import styles from './AccountSettings.module.scss';
import type { AccountPanelProps } from './account-pages.ts';
import type { User } from '../../accounts/backend.ts';
import { AccountError, textsOfAction } from '../../accounts/account-error.ts';
import { causeOf } from '../../accounts/causes.ts';
import { withDeadline } from '../../accounts/with-deadline.ts';
import { storeCompletedAction } from '../../accounts/completed-action.ts';
import { backend } from '../../accounts/load-backend.ts';
import { deleteAccount, shortestPassword } from '../../accounts/session.ts';

type Props = Pick<AccountPanelProps, 'words' | 'messages'> & { user: User };

/** The account settings at the end of My week: e-mail address, logout, password change and deletion. */
export const AccountSettings = ({ words, messages, user }: Props) => (
  <section className={styles.settings} data-ground="bone">
    <div>
      <p className={styles.who}>{fill(words.signedInAs, { account: user.email })}</p>
      <LogOut label={words.logOut} />
    </div>
    {!user.isTestAccount && (
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
  const form = useAccountForm({ 'current-password': '', 'new-password': '' });

  const send = () =>
    form.submit(async () => {
      const { 'current-password': current, 'new-password': next } = form.values;
      if (next.length < shortestPassword) throw new AccountError('weak-password');
      const auth = await withDeadline(backend.auth());
      await withDeadline(auth.changePassword(current, next));
      form.clear();
    });

  return (
    <div className={styles.form}>
      {form.submission.status === 'done' && (
        <DoneCallout>
          <p>{messages['change-password'].done}</p>
        </DoneCallout>
      )}
      <AccountForm
        id="change"
        fields={[
          {
            id: 'current-password',
            autoComplete: 'current-password',
            label: words.current,
            faults: ['wrong-password'],
            reveal: words,
          },
          {
            id: 'new-password',
            autoComplete: 'new-password',
            label: words.new,
            hint: words.hint,
            faults: ['weak-password'],
            reveal: words,
          },
        ]}
        form={form}
        messages={textsOfAction(messages, 'change-password')}
        words={words}
        onSubmit={() => void send()}
      />
    </div>
  );
}

function DeleteAccount({ words: { password, delete: words }, messages, user }: Props) {
  const [asking, setAsking] = useState(false);
  const [needed, setNeeded] = useState(false);
  const form = useAccountForm({ 'delete-password': '' });
  const box = useRef<HTMLDivElement>(null);
  const asked = useRef(asking);

  useEffect(() => {
    if (asked.current === asking) return;
    asked.current = asking;
    // The button and its confirmation replace each other, so the focus has to follow.
    box.current!.querySelector<HTMLElement>('h3, button')!.focus();
  }, [asking]);

  async function send() {
    const sent = await form.submit(async () => {
      const typed = needed ? form.values['delete-password'] : undefined;
      await deleteAccount(backend, user, typed).catch((error: unknown) => {
        // The service asks for the password again when the last sign-in is too old.
        if (causeOf(error) === 'sign-in-again') setNeeded(true);
        throw error;
      });
    });
    if (!sent) return;
    storeCompletedAction('deleted');
    location.assign('/#home');
  }

  if (!asking)
    return (
      <div className={styles.form} ref={box}>
        <p>{words.body}</p>
        <Button type="button" outlined onClick={() => setAsking(true)}>
          {words.button}
        </Button>
      </div>
    );
  return (
    <div className={styles.form} ref={box}>
      <h3 tabIndex={-1}>{words.confirmTitle}</h3>
      <p>{fill(words.confirmBody, { account: user.email })}</p>
      <AccountForm
        id="delete"
        fields={
          needed
            ? [
                {
                  id: 'delete-password',
                  autoComplete: 'current-password',
                  label: words.password,
                  faults: ['wrong-password'],
                  reveal: password,
                },
              ]
            : []
        }
        form={form}
        messages={textsOfAction(messages, 'delete-account')}
        words={{ button: words.confirmButton, busy: words.busy }}
        destructive
        onSubmit={() => void send()}
      />
      <Button
        type="button"
        outlined
        onClick={() => {
          form.reset();
          setAsking(false);
        }}
      >
        {words.cancelButton}
      </Button>
    </div>
  );
}
