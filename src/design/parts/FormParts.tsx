/* What all forms share: a field, the alert, a callout. */

import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './FormParts.module.scss';

/** The props of a form field. */
export interface TextFieldProps {
  /** The id and the name of the field. */
  id: string;
  type: 'text' | 'email' | 'password';
  autoComplete: 'username' | 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
  label: string;
  /** A quiet sentence below the field. */
  hint?: string | undefined;
  /** The id of the error message; undefined while the value is valid. */
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

/** The alert of a form, an error or a question, above the fields. */
export const FormAlert = ({
  id,
  lines,
  children,
}: {
  id: string;
  lines: readonly string[];
  /** The buttons that resolve the problem. */
  children?: ReactNode;
}) => (
  <div className={styles.alert} role="alert" id={id}>
    <Icon name="alert" />
    <div>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </div>
  </div>
);

/** A box that stands out from the form, with a heading and some text. */
export const Callout = ({ heading, children }: { heading?: string; children: ReactNode }) => (
  <div className={styles.callout}>
    {heading !== undefined && <h2>{heading}</h2>}
    {children}
  </div>
);
