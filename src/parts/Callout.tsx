import type { ReactNode } from 'react';
import styles from './Callout.module.scss';

/** A highlighted note. */
export const Callout = ({ heading, children }: { heading?: string; children: ReactNode }) => (
  <div className={styles.callout}>
    {heading !== undefined && <h2>{heading}</h2>}
    {children}
  </div>
);
