import type { ReactNode } from 'react';
import styles from './MyWeekTop.module.scss';
import { keepWordsWhole } from '../design/parts/keep-words-whole.tsx';

/** The first view of My week, over its photograph. */
export const MyWeekTop = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.top}>
    <div>
      <h1>{keepWordsWhole(title)}</h1>
      {children}
    </div>
  </div>
);
