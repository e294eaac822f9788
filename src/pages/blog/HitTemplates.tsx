import { ButtonLink } from '../../design/parts/Button.tsx';
import { PageLink } from '../../design/parts/Links.tsx';
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
        <PageLink to="/blog" {...placeParts.name}>
          {' '}
        </PageLink>
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
            <ButtonLink to="/contact" label={buttons.buy} part={hitParts.buy} outlined />
            <PageLink to="/blog" {...hitParts.read}>
              {buttons.read}
            </PageLink>
          </div>
        </div>
      </article>
    </template>
  </>
);
