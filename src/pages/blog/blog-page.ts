import { blogAddress, classAddress, coachAddress, postAddress } from '../../content/addresses.ts';
import { focusClasses } from '../../content/photographs.ts';
import { isShown } from '../../content/shown.ts';
import { fill } from '../../content/text/fill.ts';
import { filterId, formatDate } from '../../content/text/format.ts';
import { plainText } from '../../content/text/markdown.ts';
import { allCoaches, classesOf } from '../coaches/coaches.ts';
import { content, photographOf, photoOf } from '../content.ts';
import { isOver, periodOf } from '../dated-lines.ts';
import { gallerySeo } from '../gallery/gallery-page.ts';
import { breadcrumbsTo, pageHead } from '../page.tsx';
import { pagerProps } from '../Pager.tsx';
import type { LiveBlogProps } from './live-blog.ts';
import { allPosts, mainPosts, type NamedPost, recentPosts } from './posts.ts';
import type { IndexedPost } from './search-index.ts';
import type { SearchedPlace } from './search-posts.ts';

const words = content['pages/blog.yaml'];

/** The most posts whose search index is part of the page. This file makes the props of /blog and the search index. */
const mostPostsInPage = 50;
/** Whether the search index is too large for a page, so that a search loads the index as a file. */
export const isIndexApart = allPosts.length > mostPostsInPage;

/** The addresses of the pages of the list of posts: "/blog", "/blog/page/2" and so on. */
export const blogPages = Array.from(
  { length: Math.max(1, Math.ceil(mainPosts.length / words.perPage)) },
  (_, index) => blogAddress(index + 1),
);

/** Returns the address of the posts of a category. */
export const categoryAddress = (name: string) =>
  `/blog?category=${encodeURIComponent(filterId(name))}`;
/** Returns the address of the posts with a tag. */
export const tagAddress = (name: string) => `/blog?tag=${encodeURIComponent(filterId(name))}`;

/** Returns the facts beside the title of a post: author, date, category, and a mark while the post is not published. */
export const metaOf = ({ date, category, draft }: NamedPost) => ({
  author: words.post.author,
  date,
  shownDate: formatDate(date),
  category,
  mark: markOf(draft, date),
});

/** Returns the mark of a draft or of a post with a future date, which only the preview shows. */
function markOf(draft: boolean | undefined, date: string): string | undefined {
  if (draft) return words.post.draft;
  return date > __TODAY__ ? fill(words.post.later, { date: formatDate(date) }) : undefined;
}

const cardOf = (post: NamedPost) => ({
  slug: post.slug,
  title: post.title,
  meta: metaOf(post),
  excerpt: post.excerpt,
  photo: photoOf({ image: post.image, focus: post.focus }),
  buyName: fill(words.post.buyName, { title: post.title }),
  readName: fill(words.post.readName, { title: post.title }),
});

/** Returns the entry of a post in the search index. */
const indexed = (post: NamedPost): IndexedPost => ({
  slug: post.slug,
  title: post.title,
  date: formatDate(post.date),
  day: post.date,
  category: post.category,
  tags: post.tags,
  excerpt: post.excerpt,
  ...(isIndexApart ? {} : { text: plainText(post.body) }),
  photo: photographOf(post.image),
  focus: focusClasses(post.focus),
});

/** Returns the search index with all posts. */
export const postIndex = (): IndexedPost[] => allPosts.map(indexed);

/** The props of live-blog.ts, kept because they are the same on every page of the list. */
let live: LiveBlogProps | undefined;

function liveProps(): LiveBlogProps {
  const names = [
    ...new Set([
      ...words.categories.items.map(({ name }) => name),
      ...allPosts.map(({ category }) => category),
    ]),
  ];
  const tags = [...new Set([...words.tags.items, ...allPosts.flatMap((post) => post.tags)])];
  return {
    words: words.search,
    post: { buyName: words.post.buyName, readName: words.post.readName },
    places: placesToSearch(),
    total: allPosts.length,
    categories: names.map((name) => ({ id: filterId(name), name })),
    tags: tags.map((name) => ({ id: filterId(name), name })),
    ...(isIndexApart ? {} : { posts: postIndex() }),
  };
}

const postsIn = new Map<string, number>();
for (const { category } of allPosts) postsIn.set(category, (postsIn.get(category) ?? 0) + 1);

