import {
  categoryWord,
  postsAddress,
  postsPerPart,
  singleWords,
  tagWord,
  titlesAddress,
  partOfSlug,
  wordsAddress,
  partOfWord,
  type TitlesPart,
  type WordsPart,
} from './index-parts.ts';
import type { IndexedPost } from './indexed-post.ts';
import { correctedWord } from './corrected-word.ts';

/** The loaded parts (JSON files) of the search index of the blog, by URL. */
const parts = new Map<string, Promise<unknown>>();

/** Loads a part of the index once; a failed one is loaded again when it is next needed. */
function partAt(address: string): Promise<unknown> {
  const known = parts.get(address);
  if (known) return known;
  const loading = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
    return response.json() as Promise<unknown>;
  });
  parts.set(address, loading);
  loading.catch(() => parts.delete(address));
  return loading;
}

/** The positions of posts with a word of this prefix, and whether it is in their titles. */
async function postsWith(word: string): Promise<ReadonlyMap<number, boolean>> {
  const part = (await partAt(wordsAddress(partOfWord(word)))) as WordsPart;
  const places = new Map<number, boolean>();
  for (const [known, steps] of Object.entries(part)) {
    if (!known.startsWith(word)) continue;
    let at = 0;
    for (const step of steps) {
      at += step;
      places.set(at >> 1, at % 2 === 1 || places.get(at >> 1) === true);
    }
  }
  return places;
}

/** The positions of posts that contain all words, title matches first. */
async function placesOf(words: readonly string[]): Promise<number[]> {
  const lists = await Promise.all(words.map(postsWith));
  const places = [...(lists[0]?.keys() ?? [])]
    .filter((place) => lists.every((list) => list.has(place)))
    .sort((a, b) => a - b);
  const inTitle = (place: number) => lists.some((list) => list.get(place));
  return [...places.filter(inTitle), ...places.filter((place) => !inTitle(place))];
}

const postAt = async (place: number) => {
  const part = await partAt(postsAddress(Math.floor(place / postsPerPart)));
  return (part as IndexedPost[])[place % postsPerPart]!;
};

/** The number of posts found, the first hits, and `follow`, which appends the others on scroll. */
export interface FoundPosts<Hit> {
  count: number;
  hits: readonly Hit[];
  follow?: (results: HTMLElement, markup: (hit: Hit) => Node) => void;
}

/** A search, its words as `fold` returns them. */
interface FoldedSearch {
  query: string;
  category?: { name: string } | undefined;
  tag?: { name: string } | undefined;
}

/**
 * Searches the posts of a large blog, loading only the parts of the index that the query needs. `hitOf` turns a post
 * into a hit, with the words to mark.
 */
export async function searchParts<Hit>(
  { query, category, tag }: FoldedSearch,
  hitOf: (post: IndexedPost, words: readonly string[]) => Hit,
): Promise<FoundPosts<Hit>> {
  const words = singleWords(query);
  const filters = [category && categoryWord(category.name), tag && tagWord(tag.name)];
  const places = await placesOf([...words, ...filters.filter((one) => one !== undefined)]);
  const hitsFrom = async (start: number) => {
    const posts = await Promise.all(places.slice(start, start + postsPerPart).map(postAt));
    return posts.map((post) => hitOf(post, words));
  };
  return {
    count: places.length,
    hits: await hitsFrom(0),
    follow: (results, markup) =>
      follow(results, places.length, async () => {
        const hits = await hitsFrom(results.children.length);
        return hits.map(markup);
      }),
  };
}

/** Appends more hits when the last one comes near the viewport, up to `count`. */
function follow(results: HTMLElement, count: number, next: () => Promise<Node[]>) {
  const last = results.lastElementChild;
  if (!last || results.children.length >= count) return;
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      void next().then((more) => {
        // Otherwise the visitor has started another search.
        if (!last.isConnected) return;
        results.append(...more);
        follow(results, count, next);
      });
    },
    { rootMargin: '900px' },
  );
  watch.observe(last);
}

/** Corrects misspelt words of the query, except in the first two letters, which determine the part of the index. */
export async function correctedQueryInParts(query: string): Promise<string | undefined> {
  const words = await Promise.all(
    singleWords(query).map(async (word) => {
      const part = (await partAt(wordsAddress(partOfWord(word)))) as WordsPart;
      const known = Object.entries(part).map(([one, steps]) => [one, steps.length] as const);
      return known.some(([one]) => one.startsWith(word)) ? word : correctedWord(word, known);
    }),
  );
  return words.includes(undefined) ? undefined : words.join(' ');
}

/** Returns the title of a post, if it exists. */
export async function titleOf(slug: string): Promise<string | undefined> {
  const titles = (await partAt(titlesAddress(partOfSlug(slug)))) as TitlesPart;
  return Object.hasOwn(titles, slug) ? titles[slug] : undefined;
}
