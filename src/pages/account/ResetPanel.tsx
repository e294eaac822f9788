import { type ReactNode, useEffect, useState } from 'react';
import { fill } from '../../content/text/fill.ts';
import { FormAlert } from '../../design/parts/FormParts.tsx';
import { AccountForm, DoneCallout, useAccountForm } from './AccountForm.tsx';
import type { resetProps } from './account-pages.ts';
import { AccountError, type Cause, textsOfAction } from '../../accounts/account-error.ts';
import { causeOf } from '../../accounts/causes.ts';
import { withDeadline } from '../../accounts/with-deadline.ts';
import { backend, linkHandler } from '../../accounts/load-backend.ts';
import styles from './ResetPanel.module.scss';
import { finishReset, sendReset, shortestPassword } from '../../accounts/session.ts';
import { useClassToSave, useQuery } from './useBrowser.ts';
import { withClassToSave } from '../../accounts/completed-action.ts';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';

export type ResetPanelProps = ReturnType<typeof resetProps>['reset'];

/**
 * The form of /reset, an island of AuthScreen.tsx: it asks for a link by e-mail; opened through such a link, it asks
 * for the new password. Other links of the account service are forwarded to its own page.
 */
export function ResetPanel(props: ResetPanelProps) {
  const query = useQuery();
  const code = query.get('oobCode');
  if (code === null) return <AskForLink {...props} />;
  // The service sends all its e-mail links here, including those that confirm a changed address.
  const other = (query.get('mode') ?? passwordMode) !== passwordMode;
  return other ? <LinkForOthers {...props} /> : <ChoosePassword {...props} code={code} />;
}

/** The value of `mode` in a link for a new password. */
const passwordMode = 'resetPassword';

/** Forwards a link that is not for a new password to the page that the service has for it. */
function LinkForOthers(props: ResetPanelProps) {
  const [useless, setUseless] = useState(false);
  useEffect(() => {
    linkHandler(location.search).then(
      (address) => (address === undefined ? setUseless(true) : location.replace(address)),
      () => setUseless(true),
    );
  }, []);
  return useless && <UselessLink {...props} />;
}

function UselessLink({ words: { ask }, messages }: ResetPanelProps) {
  const again = withClassToSave('/reset', useClassToSave());
  return (
    <Outcome link={{ to: again, label: ask.title }}>
      <FormAlert id="reset-alert" lines={[messages['reset-password']['link-used-up']]} />
    </Outcome>
  );
}

/** The outcome of a form, and a link to continue with. */
const Outcome = ({
  link,
  children,
}: {
  link: { to: string; label: string };
  children: ReactNode;
}) => (
  <div className={styles.panel}>
    {children}
    <p className={styles.link}>
      <a href={link.to}>{link.label}</a>
    </p>
  </div>
);

function AskForLink({ words: { ask }, messages }: ResetPanelProps) {
  const [local, setLocal] = useState(false);
  const wanted = useClassToSave();
  const back = withClassToSave('/login', wanted);
  const form = useAccountForm({ email: '' });

  const send = () =>
    form.submit(async () => {
      const email = form.values.email.trim();
      if (email === '') throw new AccountError('malformed-email');
      const auth = await withDeadline(backend.auth());
      setLocal(!auth.sendsMail);
      await sendReset(auth, email, wanted === undefined ? undefined : back);
    });

  if (form.submission.status === 'done')
    return (
      <Outcome link={{ to: back, label: ask.back }}>
        <DoneCallout>
          <p>{messages['reset-password'].sent}</p>
          {local && <p>{messages['reset-password']['sent-on-this-computer']}</p>}
        </DoneCallout>
      </Outcome>
    );
  return (
    <div className={styles.panel}>
      <p>{ask.intro}</p>
      <AccountForm
        id="reset"
        fields={[
          {
            id: 'email',
            autoComplete: 'username',
            label: ask.emailLabel,
            faults: ['malformed-email'],
          },
        ]}
        form={form}
        messages={textsOfAction(messages, 'reset-password')}
        words={ask}
        onSubmit={() => void send()}
      />
      <p className={styles.link}>
        <a href={back}>{ask.back}</a>
      </p>
    </div>
  );
}

/** The causes that show that a link is useless: it was used, or its account has been deleted or blocked since. */
const causesOfUselessLink: Cause[] = ['link-used-up', 'wrong-password'];

function ChoosePassword({ words, messages, code }: ResetPanelProps & { code: string }) {
  const { choose } = words;
  const [account, setAccount] = useState<string>();
  const [useless, setUseless] = useState(false);
  const form = useAccountForm({ password: '' });
  const wanted = useClassToSave();

  useEffect(() => {
    backend
      .auth()
      .then((auth) => withDeadline(auth.readReset(code)))
      .then(setAccount)
      .catch((error: unknown) => {
        // After a network error the link may still be valid; submitting the form will tell.
        if (causesOfUselessLink.includes(causeOf(error))) setUseless(true);
      });
  }, [code]);

  const send = () =>
    form.submit(async () => {
      const { password } = form.values;
      if (password.length < shortestPassword) throw new AccountError('weak-password');
      const auth = await withDeadline(backend.auth());
      await finishReset(auth, code, password);
    });

  if (useless) return <UselessLink words={words} messages={messages} />;
  if (form.submission.status === 'done')
    return (
      <Outcome link={{ to: withClassToSave('/login', wanted), label: choose.signIn }}>
        <DoneCallout>
          <p>{messages['reset-password'].done}</p>
        </DoneCallout>
      </Outcome>
    );
  return (
    <div className={styles.panel}>
      <h2>{keepWordsWhole(choose.title)}</h2>
      {account !== undefined && <p>{fill(choose.intro, { account })}</p>}
      <AccountForm
        id="reset"
        fields={[
          {
            id: 'password',
            autoComplete: 'new-password',
            label: choose.passwordLabel,
            hint: choose.passwordHint,
            faults: ['weak-password'],
            reveal: choose,
          },
        ]}
        form={form}
        messages={textsOfAction(messages, 'reset-password')}
        words={choose}
        onSubmit={() => void send()}
      />
    </div>
  );
}
