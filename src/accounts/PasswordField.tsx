import { useState } from 'react';
import { TextField, type TextFieldProps } from '../parts/TextField.tsx';
import styles from './PasswordField.module.scss';

/** Of the button that shows the password, and of the same button while it is shown. */
export interface RevealWords {
  showPassword: string;
  showPasswordName: string;
  hidePassword: string;
  hidePasswordName: string;
}

type Props = Omit<TextFieldProps, 'type' | 'children'> & { reveal: RevealWords };

/** A password, hidden until its owner asks to see it. */
export function PasswordField({ reveal, ...field }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <TextField {...field} type={shown ? 'text' : 'password'}>
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
