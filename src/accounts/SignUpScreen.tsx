import { Link } from 'react-router-dom';
import type { SignupPageContent } from '../content/pages/signup.ts';
import { Button } from '../parts/Button.tsx';
import { TextField } from '../parts/TextField.tsx';
import { Ticket } from '../parts/Ticket.tsx';
import type from '../parts/type.module.scss';
import { Door, type DoorProps } from './Door.tsx';
import { PasswordField } from './PasswordField.tsx';
import styles from './SignUpScreen.module.scss';

export interface SignUpScreenProps extends DoorProps {
  words: Omit<SignupPageContent, 'seo'>;
}

export const SignUpScreen = ({ words, ...door }: SignUpScreenProps) => (
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
        autoComplete="new-password"
        label={words.passwordLabel}
        hint={words.passwordHint}
        show={{ label: words.showPassword, name: words.showPasswordName }}
      />
      <Button big>{words.button}</Button>
    </form>
    <p className={styles.link}>
      {words.haveAccount}{' '}
      <Link to="/login" discover="none">
        {words.signInLink}
      </Link>
    </p>
    <Ticket>
      <p>{words.hint}</p>
      <p className={`${type.small} ${type.quiet}`}>{words.notice}</p>
    </Ticket>
  </Door>
);
