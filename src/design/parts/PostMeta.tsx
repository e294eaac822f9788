import styles from './PostMeta.module.scss';

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

/** Author, date and category of a post; on its own page also the reading time. */
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
