import styles from './Banner.module.scss';
import { Photo, type PhotoProps } from './Photo.tsx';
import type from './type.module.scss';

interface Props {
  title: string;
  lead?: string | undefined;
  photo: Omit<PhotoProps, 'sizes' | 'first'>;
}

/** The photograph at the top of a page, with its title. */
export const Banner = ({ title, lead, photo }: Props) => (
  <div className={lead === undefined ? `${styles.banner} ${styles.bare}` : styles.banner}>
    <div className={styles.photo}>
      <Photo {...photo} sizes="100vw" first />
    </div>
    <div className={styles.words}>
      <h1>{title}</h1>
      {lead !== undefined && <p className={type.lead}>{lead}</p>}
    </div>
  </div>
);