/** Returns the props of a page of the list of posts; `page` counts from 1. */
export function blogProps(page: number) {
  const first = (page - 1) * words.perPage;
  const { categories, tags, discount } = words;
  return {
    banner: { title: words.banner.title, lead: words.banner.lead, photo: photoOf(words.banner) },
    search: words.search,
    buttons: { buy: words.post.buyButton, read: words.post.readButton },
    author: words.post.author,
    posts: mainPosts.slice(first, first + words.perPage).map(cardOf),
    pager: blogPages.length > 1 ? pagerProps(blogPages, page, words.pager) : undefined,
    sidebarLabel: words.sidebarLabel,
    categories: {
      title: categories.title,
      items: categories.items.map(({ name, count }) => ({
        name,
        to: categoryAddress(name),
        count: count ?? postsIn.get(name) ?? 0,
      })),
    },
    recent: {
      title: words.recentTitle,
      posts: recentPosts.slice(0, 5).map((post) => ({
        title: post.title,
        to: postAddress(post.slug),
        date: post.date,
        shownDate: formatDate(post.date),
        photo: photoOf({ image: post.image, focus: post.focus }),
      })),
    },
    tags: {
      title: tags.title,
      items: tags.items.map((name) => ({ name, to: tagAddress(name) })),
    },
    discount: isOver(discount) ? undefined : { ...discount, period: periodOf(discount) },
    live: (live ??= liveProps()),
  };
}

/** Returns the title and description of a page of the list of posts; `page` counts from 1. */
function blogSeo(page: number) {
  if (page === 1) return words.seo;
  const { title, description } = words.laterPagesSeo;
  const values = { page, pages: blogPages.length };
  return { title: fill(title, values), description: fill(description, values) };
}

/** Returns the number of the page of the list that the parameter of an address names; undefined if there is none. */
export function findListPage({ page: number = '1' }: Readonly<Record<string, string | undefined>>) {
  const index = blogPages.indexOf(blogAddress(Number(number)));
  return index < 0 ? undefined : index + 1;
}

export const blogHead = (page: number) =>
  pageHead(
    blogSeo(page),
    words.banner,
    breadcrumbsTo({ name: words.banner.title, address: blogPages[page - 1]! }),
  );

const { kinds } = content['pages/blog.yaml'].search;
const { classes } = content['classes.yaml'];

/** Returns the classes, coaches, questions and pages that the search of the blog finds besides posts. */
export const placesToSearch = (): SearchedPlace[] => [
  ...classes.map(({ id, name, summary, level }) => ({
    kind: kinds.class,
    name,
    to: classAddress(id),
    text: `${summary} ${level}`,
  })),
  ...allCoaches.map((coach) => ({
    kind: kinds.coach,
    name: coach.fullName ?? coach.name,
    to: coachAddress(coach.id),
    text: [
      ...(coach.fullName === undefined ? [] : [coach.name]),
      coach.role,
      ...classesOf(coach).map(({ name }) => name),
    ].join(', '),
  })),
  ...questions(),
  ...searchedPages(),
];

/** Yields each question that a page shows, with the first page that shows it. */
function* questions(): Generator<SearchedPlace> {
  const [first] = classes;
  const shown = [
    ['/pricing', content['pages/pricing.yaml'].questions.items],
    ['/contact', content['pages/contact.yaml'].questions.items],
    ['/trial', content['pages/trial.yaml'].questions.items],
    ...(first
      ? [[classAddress(first.id), content['pages/class.yaml'].questions.items] as const]
      : []),
    ...classes.map((one) => [classAddress(one.id), one.questions ?? []] as const),
  ] as const;
  for (const { id, question, answer } of content['faq.yaml'].questions) {
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

function* searchedPages(): Generator<SearchedPlace> {
  const all: [to: string, page: SearchedPage][] = [
    ['/about', content['pages/about.yaml']],
    ['/classes', content['pages/classes.yaml']],
    ['/coaches', content['pages/coaches.yaml']],
    ['/contact', content['pages/contact.yaml']],
    ['/gallery', { ...content['pages/gallery.yaml'], seo: gallerySeo(1) }],
    ['/pricing', content['pages/pricing.yaml']],
    ['/schedule', content['pages/schedule.yaml']],
  ];
  for (const [to, page] of all)
    if (isShown(page))
      yield { kind: kinds.page, name: page.banner.title, to, text: page.seo.description };
}
