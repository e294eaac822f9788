import { postAddress } from '../../content/addresses.ts';
import type { Post } from '../../content/post.ts';
import posts from '../../content/posts';
import { isPublished, isShown } from '../../content/shown.ts';
import { longestDescription } from '../../content/text/text-size.ts';
import { content } from '../content.ts';

/** A post with its slug, the last part of its address. This file has the posts that visitors see, in order. */
export interface NamedPost extends Post {
  slug: string;
}

/** Whether a post is visible: unpublished posts are visible only during development and in the preview of the desk. */
const isVisible = (post: Post) =>
  isShown(content['pages/blog.yaml']) && (__DRAFTS__ || isPublished(post, __TODAY__));

// The slugs are added to the posts themselves, because copies would hold the texts of all posts in memory.
const named = Object.entries(posts)
  .filter(([, post]) => isVisible(post))
  .map(([slug, post]): NamedPost => Object.assign(post, { slug }));

/** Sorts posts, newest first. Posts with an explicit order keep it among themselves; newer posts come before them. */
export function inOrder(list: readonly NamedPost[]): NamedPost[] {
  const ordered = list
    .filter(({ order }) => order !== undefined)
    .sort((a, b) => a.order! - b.order!);
  const byDate = list
    .filter(({ order }) => order === undefined)
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
  const merged: NamedPost[] = [];
  for (const post of byDate) {
    while (ordered[0] && ordered[0].date > post.date) merged.push(ordered.shift()!);
    merged.push(post);
  }
  return [...merged, ...ordered];
}

const ofList = (list: Post['list']) => inOrder(named.filter((post) => post.list === list));

/** The posts of the main list and, as `recentPosts`, of the short list beside it; every post is in one of them. */
export const mainPosts = ofList('main');
export const recentPosts = ofList('recent');
export const allPosts = [...mainPosts, ...recentPosts];

const positions = new Map(
  [mainPosts, recentPosts].flatMap((list) =>
    list.map((post, index) => [post.slug, { post, list, index }]),
  ),
);

/** Returns the post with this slug, if it is visible. */
export const postOf = (slug: string) => positions.get(slug)?.post;

/** Returns the previous and the next post in the same list; after the last post comes the first. */
export function neighboursOf(slug: string): { previous?: NamedPost; next?: NamedPost } {
  const { list, index } = positions.get(slug)!;
  const next = list[(index + 1) % list.length]!;
  const previous = list.at(index - 1)!;
  if (list.length === 1) return {};
  return list.length === 2 ? { next } : { previous, next };
}

/** The new addresses of renamed posts, by old address: "/blog/the-old-name" → "/blog/the-new-name". */
export const movedTo = new Map(
  named.flatMap(({ formerly = [], slug }) =>
    formerly.map((name) => [postAddress(name), postAddress(slug)] as const),
  ),
);

const firstOfExcerpt = new Map(
  [...allPosts].reverse().map(({ slug, excerpt }) => [excerpt, slug] as const),
);

/** Returns the description of a post: its excerpt, after its title if another post has the same excerpt. */
export const descriptionOf = ({ slug, title, excerpt }: NamedPost) =>
  firstOfExcerpt.get(excerpt) === slug
    ? excerpt
    : `${title}: ${excerpt}`.slice(0, longestDescription);
