import type { ReactNode } from 'react';
import { Photo, type Picture } from '../design/parts/Photo.tsx';
import typography from '../design/parts/typography.module.scss';
import styles from './AccountLayout.module.scss';
import { keepWordsWhole } from '../design/parts/keep-words-whole.tsx';

export interface AccountLayoutProps {
  title: string;
  intro?: string | undefined;
  photo: Picture;
  /** Replaces the form when scripts are off. */
  withoutScript: string;
}

/** Layout of the sign-in screens: a photograph with the title, and a panel with the form. */
export const AccountLayout = ({
  title,
  intro,
  photo,
  withoutScript,
  children,
}: AccountLayoutProps & { children: ReactNode }) => (
  <div className={styles.layout}>
    <div className={styles.photo}>
      <Photo {...photo} alt="" sizes="100vw" first />
    </div>
    <div className={styles.title}>
      <h1 className={/\s/.test(title) && title.length > 10 ? styles.long : undefined}>
        {keepWordsWhole(title)}
      </h1>
      {intro !== undefined && <p className={typography.lead}>{intro}</p>}
    </div>
    <div className={styles.panel} data-ground="bone">
      <p className={styles.withoutScript}>{withoutScript}</p>
      {children}
    </div>
  </div>
);
