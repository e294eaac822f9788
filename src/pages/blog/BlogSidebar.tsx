import { Link } from 'react-router-dom';
import { ButtonLink } from '../../design/parts/Button.tsx';
import { during, type DatedChange } from '../../design/parts/DatedChanges.tsx';
import { Photo, type Picture } from '../../design/parts/Photo.tsx';
import typography from '../../design/parts/typography.module.scss';
import styles from './BlogSidebar.module.scss';

export interface BlogSidebarProps {
  sidebarLabel: string;
  categories: { title: string; items: readonly { name: string; to: string; count: number }[] };
  recent: {
    title: string;
    posts: readonly {
      title: string;
      to: string;
      date: string;
      shownDate: string;
      photo: Picture;
    }[];
  };
  tags: { title: string; items: readonly { name: string; to: string }[] };
  discount: OfferProps | undefined;
}

interface OfferProps {
  headline: string;
  terms: string;
  button: { label: string; to: string };
  /** The days on which the offer is shown; undefined: always. */
  period: DatedChange | undefined;
}

/** Splits "34% Flat Discount" into the figure and the other words. */
const figureAndWords = /^(\S*\d\S*)\s+(.+)$/;

/** The column beside the list: categories, recent posts, tags, offer. */
export function BlogSidebar({
  sidebarLabel,
  categories,
  recent,
  tags,
  discount,
}: BlogSidebarProps) {
  return (
    <aside className={styles.side} aria-label={sidebarLabel}>
      <section className={styles.counts}>
        <h2>{categories.title}</h2>
        <ul>
          {categories.items.map(({ name, to, count }) => (
            <li key={name}>
              <Link to={to} discover="none" data-filter="">
                {name}
              </Link>
              <span className={typography.figures}>{count}</span>
            </li>
          ))}
        </ul>
      </section>
      {recent.posts.length > 0 && (
        <section className={styles.recent}>
          <h2>{recent.title}</h2>
          <ul>
            {recent.posts.map(({ title, to, date, shownDate, photo }) => (
              <li key={to}>
                <div className={styles.thumb}>
                  <Photo {...photo} alt="" sizes="5rem" />
                </div>
                <div>
                  <Link to={to} discover="none">
                    {title}
                  </Link>
                  <time className={`${typography.small} ${typography.quiet}`} dateTime={date}>
                    {shownDate}
                  </time>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{tags.title}</h2>
        <p className={styles.tags}>
          {tags.items.map(({ name, to }) => (
            <Link key={name} to={to} discover="none" data-filter="">
              #{name}
            </Link>
          ))}
        </p>
      </section>
      {discount && <Offer {...discount} />}
    </aside>
  );
}

/** The discount, with its figure in large type. */
function Offer({ headline, terms, button, period }: OfferProps) {
  const [, figure, words] = figureAndWords.exec(headline) ?? [];
  return (
    <section className={styles.offer} data-ground="oxide" {...(period && during(period))}>
      <h2>
        {figure === undefined ? (
          headline
        ) : (
          <>
            <span className={typography.figures}>{figure}</span> {words}
          </>
        )}
      </h2>
      <p>{terms}</p>
      {period && <p>{period.text}</p>}
      <ButtonLink to={button.to} arrow>
        {button.label}
      </ButtonLink>
    </section>
  );
}
