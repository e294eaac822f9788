import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './TextField.module.scss';

type Props = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'name' | 'type' | 'autoComplete' | 'required' | 'value' | 'onChange' | 'inputMode'
> & {
  id: string;
  label: string;
  /** A quiet sentence under the label's field. */
  hint?: string | undefined;
  /** Id of the alert that says what is wrong with it; none while nothing is. */
  wrong?: string | undefined;
  /** A button inside the field, at its right. */
  children?: ReactNode;
};

/** A field of a form with its label above and its hint below. */
export function TextField({ id, label, hint, wrong, children, ...input }: Props) {
  const described = [hint !== undefined && `${id}-hint`, wrong].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.control}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-describedby={described === '' ? undefined : described}
          aria-invalid={wrong === undefined ? undefined : true}
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
