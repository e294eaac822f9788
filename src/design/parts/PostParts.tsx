/* What the blog and other pages show of posts. */

import { Icon } from './Icon.tsx';
import { PageLink } from './Links.tsx';
import { Photo, type Picture } from './Photo.tsx';
import styles from './PostParts.module.scss';

/** A post of the blog to which a page links. */
export interface LinkedPost {
  to: string;
  title: string;
  label: string;
  photo: Picture;
  /** Whether a neighbour of the post in the list is before or after it, for its arrow. */
  direction?: 'previous' | 'next';
}

/** A row of links to posts, each with its photograph. */
export const PostLinks = ({ label, posts }: { label: string; posts: readonly LinkedPost[] }) =>
  posts.length > 0 && (
    <nav className={styles.links} aria-label={label}>
      {posts.map(({ to, title, label: kicker, direction, photo }) => (
        <PageLink key={to} to={to} data-direction={direction}>
          <div className={styles.photo}>
            <Photo {...photo} alt="" sizes="(min-width: 48rem) 50vw, 100vw" />
          </div>
          <span>
            {direction === 'previous' && <Icon name="back" />}
            {kicker}
            {direction === 'next' && <Icon name="arrow" />}
          </span>
          <b>{title}</b>
        </PageLink>
      ))}
    </nav>
  );

export interface PostMetaProps {
  author: string;
  /** A date such as "2022-03-11". */
  date: string;
  /** The date in words, such as "March 11, 2022". */
  shownDate: string;
  category: string;
  /** Why visitors do not see the post yet; only the preview of the desk shows this. */
  mark?: string | undefined;
}

/** The line of facts about a post: its author, date, category and reading time. */
export const PostMeta = ({
  author,
  date,
  shownDate,
  category,
  mark,
  readingTime,
}: PostMetaProps & { readingTime?: string }) => (
  <p className={styles.meta}>
    {mark !== undefined && <mark>{mark}</mark>}
    <span>{author}</span>
    <time dateTime={date}>{shownDate}</time>
    <span>{category}</span>
    {readingTime !== undefined && <span>{readingTime}</span>}
  </p>
);
