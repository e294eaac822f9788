import { ButtonLink } from '../parts/Button.tsx';
import { Photo, type PhotoProps } from '../parts/Photo.tsx';
import type from '../parts/type.module.scss';
import styles from './NotFoundPage.module.scss';

export interface NotFoundPageProps {
  title: string;
  body: string;
  links: readonly { label: string; to: string }[];
  photo: Omit<PhotoProps, 'sizes'>;
}

/** The page for an address that there is not. */
export const NotFoundPage = ({ title, body, links, photo }: NotFoundPageProps) => (
  <section className={styles.lost}>
    <div className={styles.photo}>
      <Photo {...photo} sizes="100vw" first />
    </div>
    <h1>{title}</h1>
    <div className={styles.row}>
      <p className={type.lead}>{body}</p>
      <div className={styles.links}>
        {links.map(({ label, to }, index) => (
          <ButtonLink key={to} to={to} line={index > 0}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  </section>
);
