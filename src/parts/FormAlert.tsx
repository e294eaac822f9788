import type { ReactNode } from 'react';
import { Icon } from '../parts/Icon.tsx';
import styles from './FormAlert.module.scss';

/** What went wrong, above the fields: the first line, and the cause where it is known to be another. */
export const FormAlert = ({
  id,
  lines,
  children,
}: {
  id: string;
  lines: readonly string[];
  /** What to press about it. */
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
