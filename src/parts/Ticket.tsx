import type { ReactNode } from 'react';
import styles from './Ticket.module.scss';

/** One thing to know, apart from the rest: a block with a thick bar at its left. */
export const Ticket = ({ heading, children }: { heading?: string; children: ReactNode }) => (
  <div className={styles.ticket}>
    {heading !== undefined && <h2>{heading}</h2>}
    {children}
  </div>
);
