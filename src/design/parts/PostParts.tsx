import { Link } from 'react-router-dom';
import { Icon } from './Icon.tsx';
import { Photo, type Picture } from './Photo.tsx';
import styles from './PostParts.module.scss';

export interface LinkedPost {
  to: string;
  title: string;
  label: string;
  photo: Picture;
  /** Set for the neighbours of a post in the list; decides the arrow. */
  direction?: 'previous' | 'next';
}

export const PostLinks = ({ label, posts }: { label: string; posts: readonly LinkedPost[] }) =>
  posts.length > 0 && (
    <nav className={styles.links} aria-label={label}>
      {posts.map(({ to, title, label: kicker, direction, photo }) => (
        <Link key={to} to={to} discover="none" data-direction={direction}>
          <div className={styles.photo}>
            <Photo {...photo} alt="" sizes="(min-width: 48rem) 50vw, 100vw" />
          </div>
          <span>
            {direction === 'previous' && <Icon name="back" />}
            {kicker}
            {direction === 'next' && <Icon name="arrow" />}
          </span>
          <b>{title}</b>
        </Link>
      ))}
    </nav>
  );

export interface PostMetaProps {
  author: string;
  /** "2022-03-11" */
  date: string;
  /** "March 11, 2022" */
  shownDate: string;
  category: string;
  /** Only in the preview of the desk: why visitors do not see the post yet. */
  mark?: string | undefined;
}

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
