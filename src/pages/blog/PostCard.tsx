import { Link } from 'react-router-dom';
import { ButtonLink } from '../../design/parts/Button.tsx';
import { Photo, type Picture } from '../../design/parts/Photo.tsx';
import styles from './PostCard.module.scss';
import { PostMeta, type PostMetaProps } from '../../design/parts/PostParts.tsx';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';

export interface PostCardProps {
  slug: string;
  title: string;
  meta: PostMetaProps;
  excerpt: string;
  photo: Picture;
  /** Accessible names of the two links. */
  buyName: string;
  readName: string;
}

type Props = PostCardProps & {
  buttons: { buy: string; read: string };
  /** Whether it is the first card, which has larger type and a wider photograph. */
  first: boolean;
};

/** A post in the list, with links to read it and to buy. */
export const PostCard = ({
  slug,
  title,
  meta,
  excerpt,
  photo,
  buyName,
  readName,
  buttons,
  first,
}: Props) => (
  <article className={first ? `${styles.card} ${styles.first}` : styles.card}>
    <div className={styles.photo}>
      <Photo
        {...photo}
        alt=""
        sizes={
          first
            ? '(min-width: 64rem) 66vw, 100vw'
            : '(min-width: 64rem) 28vw, (min-width: 48rem) 40vw, 100vw'
        }
      />
    </div>
    <div>
      <PostMeta {...meta} />
      <h2>{keepWordsWhole(title)}</h2>
      <p>{excerpt}</p>
      <div className={styles.links}>
        <ButtonLink to={`/contact?post=${slug}`} outlined={!first} name={buyName}>
          {buttons.buy}
        </ButtonLink>
        <Link className={styles.read} to={`/blog/${slug}`} discover="none" aria-label={readName}>
          {buttons.read}
        </Link>
      </div>
    </div>
  </article>
);
