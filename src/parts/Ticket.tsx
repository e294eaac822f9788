import type { ReactNode } from 'react';
import styles from './Ticket.module.scss';

/** A highlighted note with a thick bar on the left. */
export const Ticket = ({ heading, children }: { heading?: string; children: ReactNode }) => (
  <div className={styles.ticket}>
    {heading !== undefined && <h2>{heading}</h2>}
    {children}
  </div>
);
