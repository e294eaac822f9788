import { ButtonLink } from '../../design/parts/Button.tsx';
import { ListLink } from '../../design/parts/Links.tsx';
import { NextSession, type NextSessionProps } from '../../design/parts/NextSession.tsx';
import { Photo, type Picture } from '../../design/parts/Photo.tsx';
import typography from '../../design/parts/typography.module.scss';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';
import styles from './ClassTop.module.scss';

export interface ClassTopProps {
  name: string;
  photo: Picture | undefined;
  all: { label: string; to: string };
  next: NextSessionProps | undefined;
  /** Replaces the next time when there is none. */
  none: string;
  join: { to: string; label: string; name: string };
  ask: { to: string; label: string };
}

/** The type size of a name, by its length. */
function sizeClass(name: string) {
  if (name.length <= 6) return styles.short;
  return name.length <= 10 ? styles.middle : styles.long;
}

/** The name of a class over its photograph, with its next time and two buttons. */
export const ClassTop = ({ name, photo, all, next, none, join, ask }: ClassTopProps) => (
  <div className={photo ? styles.top : `${styles.top} ${styles.withoutPhoto}`}>
    {photo && (
      <div className={styles.photo}>
        <Photo {...photo} sizes="100vw" first />
      </div>
    )}
    <div className={styles.words}>
      <ListLink {...all} />
      <h1 className={sizeClass(name)}>{keepWordsWhole(name, 0)}</h1>
      <div className={styles.bottom}>
        {next ? <NextSession {...next} /> : <p className={typography.lead}>{none}</p>}
        <div className={styles.buttons}>
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
