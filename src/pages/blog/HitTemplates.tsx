import { Link } from 'react-router-dom';
import { ButtonLink } from '../../parts/Button.tsx';
import styles from './HitTemplates.module.scss';

/** Templates of the search results, which the search clones and fills in. */
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
        <div className={styles.shot} data-part="photo" />
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
