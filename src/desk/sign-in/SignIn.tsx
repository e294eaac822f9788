import { useState } from 'react';
import type { AuthBackend, User } from '../../accounts/backend.ts';
import { causeOf } from '../../accounts/causes.ts';
import { forThisWindow } from '../../accounts/desk-sign-in.ts';
import { PlainInput } from '../form/PlainInput.tsx';
import { Message } from '../frame/Message.tsx';
import { signInFault, webWords as words } from '../words/web-words.ts';
import { SignInLayout } from './SignInLayout.tsx';

/** The form that signs in with an account of the site. */
export function SignIn({
  auth,
  isAgain,
  onSignedIn,
}: {
  auth: AuthBackend;
  /** The session of somebody who did not sign out has ended. */
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
      if (isShared) await forThisWindow();
      onSignedIn(await auth.signIn(email.trim(), password));
    } catch (error) {
      setFault(signInFault(causeOf(error)));
      setBusy(false);
    }
  };
  return (
    <SignInLayout
      title={isAgain ? words.signInAgain : words.signInTitle}
      hint={isAgain ? words.signInAgainHint : words.signInHint}
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
          label={words.email}
          type="email"
          autoComplete="username"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <PlainInput
          label={words.password}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <label className="check part">
          <input
            type="checkbox"
            checked={isShared}
            onChange={({ target }) => setShared(target.checked)}
          />
          <span>{words.sharedComputer}</span>
        </label>
        <button className={isBusy ? 'btn go busy' : 'btn go'} type="submit" aria-busy={isBusy}>
          {isBusy ? words.signingIn : words.signIn}
        </button>
      </form>
    </SignInLayout>
  );
}
