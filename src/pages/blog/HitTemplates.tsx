import { Link } from 'react-router-dom';
import { ButtonLink } from '../../design/parts/Button.tsx';
import styles from './HitTemplates.module.scss';

/** The templates that live-blog.ts clones for each hit of a search and fills by `data-part`: change both together. */
export const HitTemplates = ({
  author,
  buttons,
}: {
  author: string;
  buttons: { buy: string; read: string };
}) => (
  <>
    <template data-part="place">
      <li className={styles.place}>
        <Link to="/blog" discover="none" data-part="place-name">
          {' '}
        </Link>
        <b data-part="place-kind" />
        <p data-part="place-text" />
      </li>
    </template>
    <template data-part="hit">
      <article className={styles.hit}>
        <div className={styles.photo} data-part="photo" />
        <div>
          <p className={styles.meta}>
            <span>{author}</span>
            <span data-part="date" />
            <span data-part="category" />
          </p>
          <h3 data-part="title"> </h3>
          <p data-part="passage" />
          <div className={styles.links}>
            <ButtonLink to="/contact" outlined>
              {buttons.buy}
            </ButtonLink>
            <Link to="/blog" discover="none" data-part="read">
              {buttons.read}
            </Link>
          </div>
        </div>
      </article>
    </template>
  </>
);
