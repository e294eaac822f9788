import type { ReactNode } from 'react';
import styles from './Disclosure.module.scss';

/** A question that opens to its answer, without script. */
export const Disclosure = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className={styles.disclosure}>
    <summary>{summary}</summary>
    {children}
  </details>
);
