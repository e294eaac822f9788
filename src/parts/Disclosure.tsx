import type { ReactNode } from 'react';
import styles from './Disclosure.module.scss';

/** A summary that opens its details without scripts. */
export const Disclosure = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className={styles.disclosure}>
    <summary>{summary}</summary>
    {children}
  </details>
);
