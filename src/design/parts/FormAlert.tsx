import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './FormAlert.module.scss';

/** The alert of a form, an error or a question: above the fields, or alone where nothing can be filled in. */
export const FormAlert = ({
  id,
  lines,
  children,
}: {
  id: string;
  lines: readonly string[];
  /** Buttons that resolve the problem. */
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
