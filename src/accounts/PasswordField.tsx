import { useState } from 'react';
import { TextField } from '../parts/TextField.tsx';
import styles from './PasswordField.module.scss';

export interface RevealWords {
  show: string;
  showName: string;
  hide: string;
  hideName: string;
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
        aria-label={shown ? reveal.hideName : reveal.showName}
        onClick={() => setShown(!shown)}
      >
        {shown ? reveal.hide : reveal.show}
      </button>
    </TextField>
  );
}
