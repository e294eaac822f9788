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

const emailCauses: readonly Cause[] = ['empty-email', 'malformed-email', 'email-taken'];
/** Mark the password, here and where a new one is chosen. */
export const passwordCauses: readonly Cause[] = [
  'empty-password',
  'password-too-short',
  'password-against-rules',
];
/** Mark both fields, so that a failed sign-in does not tell whether the e-mail address has an account. */
const eitherCauses: readonly Cause[] = ['wrong-password', 'unknown-email', 'account-disabled'];

/** The id of the field to focus after a failure: the password, unless the e-mail address is at fault. */
export const fieldAtFault = (cause: Cause) => (emailCauses.includes(cause) ? 'email' : 'password');

/** E-mail address and password, with ids and types that password managers recognize. */
export function Credentials({ alert, cause, words, autoComplete, ...values }: Props) {
  const wrong = (causes: readonly Cause[]) =>
    cause !== undefined && (causes.includes(cause) || eitherCauses.includes(cause))
      ? alert
      : undefined;
  return (
    <>
      <TextField
        id="email"
        type="email"
        autoComplete="username"
        label={words.emailLabel}
        value={values.email}
        onChange={values.onEmail}
        errorId={wrong(emailCauses)}
      />
      <PasswordField
        id="password"
        autoComplete={autoComplete}
        label={words.passwordLabel}
        hint={words.passwordHint}
        value={values.password}
        onChange={values.onPassword}
        errorId={wrong(passwordCauses)}
        reveal={words}
      />
    </>
  );
}
