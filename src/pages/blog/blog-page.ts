/* The props of /blog, and the search index. */

import { blogPath, classPath, coachPath, postPath } from '../../content/page-paths.ts';
import { focusClasses } from '../../content/photographs.ts';
import { isShown } from '../../content/shown.ts';
import { fill } from '../../content/text/fill.ts';
import { filterId, formatDate } from '../../content/text/format.ts';
import { plainText } from '../../content/text/markdown.ts';
import { withoutMarks } from '../../content/text/marks.ts';
import { allCoaches, classesOf } from '../coaches/coaches.ts';
import { oncePerSite, type SiteContent } from '../site-content.ts';
import { isOver, periodOf } from '../dated-lines.ts';
import { gallerySeo } from '../gallery/gallery-page.ts';
import { breadcrumbsTo, page, pageHead } from '../page.tsx';
import { pagerProps } from '../Pager.tsx';
import { blogPostsOf, type NamedPost } from './posts.ts';
import type { IndexedPost } from './search-index.ts';
import type { SearchedPlace } from './search-posts.ts';

/** The most posts whose search index is part of the page. */
const mostPostsInPage = 50;
/** Whether the search index is too large for a page, so that a search loads the index as a file. */
export const isIndexApart = (site: SiteContent) => blogPostsOf(site).all.length > mostPostsInPage;

/** Returns the paths of the pages of the list of posts: "/blog", "/blog/page/2" and so on. */
function pathsOfList(site: SiteContent): string[] {
  const { perPage } = site.files['pages/blog.yaml'];
  const pages = Math.max(1, Math.ceil(blogPostsOf(site).main.length / perPage));
  return Array.from({ length: pages }, (_, index) => blogPath(index + 1));
}

/** Returns the path of the posts of a category. */
export const categoryPath = (name: string) =>
  `/blog?category=${encodeURIComponent(filterId(name))}`;
/** Returns the path of the posts with a tag. */
export const tagPath = (name: string) => `/blog?tag=${encodeURIComponent(filterId(name))}`;

/** Returns the facts beside the title of a post: author, date, category, and a mark while the post is not published. */
export const metaOf = (site: SiteContent, post: NamedPost) => ({
  author: site.files['pages/blog.yaml'].post.author,
  date: post.date,
  shownDate: shownDate(site, post),
  category: post.category,
  mark: markOf(site, post.draft, post.date),
});

const shownDate = (site: SiteContent, post: NamedPost) =>
  site.marked(post, 'date', formatDate(post.date, site.place));

/** Returns the mark of a draft or of a post with a future date, which only the preview shows. */
function markOf(site: SiteContent, draft: boolean | undefined, date: string): string | undefined {
  const words = site.files['pages/blog.yaml'];
  if (draft) return words.post.draft;
  return date > site.today
    ? fill(words.post.later, { date: formatDate(date, site.place) })
    : undefined;
}

const cardOf = (site: SiteContent, post: NamedPost) => ({
  slug: post.slug,
  title: post.title,
  meta: metaOf(site, post),
  excerpt: post.excerpt,
  photo: site.photoOf({ ...post, alt: undefined }),
  buyName: fill(site.files['pages/blog.yaml'].post.buyName, { title: post.title }),
  readName: fill(site.files['pages/blog.yaml'].post.readName, { title: post.title }),
});

/** Returns the entry of a post in the search index. */
const indexed = (site: SiteContent, post: NamedPost): IndexedPost => ({
  slug: post.slug,
  title: post.title,
  date: formatDate(post.date, site.place),
  day: post.date,
  category: post.category,
  tags: post.tags,
  excerpt: post.excerpt,
  ...(isIndexApart(site) ? {} : { text: plainText(post.body) }),
  photo: site.photographOf(post.image),
  focus: focusClasses(post.focus),
});

/** Returns the search index with all posts. */
export const postIndex = (site: SiteContent): IndexedPost[] =>
  blogPostsOf(site).all.map((post) => indexed(site, post));

/** The props of live-blog.ts, which are the same on every page of the list. */
const liveProps = oncePerSite((site) => {
  const { all } = blogPostsOf(site);
  const words = site.files['pages/blog.yaml'];
  const names = [
    ...new Set([
      ...words.categories.items.map(({ name }) => name),
      ...all.map(({ category }) => category),
    ]),
  ];
  const tags = [
    ...new Set([...words.tags.items, ...all.flatMap((post) => post.tags)].map(withoutMarks)),
  ];
  return {
    words: words.search,
    post: { buyName: words.post.buyName, readName: words.post.readName },
    places: placesToSearch(site),
    total: all.length,
    categories: names.map((name) => ({ id: filterId(name), name })),
    tags: tags.map((name) => ({ id: filterId(name), name })),
    // If the index is so large that it is a file, it is loaded at the first search.
    ...(isIndexApart(site) ? {} : { posts: postIndex(site) }),
  };
});

