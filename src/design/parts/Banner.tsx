import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Banner.module.scss';
import { Photo, type Picture } from './Photo.tsx';
import typography from './typography.module.scss';
import { keepWordsWhole } from './keep-words-whole.tsx';

/** The title, the sentence and the photograph at the top of a page. */
interface Props {
  title: string;
  lead?: string | undefined;
  photo: Omit<Picture, 'first'>;
  /** A line below a long title, as on a post; the title is then smaller. */
  children?: ReactNode;
}

/** The top of a page: its title over a photograph. */
export const Banner = ({ title, lead, photo, children }: Props) => (
  <div className={classNames(styles.banner, !(lead ?? children) && styles.titleOnly)}>
    <div className={styles.photo}>
      <Photo {...photo} sizes="100vw" first />
    </div>
    <div className={classNames(styles.words, !!children && styles.longTitle)}>
      <h1>{keepWordsWhole(title)}</h1>
      {lead !== undefined && <p className={typography.lead}>{lead}</p>}
      {children}
    </div>
  </div>
);
