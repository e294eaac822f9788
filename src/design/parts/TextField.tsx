import type { ReactNode } from 'react';
import styles from './TextField.module.scss';

export interface TextFieldProps {
  /** Also the name of the field. */
  id: string;
  type: 'text' | 'email' | 'password';
  autoComplete: 'username' | 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
  label: string;
  /** A quiet sentence below the field. */
  hint?: string | undefined;
  /** Id of the error message; undefined while the value is valid. */
  errorId?: string | undefined;
  /** A button inside the field, on the right. */
  children?: ReactNode;
}

/** A form field with its label above and its hint below. */
export function TextField({
  id,
  label,
  hint,
  errorId,
  children,
  onChange,
  ...input
}: TextFieldProps) {
  const described = [hint !== undefined && `${id}-hint`, errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.control}>
        <input
          name={id}
          {...input}
          onChange={({ target }) => onChange(target.value)}
          id={id}
          className={styles.input}
          aria-describedby={described === '' ? undefined : described}
          aria-invalid={errorId === undefined ? undefined : true}
        />
        {children}
      </div>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
