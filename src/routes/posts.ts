import posts from '../../content/posts';
import { postAddress } from '../content/addresses.ts';
import type { Post } from '../content/post.ts';

/** A post with its name, which is the end of its address. */
export interface NamedPost extends Post {
  slug: string;
}

// The posts themselves get their names: a copy would hold the texts of all at once.
const named = Object.entries(posts).map(([slug, post]): NamedPost => Object.assign(post, { slug }));
const inOrder = (list: Post['list']) =>
  named.filter((post) => post.list === list).sort((a, b) => a.order - b.order);

/** The list of the blog, and the short list beside it; together they are all posts. */
export const mainPosts = inOrder('main');
export const recentPosts = inOrder('recent');
export const allPosts = [...mainPosts, ...recentPosts];

const places = new Map(
  [mainPosts, recentPosts].flatMap((list) =>
    list.map((post, index) => [post.slug, { post, list, index }]),
  ),
);

export const postOf = (slug: string) => places.get(slug)?.post;

/** The posts before and after one in its own list, which goes round at both ends. */
export function neighboursOf(slug: string): { previous?: NamedPost; next?: NamedPost } {
  const { list, index } = places.get(slug)!;
  const next = list[(index + 1) % list.length]!;
  const previous = list.at(index - 1)!;
  if (list.length === 1) return {};
  return list.length === 2 ? { next } : { previous, next };
}

/** Old addresses of posts, and the post that each leads to now. */
export const movedPosts = new Map(
  named.flatMap((post) => (post.formerly === undefined ? [] : [[post.formerly, post]])),
);

/** "/blog/the-old-name" → "/blog/the-new-name" */
export const movedTo = new Map(
  [...movedPosts].map(([old, { slug }]) => [postAddress(old), postAddress(slug)]),
);

const firstOfExcerpt = new Map(
  [...allPosts].reverse().map(({ slug, excerpt }) => [excerpt, slug] as const),
);
/** What search results show under a title, at most this many letters. */
const longestDescription = 155;

/** The excerpt of a post; of posts with one excerpt all but the first begin with their title, which is their own. */
export const descriptionOf = ({ slug, title, excerpt }: NamedPost) =>
  firstOfExcerpt.get(excerpt) === slug
    ? excerpt
    : `${title}: ${excerpt}`.slice(0, longestDescription);
