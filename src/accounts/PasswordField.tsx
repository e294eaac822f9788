import { useState } from 'react';
import { TextField, type TextFieldProps } from '../design/parts/TextField.tsx';
import styles from './PasswordField.module.scss';

/** Labels of the button that shows or hides the password. */
export interface RevealWords {
  showPassword: string;
  showPasswordName: string;
  hidePassword: string;
  hidePasswordName: string;
}

type Props = Omit<TextFieldProps, 'type' | 'children'> & { reveal: RevealWords };

/** Password field with a button that shows or hides the password. */
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
