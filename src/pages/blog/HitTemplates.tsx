import { Link } from 'react-router-dom';
import { ButtonLink } from '../../design/parts/Button.tsx';
import { blogParts, hitParts, placeParts } from './blog-parts.ts';
import styles from './HitTemplates.module.scss';

/** The templates that live-blog.ts copies and fills for each hit of a search. */
export const HitTemplates = ({
  author,
  buttons,
}: {
  author: string;
  buttons: { buy: string; read: string };
}) => (
  <>
    <template {...blogParts.place}>
      <li className={styles.place}>
        <Link to="/blog" discover="none" {...placeParts.name}>
          {' '}
        </Link>
        <b {...placeParts.kind} />
        <p {...placeParts.text} />
      </li>
    </template>
    <template {...blogParts.hit}>
      <article className={styles.hit}>
        <div className={styles.photo} {...hitParts.photo} />
        <div>
          <p className={styles.meta}>
            <span>{author}</span>
            <span {...hitParts.date} />
            <span {...hitParts.category} />
          </p>
          <h3 {...hitParts.title}> </h3>
          <p {...hitParts.passage} />
          <div className={styles.links}>
            <ButtonLink to="/contact" part={hitParts.buy} outlined>
              {buttons.buy}
            </ButtonLink>
            <Link to="/blog" discover="none" {...hitParts.read}>
              {buttons.read}
            </Link>
          </div>
        </div>
      </article>
    </template>
  </>
);