/** Returns the props of a page of the list of posts; `page` counts from 1. */
export function blogProps(site: SiteContent, page: number) {
  const words = site.files['pages/blog.yaml'];
  const first = (page - 1) * words.perPage;
  const { categories, tags, discount } = words;
  const { main, recent, all } = blogPostsOf(site);
  const paths = pathsOfList(site);
  return {
    banner: site.bannerOf(words.banner),
    search: words.search,
    buttons: { buy: words.post.buyButton, read: words.post.readButton },
    author: words.post.author,
    posts: main.slice(first, first + words.perPage).map((post) => cardOf(site, post)),
    pager: paths.length > 1 ? pagerProps(paths, page, words.pager) : undefined,
    sidebarLabel: words.sidebarLabel,
    categories: {
      title: categories.title,
      items: categories.items.map(({ name, count }, index) => ({
        name: site.marked(categories.items[index]!, 'name', name),
        to: categoryPath(name),
        count: count ?? all.filter(({ category }) => category === name).length,
      })),
    },
    recent: {
      title: words.recentTitle,
      posts: recent.slice(0, 5).map((post) => ({
        title: post.title,
        to: postPath(post.slug),
        date: post.date,
        shownDate: shownDate(site, post),
        photo: site.photoOf({ ...post, alt: undefined }),
      })),
    },
    tags: {
      title: tags.title,
      items: tags.items.map((name) => ({ name, to: tagPath(name) })),
    },
    discount: isOver(site, discount)
      ? undefined
      : { ...discount, period: periodOf(site, discount) },
    live: liveProps(site),
  };
}

/** Returns the title and description of a page of the list of posts; `page` counts from 1. */
function blogSeo(site: SiteContent, page: number) {
  const words = site.files['pages/blog.yaml'];
  if (page === 1) return words.seo;
  const { title, description } = words.laterPagesSeo;
  const values = { page, pages: pathsOfList(site).length };
  return { title: fill(title, values), description: fill(description, values) };
}

/** The pages of the list of posts. */
export function listPages(site: SiteContent) {
  const { shown, banner } = site.files['pages/blog.yaml'];
  return shown === false
    ? []
    : pathsOfList(site).map((path, index) =>
        page({
          path,
          template: () => import('./BlogPage.tsx'),
          props: () => blogProps(site, index + 1),
          head: () =>
            pageHead(
              site,
              blogSeo(site, index + 1),
              banner,
              breadcrumbsTo(site, { name: banner.title, path }),
            ),
        }),
      );
}

/** Returns the classes, coaches, questions and pages that the search of the blog finds besides posts. */
function placesToSearch(site: SiteContent): SearchedPlace[] {
  const { kinds } = site.files['pages/blog.yaml'].search;
  return [
    ...site.files['classes.yaml'].classes.map(({ id, name, summary, level }) => ({
      kind: kinds.class,
      name,
      to: classPath(id),
      text: `${summary} ${level}`,
    })),
    ...allCoaches(site).map((coach) => ({
      kind: kinds.coach,
      name: coach.fullName ?? coach.name,
      to: coachPath(coach.id),
      text: [
        ...(coach.fullName === undefined ? [] : [coach.name]),
        coach.role,
        ...classesOf(site, coach).map(({ name }) => name),
      ].join(', '),
    })),
    ...questions(site),
    ...searchedPages(site),
  ];
}

/** Yields each question that a page shows, with the first page that shows it. */
function* questions(site: SiteContent): Generator<SearchedPlace> {
  const { kinds } = site.files['pages/blog.yaml'].search;
  const { classes } = site.files['classes.yaml'];
  const [first] = classes;
  const shown = [
    ['/pricing', site.files['pages/pricing.yaml'].questions.items],
    ['/contact', site.files['pages/contact.yaml'].questions.items],
    ['/trial', site.files['pages/trial.yaml'].questions.items],
    ...(first
      ? [[classPath(first.id), site.files['pages/class.yaml'].questions.items] as const]
      : []),
    ...classes.map((one) => [classPath(one.id), one.questions ?? []] as const),
  ] as const;
  for (const { id, question, answer } of site.files['faq.yaml'].questions) {
    const page = shown.find(([, items]) => items.includes(id));
    if (page)
      yield { kind: kinds.question, name: question, to: `${page[0]}#question-${id}`, text: answer };
  }
}

interface SearchedPage {
  shown?: boolean | undefined;
  banner: { title: string };
  seo: { description: string };
}

function* searchedPages(site: SiteContent): Generator<SearchedPlace> {
  const { kinds } = site.files['pages/blog.yaml'].search;
  const all: [to: string, page: SearchedPage][] = [
    ['/about', site.files['pages/about.yaml']],
    ['/classes', site.files['pages/classes.yaml']],
    ['/coaches', site.files['pages/coaches.yaml']],
    ['/contact', site.files['pages/contact.yaml']],
    ['/gallery', { ...site.files['pages/gallery.yaml'], seo: gallerySeo(site, 1) }],
    ['/pricing', site.files['pages/pricing.yaml']],
    ['/schedule', site.files['pages/schedule.yaml']],
  ];
  for (const [to, page] of all)
    if (isShown(page))
      yield { kind: kinds.page, name: page.banner.title, to, text: page.seo.description };
}
