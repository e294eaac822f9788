import type { ReactNode } from 'react';
import { LiveMarkup, type LiveProps } from '../../design/islands/Island.tsx';
import styles from './WithSaves.module.scss';

interface Props {
  /** Props of the Save toggles; undefined without accounts. */
  saves: LiveProps['liveSaves'] | undefined;
  children: ReactNode;
}

/** Classes with Save toggles, and below them a line that says what a press has done. */
export const WithSaves = ({ saves, children }: Props) =>
  saves === undefined ? (
    children
  ) : (
    <LiveMarkup name="liveSaves" props={saves} className={styles.saves}>
      {children}
      <p className={styles.status} role="status" data-part="save-status" />
    </LiveMarkup>
  );
