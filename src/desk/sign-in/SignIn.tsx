/* The pages before the desk on the web: signing in, and why that failed. */

import { type ReactNode, useState } from 'react';
import type { AuthBackend, User } from '../../accounts/backend.ts';
import { causeOf } from '../../accounts/causes.ts';
import { endSessionWithWindow, sendConfirmation } from '../../accounts/desk-account.ts';
import { Logo } from '../../design/parts/Logo.tsx';
import type { HostFault } from '../../host/workspace/workspace.ts';
import { Check, PlainInput } from '../form/plain-controls.tsx';
import { Message } from '../form/Message.tsx';
import { Title } from '../form/Title.tsx';
import { signInFault, webWords as words } from '../words/web-words.ts';
import { words as editorWords } from '../words/words.ts';
import { Button } from '../form/Button.tsx';

const itDoes = [
  'It changes prices, times, texts and photographs of this website, in your name.',
  'Nothing reaches visitors until you publish it. A draft with a mistake cannot be published.',
  'The last publish can be taken back.',
];

/** The page before the desk opens: a form or a message, with notes beside it. */
const SignInLayout = ({
  title,
  hint,
  children,
}: {
  title: string;
  hint: string;
  children: ReactNode;
}) => (
  <div className="desk start door">
    <header className="top">
      <span className="brand">
        <Logo />
        <span>The desk</span>
      </span>
    </header>
    <main className="work" id="work" tabIndex={-1}>
      <Title hint={hint}>{title}</Title>
      {children}
    </main>
    <aside className="view side" aria-label="Good to know">
      <section>
        <h2>What the desk does</h2>
        <ul>
          {itDoes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Not working?</h2>
        <p>
          An owner of the website decides who may change it. To set a new password, choose Sign in
          on the website.
        </p>
      </section>
    </aside>
  </div>
);

/** The form that signs in with an account of the site. */
export function SignIn({
  auth,
  isAgain,
  onSignedIn,
}: {
  auth: AuthBackend;
  /** Whether an earlier session has ended. */
  isAgain: boolean;
  onSignedIn: (user: User) => void;
}) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isShared, setShared] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const enter = async () => {
    if (isBusy) return;
    setBusy(true);
    setFault(undefined);
    try {
      if (isShared) await endSessionWithWindow();
      onSignedIn(await auth.signIn(email.trim(), password));
    } catch (error) {
      setFault(signInFault(causeOf(error)));
      setBusy(false);
    }
  };
  return (
    <SignInLayout
      title={isAgain ? words.signInAgain : 'Sign in to change the website'}
      hint={
        isAgain
          ? 'The website signs everybody out from time to time. Your draft is still on this device, and you go on where you were.'
          : 'Use your account on the website. There is nothing to install.'
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void enter();
        }}
      >
        {fault !== undefined && (
          <div role="alert" className="part">
            <Message kind="bad">{fault}</Message>
          </div>
        )}
        <PlainInput
          label="E-mail address"
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
        />
        <PlainInput
          label="Password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <Check
          look="check part"
          label="This is a shared computer: sign me out when the window closes"
          isChecked={isShared}
          onChange={setShared}
        />
        <button className={isBusy ? 'btn go busy' : 'btn go'} type="submit" aria-busy={isBusy}>
          {isBusy ? 'Signing in …' : 'Sign in'}
        </button>
      </form>
    </SignInLayout>
  );
}

/** Says why somebody who is signed in cannot use the desk. */
export const NotAdmitted = ({
  fault,
  email,
  onAgain,
  onOther,
}: {
  fault: HostFault;
  email: string;
  onAgain: () => void;
  onOther: () => void;
}) => (
  <SignInLayout
    title={fault === 'no-staff' ? 'You may not change this website' : 'You cannot use the desk yet'}
    hint={`Signed in as ${email}.`}
  >
    <div role="alert">
      <Message
        kind="bad"
        buttons={
          <>
            <Button label={editorWords.tryAgain} onPress={onAgain} />
            {fault === 'not-confirmed' && <SendLink email={email} />}
            <Button label="Sign in with another account" look="text" onPress={onOther} />
          </>
        }
      >
        {editorWords.hostFaults[fault]}
      </Message>
    </div>
  </SignInLayout>
);

/** The button that sends an e-mail with a link, which confirms the address. */
function SendLink({ email }: { email: string }) {
  const [said, say] = useState('');
  const send = () =>
    void sendConfirmation().then(
      () =>
        say(`A link is on its way to ${email}. Open it, on any device, then press Try again here.`),
      (error: unknown) => say(signInFault(causeOf(error))),
    );
  return (
    <>
      <Button label="Send me the link" onPress={send} />
      <span role="status">{said}</span>
    </>
  );
}
