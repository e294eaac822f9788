import type { ReactNode } from 'react';
import styles from './Lost.module.scss';
import { Photo, type Picture } from './Photo.tsx';
import typography from './typography.module.scss';
import { wholeWords } from './whole-words.tsx';

interface LostProps {
  title: string;
  body: string;
  photo: Picture;
  /** Set in large type when calling is the best option. */
  phone?: { display: string; e164: string };
  /** Links. */
  children: ReactNode;
}

/** A page shown instead of the requested one. */
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
