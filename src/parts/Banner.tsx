import type { ReactNode } from 'react';
import styles from './Banner.module.scss';
import { Photo, type Picture } from './Photo.tsx';
import typography from './typography.module.scss';
import { wholeWords } from './whole-words.tsx';

interface Props {
  title: string;
  lead?: string | undefined;
  photo: Omit<Picture, 'first'>;
  /** A line below a long title, as on a post. */
  children?: ReactNode;
}

/** The photograph at the top of a page, with its title. */
export const Banner = ({ title, lead, photo, children }: Props) => (
  <div className={(lead ?? children) ? styles.banner : `${styles.banner} ${styles.bare}`}>
    <div className={styles.photo}>
      <Photo {...photo} sizes="100vw" first />
    </div>
    <div className={children ? `${styles.words} ${styles.long}` : styles.words}>
      <h1>{wholeWords(title)}</h1>
      {lead !== undefined && <p className={typography.lead}>{lead}</p>}
      {children}
    </div>
  </div>
);
