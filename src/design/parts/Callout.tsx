import type { ReactNode } from 'react';
import styles from './Callout.module.scss';

/** A highlighted message with an optional heading, as on the pages of accounts. */
export const Callout = ({ heading, children }: { heading?: string; children: ReactNode }) => (
  <div className={styles.callout}>
    {heading !== undefined && <h2>{heading}</h2>}
    {children}
  </div>
);
