import { Photo, type Picture } from './Photo.tsx';
import styles from './Portrait.module.scss';

export interface PortraitProps {
  photo: Picture;
  /** Says that the photograph is not of the coach. */
  note: string | undefined;
}

/** The photograph of a coach, or of a class of theirs, which says so. */
export const Portrait = ({
  photo,
  note,
  sizes,
  first = false,
}: PortraitProps & { sizes: string; first?: boolean }) => (
  <div className={styles.portrait}>
    <Photo {...photo} sizes={sizes} first={first} />
    {note !== undefined && <p className={styles.note}>{note}</p>}
  </div>
);
