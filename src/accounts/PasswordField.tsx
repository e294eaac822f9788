import { TextField } from '../parts/TextField.tsx';
import styles from './PasswordField.module.scss';

interface Props {
  id: string;
  label: string;
  hint?: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  show: { label: string; name: string };
}

/** A password, hidden until its owner asks to see it. */
export const PasswordField = ({ show, ...field }: Props) => (
  <TextField {...field} name="password" type="password" required>
    <button className={styles.reveal} type="button" aria-label={show.name}>
      {show.label}
    </button>
  </TextField>
);
