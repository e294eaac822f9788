import { Link } from 'react-router-dom';
import { Banner } from '../../design/parts/Banner.tsx';
import { ButtonLink } from '../../design/parts/Button.tsx';
import type { Picture } from '../../design/parts/Photo.tsx';
import {
  type LinkedPost,
  PostLinks,
  PostMeta,
  type PostMetaProps,
} from '../../design/parts/PostParts.tsx';
import { RelatedClass, type RelatedClassProps } from './RelatedClass.tsx';
import { ShareLink, type ShareLinkProps } from './ShareLink.tsx';
import styles from './PostPage.module.scss';

export interface PostPageProps {
  title: string;
  excerpt: string;
  photo: Picture;
  meta: PostMetaProps;
  readingTime: string;
  /** The body, rendered from Markdown; all text in it is escaped. */
  html: string;
  buy: { to: string; label: string; name: string };
  share: ShareLinkProps;
  tags: { label: string; items: readonly { name: string; to: string }[] };
  allPosts: string;
  related: RelatedClassProps | undefined;
  neighbours: readonly LinkedPost[];
}

/** A post, the class that it is about, and links to its neighbours in the list. */
export function PostPage(props: PostPageProps) {
  const { title, excerpt, photo, meta, readingTime, html, buy, share, tags } = props;
  const { allPosts, related, neighbours } = props;
  return (
    <>
      <article>
        <Banner title={title} photo={photo}>
          <PostMeta {...meta} readingTime={readingTime} />
        </Banner>
        <div className={styles.article} data-ground="bone">
          <div className={styles.read}>
            <div className={styles.prose}>
              <p className={styles.excerpt}>{excerpt}</p>
              <div dangerouslySetInnerHTML={{ __html: html }} />
            </div>
            <div className={styles.end}>
              <div className={styles.links}>
                <ButtonLink to={buy.to} name={buy.name} large arrow>
                  {buy.label}
                </ButtonLink>
                <ShareLink {...share} />
              </div>
              <div className={styles.tags}>
                <ul aria-label={tags.label}>
                  {tags.items.map(({ name, to }) => (
                    <li key={name}>
                      <Link to={to} discover="none">
                        #{name}
                      </Link>
                    </li>
                  ))}
                </ul>
                <Link to="/blog" discover="none">
                  {allPosts}
                </Link>
              </div>
            </div>
          </div>
          {related && <RelatedClass {...related} />}
        </div>
      </article>
      <PostLinks label={allPosts} posts={neighbours} />
    </>
  );
}
