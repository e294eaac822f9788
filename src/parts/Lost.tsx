import type { ReactNode } from 'react';
import styles from './Lost.module.scss';
import { Photo, type Picture } from './Photo.tsx';
import typography from './typography.module.scss';
import { wholeWords } from './whole-words.tsx';

interface LostProps {
  title: string;
  body: string;
  photo: Picture;
  /** Set large under the words, where a call is the best way on. */
  phone?: { display: string; e164: string };
  /** The ways on. */
  children: ReactNode;
}

/** A page that stands in the place of the one that was asked for. */
export const Lost = ({ title, body, photo, phone, children }: LostProps) => (
  <section className={styles.lost}>
    <div className={styles.photo}>
      <Photo {...photo} sizes="100vw" first />
    </div>
    <div className={styles.words}>
      <h1>{wholeWords(title)}</h1>
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
