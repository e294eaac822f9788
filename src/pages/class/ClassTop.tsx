import { Link } from 'react-router-dom';
import { ButtonLink } from '../../parts/Button.tsx';
import { NextSession, type NextSessionProps } from '../../parts/NextSession.tsx';
import { Photo, type Picture } from '../../parts/Photo.tsx';
import typography from '../../parts/typography.module.scss';
import { keepWordsWhole } from '../../parts/keep-words-whole.tsx';
import styles from './ClassTop.module.scss';

export interface ClassTopProps {
  name: string;
  photo: Picture | undefined;
  all: { label: string; to: string };
  next: NextSessionProps | undefined;
  /** Instead of the next time, without any. */
  none: string;
  join: { to: string; label: string; name: string };
  ask: { to: string; label: string };
}

/** The type size of a name by its length: "Yoga", "Body Building". */
function sizeOf(name: string) {
  if (name.length <= 6) return styles.short;
  return name.length <= 10 ? styles.middle : styles.long;
}

/** The name of a class over its photograph, with the next time; on the ground of the page without a photograph. */
export const ClassTop = ({ name, photo, all, next, none, join, ask }: ClassTopProps) => (
  <div className={photo ? styles.top : `${styles.top} ${styles.bare}`}>
    {photo && (
      <div className={styles.photo}>
        <Photo {...photo} sizes="100vw" first />
      </div>
    )}
    <div className={styles.words}>
      <p className={styles.all}>
        <Link to={all.to} discover="none">
          {all.label}
        </Link>
      </p>
      <h1 className={sizeOf(name)}>{keepWordsWhole(name, 0)}</h1>
      <div className={styles.foot}>
        {next ? <NextSession {...next} /> : <p className={typography.lead}>{none}</p>}
        <div className={styles.row}>
          <ButtonLink to={join.to} name={join.name} large arrow>
            {join.label}
          </ButtonLink>
          <ButtonLink to={ask.to} outlined large>
            {ask.label}
          </ButtonLink>
        </div>
      </div>
    </div>
  </div>
);
