import { Link } from 'react-router-dom';
import { Icon } from './Icon.tsx';
import { Photo, type Picture } from './Photo.tsx';
import styles from './PostTurn.module.scss';

export interface TurnedPost {
  to: string;
  title: string;
  label: string;
  photo: Picture;
  /** Of a neighbour in the list of posts. */
  direction?: 'previous' | 'next';
}

/** Posts as large links side by side, at the foot of a page. */
export const PostTurn = ({ label, posts }: { label: string; posts: readonly TurnedPost[] }) =>
  posts.length > 0 && (
    <nav className={styles.turn} aria-label={label}>
      {posts.map(({ to, title, label: above, direction, photo }) => (
        <Link key={to} to={to} discover="none" data-direction={direction}>
          <div className={styles.photo}>
            <Photo {...photo} alt="" sizes="(min-width: 48rem) 50vw, 100vw" />
          </div>
          <span>
            {direction === 'previous' && <Icon name="back" />}
            {above}
            {direction === 'next' && <Icon name="arrow" />}
          </span>
          <b>{title}</b>
        </Link>
      ))}
    </nav>
  );
