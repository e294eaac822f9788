import { Link } from 'react-router-dom';
import { LiveMarkup } from '../../design/islands/Island.tsx';
import type { LiveBlogProps } from './live-blog.ts';
import { Banner } from '../../design/parts/Banner.tsx';
import { Pager, type PagerProps } from '../../design/parts/Pager.tsx';
import type { Picture } from '../../design/parts/Photo.tsx';
import { Section } from '../../design/parts/Section.tsx';
import styles from './BlogPage.module.scss';
import { BlogSidebar, type BlogSidebarProps } from './BlogSidebar.tsx';
import { HitTemplates } from './HitTemplates.tsx';
import { PostCard, type PostCardProps } from './PostCard.tsx';
import { SearchForm, type SearchFormProps } from './SearchForm.tsx';

export interface BlogPageProps extends BlogSidebarProps {
  banner: { title: string; lead: string; photo: Picture };
  search: SearchFormProps & { clear: string; places: string };
  buttons: { buy: string; read: string };
  author: string;
  posts: readonly PostCardProps[];
  pager: PagerProps | undefined;
  live: LiveBlogProps;
}

/** The list of posts with its search, whose results replace the list. */
export function BlogPage(props: BlogPageProps) {
  const { banner, search, buttons, author, posts, pager, live } = props;
  return (
    <>
      <Banner {...banner} />
      <Section ground="bone">
        <LiveMarkup name="liveBlog" props={live} className={styles.blog}>
          <SearchForm {...search} />
          <div>
            <div className={styles.status} role="status" data-part="status" />
            <ul aria-label={search.places} data-part="places" hidden />
            <div className={styles.results} data-part="results" />
            <div className={styles.posts} data-part="list">
              {posts.map((post, index) => (
                <PostCard key={post.slug} {...post} buttons={buttons} first={index === 0} />
              ))}
              {pager && <Pager {...pager} />}
            </div>
          </div>
          <BlogSidebar {...props} />
          <template data-part="line">
            <h2 tabIndex={-1}> </h2>
            <Link to="/blog" discover="none" data-filter="">
              {search.clear}
            </Link>
          </template>
          <HitTemplates author={author} buttons={buttons} />
        </LiveMarkup>
      </Section>
    </>
  );
}
