import { TextField } from '../design/parts/TextField.tsx';
import type { Cause } from './account-error.ts';
import { PasswordField, type RevealWords } from './PasswordField.tsx';

interface Props {
  /** Id of the form's alert. */
  alert: string;
  cause: Cause | undefined;
  email: string;
  onEmail: (value: string) => void;
  password: string;
  onPassword: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  words: CredentialsWords;
}

export interface CredentialsWords extends RevealWords {
  emailLabel: string;
  passwordLabel: string;
  passwordHint?: string;
}

const emailCauses: readonly Cause[] = ['malformed-email', 'email-taken'];

/** The id of the field to focus after a failure: the password, unless the e-mail address is at fault. */
export const fieldAtFault = (cause: Cause) => (emailCauses.includes(cause) ? 'email' : 'password');

/** E-mail address and password, with ids and types that password managers recognize. */
export function Credentials({ alert, cause, words, autoComplete, ...values }: Props) {
  // A wrong password marks both fields, so that nobody learns whether the e-mail address has an account.
  const wrong = (...causes: readonly Cause[]) =>
    cause === 'wrong-password' || (cause && causes.includes(cause)) ? alert : undefined;
  return (
    <>
      <TextField
        id="email"
        type="email"
        autoComplete="username"
        label={words.emailLabel}
        value={values.email}
        onChange={values.onEmail}
        errorId={wrong(...emailCauses)}
      />
      <PasswordField
        id="password"
        autoComplete={autoComplete}
        label={words.passwordLabel}
        hint={words.passwordHint}
        value={values.password}
        onChange={values.onPassword}
        errorId={wrong('weak-password')}
        reveal={words}
      />
    </>
  );
}
