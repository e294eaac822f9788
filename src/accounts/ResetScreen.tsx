import { Link } from 'react-router-dom';
import type { ResetPageContent } from '../content/pages/reset.ts';
import { Button } from '../parts/Button.tsx';
import { TextField } from '../parts/TextField.tsx';
import { Door, type DoorProps } from './Door.tsx';
import styles from './ResetScreen.module.scss';

export interface ResetScreenProps extends DoorProps {
  words: Pick<ResetPageContent, 'ask' | 'choose'>;
}

export const ResetScreen = ({ words: { ask }, ...door }: ResetScreenProps) => (
  <Door {...door}>
    <form className={styles.form} method="post">
      <TextField
        id="email"
        name="email"
        type="email"
        autoComplete="username"
        label={ask.emailLabel}
        required
      />
      <Button big>{ask.button}</Button>
    </form>
    <p className={styles.link}>
      <Link to="/login" discover="none">
        {ask.back}
      </Link>
    </p>
  </Door>
);
