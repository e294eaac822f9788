import { Photo, type Picture } from './Photo.tsx';
import styles from './Portrait.module.scss';

export interface PortraitProps {
  photo: Picture;
  /** The caption when the photograph does not show the coach. */
  note: string | undefined;
}

/** The photograph of a coach, or that of one of their classes with a note that says so. */
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
