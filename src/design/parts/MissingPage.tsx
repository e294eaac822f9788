import type { ReactNode } from 'react';
import styles from './MissingPage.module.scss';
import { Photo, type Picture } from './Photo.tsx';
import typography from './typography.module.scss';
import { keepWordsWhole } from './keep-words-whole.tsx';

interface MissingPageProps {
  title: string;
  body: string;
  photo: Picture;
  /** Shown in large type, for when a call is the best option. */
  phone?: { display: string; e164: string };
  /** Links to other pages. */
  children: ReactNode;
}

/** The layout of a page that replaces the requested one: not found, or offline. */
export const MissingPage = ({ title, body, photo, phone, children }: MissingPageProps) => (
  <section className={styles.page}>
    <div className={styles.photo}>
      <Photo {...photo} sizes="100vw" first />
    </div>
    <div className={styles.words}>
      <h1>{keepWordsWhole(title)}</h1>
      {phone && <p className={typography.lead}>{body}</p>}
      {phone && (
        <a className={styles.number} href={`tel:${phone.e164}`}>
          {phone.display}
        </a>
      )}
      <div className={styles.row}>
        {!phone && <p className={typography.lead}>{body}</p>}
        <div className={styles.links}>{children}</div>
      </div>
    </div>
  </section>
);
