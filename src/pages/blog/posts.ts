/* The posts that visitors see, in order. */

import { postPath } from '../../content/page-paths.ts';
import type { Post } from '../../content/post.ts';
import { longestDescription } from '../../content/text/text-size.ts';
import { oncePerSite, type SiteContent } from '../site-content.ts';

/** A post with its slug, the last part of its path. */
export interface NamedPost extends Post {
  slug: string;
}

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

/** Returns the posts that visitors see: those of the main list, those of the short list beside it, and all of them. */
export const blogPostsOf = oncePerSite((site) => {
  const named = Object.entries(site.posts).map(([slug, post]): NamedPost => ({ ...post, slug }));
  const ofList = (list: Post['list']) => inOrder(named.filter((post) => post.list === list));
  const main = ofList('main');
  const recent = ofList('recent');
  return { main, recent, all: [...main, ...recent] };
});

/** Returns the visible post with this slug. */
export const postOf = (site: SiteContent, slug: string): NamedPost | undefined =>
  blogPostsOf(site).all.find((post) => post.slug === slug);

/** Returns the previous and the next post in the list of a post; after the last post comes the first. */
export function neighboursOf(
  site: SiteContent,
  post: NamedPost,
): { previous?: NamedPost; next?: NamedPost } {
  const list = blogPostsOf(site)[post.list];
  const index = list.indexOf(post);
  const next = list[(index + 1) % list.length]!;
  const previous = list.at(index - 1)!;
  if (list.length === 1) return {};
  return list.length === 2 ? { next } : { previous, next };
}

/** Returns the new paths of renamed posts, by old path: "/blog/the-old-name" → "/blog/the-new-name". */
export const movedPosts = (site: SiteContent): ReadonlyMap<string, string> =>
  new Map(
    blogPostsOf(site).all.flatMap(({ formerly = [], slug }) =>
      formerly.map((name) => [postPath(name), postPath(slug)] as const),
    ),
  );

/** The first post with each excerpt. */
const firstOfExcerpt = oncePerSite(
  (site) =>
    new Map(
      [...blogPostsOf(site).all].reverse().map(({ slug, excerpt }) => [excerpt, slug] as const),
    ),
);

/** Returns the description of a post: its excerpt, after its title if another post has the same excerpt. */
export const descriptionOf = (site: SiteContent, { slug, title, excerpt }: NamedPost) =>
  firstOfExcerpt(site).get(excerpt) === slug
    ? excerpt
    : `${title}: ${excerpt}`.slice(0, longestDescription);
