import type { postProps } from './post-page.ts';
import { Banner } from '../../design/parts/Banner.tsx';
import { ButtonLink } from '../../design/parts/Button.tsx';
import { Photo } from '../../design/parts/Photo.tsx';
import { PostLinks, PostMeta } from '../../design/parts/PostParts.tsx';
import { HangingBlock } from '../../design/parts/Section.tsx';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';
import { PageLink } from '../../design/parts/Links.tsx';
import { LiveMarkup } from '../../design/islands/Island.tsx';
import type * as script from './live-share.ts';
import { shareParts } from './blog-parts.ts';
import styles from './PostPage.module.scss';

type PostPageProps = ReturnType<typeof postProps>;

/** The page of a post; its props come from post-page.ts. */
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
                <ButtonLink {...buy} large arrow />
                <ShareLink {...share} />
              </div>
              <div className={styles.tags}>
                <ul aria-label={tags.label}>
                  {tags.items.map(({ name, to }) => (
                    <li key={name}>
                      <PageLink to={to}>#{name}</PageLink>
                    </li>
                  ))}
                </ul>
                <PageLink to="/blog">{allPosts}</PageLink>
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

/** The class that a post is about, beside the post. */
const RelatedClass = ({
  to,
  name,
  summary,
  photo,
  rows,
  join,
}: NonNullable<PostPageProps['related']>) => (
  <HangingBlock as="aside" length="7" className={styles.related} aria-labelledby="related-heading">
    {photo && (
      <div className={styles.photo}>
        <Photo {...photo} sizes="(min-width: 60rem) 33vw, (min-width: 44rem) 50vw, 100vw" />
      </div>
    )}
    <div>
      <h2 id="related-heading">
        <PageLink to={to}>{keepWordsWhole(name)}</PageLink>
      </h2>
      <p>{summary}</p>
      <dl>
        {rows.map(({ label, value, to }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{to === undefined ? value : <PageLink to={to}>{value}</PageLink>}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink {...join} outlined arrow />
    </div>
  </HangingBlock>
);

/** A link that shares the page with the dialog of the device or by copying its URL; without scripts, by e-mail. */
const ShareLink = ({ label, ...live }: PostPageProps['share']) => (
  <LiveMarkup<typeof script> name="liveShare" props={live} className={styles.share}>
    <ButtonLink
      to={`mailto:?subject=${encodeURIComponent(live.title)}&body=${encodeURIComponent(live.url)}`}
      label={<span {...shareParts.label}>{label}</span>}
      part={shareParts.link}
      icon="share"
      outlined
      large
    />
    <p role="status" {...shareParts.status} />
  </LiveMarkup>
);
