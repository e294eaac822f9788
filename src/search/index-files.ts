import { fold } from './fold.ts';
import {
  categoryWord,
  partCount,
  postsAddress,
  postsPerPart,
  singleWords,
  tagWord,
  titlesAddress,
  partOfSlug,
  wordsAddress,
  partOfWord,
} from './index-parts.ts';
import type { IndexedPost } from './indexed-post.ts';
import type { SiteFile } from '../rendering/renderer.ts';

/**
 * The posts with a word, as numbers: twice the position of the post, from 0, plus one if the word is in its title.
 * `steps` are the differences between neighbours, which are shorter.
 */
interface Postings {
  last: number;
  steps: number[];
}

/** The files of the search index: a search loads only a few of them. Posts are read one by one to save memory. */
export function* indexFiles(posts: Iterable<IndexedPost>): Generator<SiteFile> {
  const words = new Map<string, Postings>();
  const titles = new Map<string, string>();
  let batch: IndexedPost[] = [];
  let place = 0;
  for (const post of posts) {
    addWords(words, post, place++);
    titles.set(post.slug, post.title);
    batch.push(post);
    if (batch.length < postsPerPart) continue;
    yield postsFile(batch, place);
    batch = [];
  }
  if (batch.length > 0) yield postsFile(batch, place);
  const steps = [...words].map(([word, holders]) => [word, holders.steps] as const);
  yield* inParts(steps, partOfWord, wordsAddress);
  yield* inParts(titles, partOfSlug, titlesAddress);
}

/** A file of posts; `place` is the position of the first post after them. */
const postsFile = (batch: readonly IndexedPost[], place: number): SiteFile => ({
  address: postsAddress(Math.ceil(place / postsPerPart) - 1),
  text: JSON.stringify(batch),
});

/** Empty parts are written too: a missing file would look like a network error. */
function* inParts(
  entries: Iterable<readonly [key: string, value: unknown]>,
  partOf: (key: string) => number,
  addressOf: (part: number) => string,
): Generator<SiteFile> {
  const parts = Array.from({ length: partCount }, (): (readonly [string, unknown])[] => []);
  for (const entry of entries) parts[partOf(entry[0])]!.push(entry);
  for (const [part, batch] of parts.entries())
    yield { address: addressOf(part), text: JSON.stringify(Object.fromEntries(batch)) };
}

function addWords(words: Map<string, Postings>, post: IndexedPost, place: number) {
  const { title, excerpt, text, category, tags } = post;
  const inTitle = keysOf(title);
  const elsewhere = keysOf([excerpt, text, category, ...tags].join('\n'));
  const filters = [categoryWord(category), ...tags.map(tagWord)];
  for (const word of new Set([...inTitle, ...elsewhere, ...filters])) {
    const holders = words.get(word) ?? { last: 0, steps: [] };
    if (holders.steps.length === 0) words.set(word, holders);
    const code = 2 * place + (inTitle.has(word) ? 1 : 0);
    holders.steps.push(code - holders.last);
    holders.last = code;
  }
}

/** The words of a text, and their first letters for searches of one letter. */
function keysOf(text: string): Set<string> {
  const found = singleWords(fold(text));
  return new Set([...found, ...found.map((word) => word.slice(0, 1))]);
}
