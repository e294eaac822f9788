import type { blogProps } from './blog-page.ts';
import typography from '../../design/parts/typography.module.scss';
import { LiveMarkup } from '../../design/islands/Island.tsx';
import type * as script from './live-blog.ts';
import { Banner } from '../../design/parts/Banner.tsx';
import { Pager } from '../Pager.tsx';
import { Photo } from '../../design/parts/Photo.tsx';
import { Section } from '../../design/parts/Section.tsx';
import { HitTemplates } from './HitTemplates.tsx';
import { ButtonLink } from '../../design/parts/Button.tsx';
import { during } from '../../design/parts/DatedChanges.tsx';
import { Icon } from '../../design/parts/Icon.tsx';
import { PostMeta } from '../../design/parts/PostParts.tsx';
import { keepWordsWhole } from '../../design/parts/keep-words-whole.tsx';
import { PageLink } from '../../design/parts/Links.tsx';
import { blogParts, lineParts } from './blog-parts.ts';
import { classNames } from '../../design/parts/class-names.ts';
import styles from './BlogPage.module.scss';

type BlogPageProps = ReturnType<typeof blogProps>;

/** The page /blog: the list of posts with its search, whose results replace the list. */
export function BlogPage(props: BlogPageProps) {
  const { banner, search, buttons, author, posts, pager, live } = props;
  return (
    <>
      <Banner {...banner} />
      <Section ground="bone">
        <LiveMarkup<typeof script> name="liveBlog" props={live} className={styles.blog}>
          <SearchForm {...search} />
          <div>
            <div className={styles.status} role="status" {...blogParts.status} />
            <ul aria-label={search.places} {...blogParts.places} hidden />
            <div className={styles.results} {...blogParts.results} />
            <div className={styles.posts} {...blogParts.list}>
              {posts.map((post, index) => (
                <PostCard key={post.slug} {...post} buttons={buttons} first={index === 0} />
              ))}
              {pager && <Pager {...pager} />}
            </div>
          </div>
          <BlogSidebar {...props} />
          <template {...blogParts.line}>
            <h2 tabIndex={-1} {...lineParts.sentence}>
              {' '}
            </h2>
            <PageLink to="/blog" {...blogParts.filter}>
              {search.clear}
            </PageLink>
          </template>
          <HitTemplates author={author} buttons={buttons} />
        </LiveMarkup>
      </Section>
    </>
  );
}

/** Splits a text such as "34% Flat Discount" into the figure and the other words. */
const figureAndWords = /^(\S*\d\S*)\s+(.+)$/;

function BlogSidebar({ sidebarLabel, categories, recent, tags, discount }: BlogPageProps) {
  return (
    <aside className={styles.side} aria-label={sidebarLabel}>
      <section className={styles.counts}>
        <h2>{categories.title}</h2>
        <ul>
          {categories.items.map(({ name, to, count }) => (
            <li key={name}>
              <PageLink to={to} {...blogParts.filter}>
                {name}
              </PageLink>
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
                  <PageLink to={to}>{title}</PageLink>
                  <time className={`${typography.small} ${typography.quiet}`} dateTime={date}>
                    {shownDate}
                  </time>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.tagged}>
        <h2>{tags.title}</h2>
        <p className={styles.tags}>
          {tags.items.map(({ name, to }) => (
            <PageLink key={name} to={to} {...blogParts.filter}>
              #{name}
            </PageLink>
          ))}
        </p>
      </section>
      {discount && <Offer {...discount} />}
    </aside>
  );
}

function Offer({ headline, terms, button, period }: NonNullable<BlogPageProps['discount']>) {
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
      <ButtonLink {...button} arrow />
    </section>
  );
}

/** The search form of the blog. Until live-blog.ts has loaded, it leads to /blog?q=. */
const SearchForm = ({ label, hint, button, withoutScript }: BlogPageProps['search']) => (
  <search className={styles.search}>
    <form action="/blog" {...blogParts.form}>
      <label htmlFor="search">{label}</label>
      <div className={styles.control}>
        <input
          id="search"
          type="search"
          name="q"
          placeholder={hint}
          autoComplete="off"
          {...blogParts.query}
        />
        <button type="submit" aria-label={button}>
          <Icon name="search" />
        </button>
      </div>
      {withoutScript !== undefined && <p className={styles.withoutScript}>{withoutScript}</p>}
    </form>
  </search>
);

/** A post in the list, with links to read it and to buy. The first post has larger type and a wider photograph. */
const PostCard = ({
  slug,
  title,
  meta,
  excerpt,
  photo,
  buyName,
  readName,
  buttons,
  first,
}: BlogPageProps['posts'][number] & Pick<BlogPageProps, 'buttons'> & { first: boolean }) => (
  <article className={classNames(styles.card, first && styles.first)}>
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
        <ButtonLink
          to={`/contact?post=${slug}`}
          label={buttons.buy}
          outlined={!first}
          name={buyName}
        />
        <PageLink className={styles.read} to={`/blog/${slug}`} aria-label={readName}>
          {buttons.read}
        </PageLink>
      </div>
    </div>
  </article>
);
