import { Link } from 'react-router-dom';
import type { LoginPageContent } from '../content/pages/login.ts';
import { Button } from '../parts/Button.tsx';
import { TextField } from '../parts/TextField.tsx';
import { Ticket } from '../parts/Ticket.tsx';
import type from '../parts/type.module.scss';
import { Door, type DoorProps } from './Door.tsx';
import { PasswordField } from './PasswordField.tsx';
import styles from './SignInScreen.module.scss';

export interface SignInScreenProps extends DoorProps {
  words: Omit<LoginPageContent, 'seo' | 'testAccount'>;
  /** Shown to everybody while there is one. */
  testAccount?: { title: string; note: string; warning: string; fill: string } | undefined;
}

export const SignInScreen = ({ words, testAccount, ...door }: SignInScreenProps) => (
  <Door {...door}>
    <form className={styles.form} method="post">
      <TextField
        id="email"
        name="email"
        type="email"
        autoComplete="username"
        label={words.emailLabel}
        required
      />
      <PasswordField
        id="password"
        autoComplete="current-password"
        label={words.passwordLabel}
        show={{ label: words.showPassword, name: words.showPasswordName }}
      />
      <Button big>{words.button}</Button>
    </form>
    <p className={styles.links}>
      <span>
        {words.noAccount}{' '}
        <Link to="/signup" discover="none">
          {words.signUpLink}
        </Link>
      </span>
      <Link to="/reset" discover="none">
        {words.forgot}
      </Link>
    </p>
    {testAccount && (
      <Ticket heading={testAccount.title}>
        <p className={styles.note}>{testAccount.note}</p>
        <p className={`${type.small} ${type.quiet}`}>{testAccount.warning}</p>
      </Ticket>
    )}
  </Door>
);
