import { useState } from 'react';
import { TextField } from '../parts/TextField.tsx';
import styles from './PasswordField.module.scss';

/** Of the button that shows the password, and of the same button while it is shown. */
export interface RevealWords {
  showPassword: string;
  showPasswordName: string;
  hidePassword: string;
  hidePasswordName: string;
}

interface Props {
  id: string;
  label: string;
  hint?: string | undefined;
  wrong?: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
  reveal: RevealWords;
}

/** A password, hidden until its owner asks to see it. */
export function PasswordField({ value, onChange, reveal, ...field }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      name={field.id}
      type={shown ? 'text' : 'password'}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <button
        className={styles.reveal}
        type="button"
        aria-label={shown ? reveal.hidePasswordName : reveal.showPasswordName}
        onClick={() => setShown(!shown)}
      >
        {shown ? reveal.hidePassword : reveal.showPassword}
      </button>
    </TextField>
  );
}
