import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { hitOf } from '../../src/pages/blog/search-posts.ts';
import { fold } from '../../src/search/fold.ts';
import { postsPerPart } from '../../src/search/index-parts.ts';
import type { IndexedPost } from '../../src/search/indexed-post.ts';
import { indexFiles } from '../../src/search/index-files.ts';
import { searchParts } from '../../src/search/search-parts.ts';
import { madePosts } from './made-posts.ts';

/** Typical queries: a frequent word, two of two words, one with a word of all titles, and a word that no post has. */
const queries = ['bar', 'the shoulders', 'breathe out', 'post monday', 'zumba'];

function* indexedPosts(count: number): Generator<IndexedPost> {
  const pictures = readdirSync(join(process.cwd(), 'content/images')).sort();
  for (const { slug, fields, body } of madePosts(count, pictures)) {
    const { title, date, category, tags, excerpt, image } = fields;
    const widths = [368, 736, 1104, 1472, 2000];
    const base = `/photographs/${image}-1a2b3c`;
    const photo = { width: 2000, height: 1333, base, widths, colour: 3 };
    const focus = 'fx-50 fy-50';
    yield { slug, title, date, day: date, category, tags, excerpt, text: body, photo, focus };
  }
}

const indexOf = (count: number) =>
  new Map(
    [...indexFiles(indexedPosts(count))].map(({ address, text }) => [address, [...text].join('')]),
  );

/**
 * The slowest response to a key press in the search of the blog with `count` made-up posts: milliseconds, without the
 * network. Replaces the global `fetch`.
 */
export async function slowestKeyPress(count: number): Promise<number> {
  const files = indexOf(count);
  const answer = (text: string) => ({ ok: true, json: () => Promise.resolve(JSON.parse(text)) });
  globalThis.fetch = (address) =>
    Promise.resolve(answer(files.get(address as string)!) as Response);
  const keys = queries.flatMap((query) => [...query].map((_, at) => fold(query.slice(0, at + 1))));
  const fastest = new Map(keys.map((query) => [query, Infinity]));
  // The fastest of three runs, since other processes disturb some.
  for (let round = 0; round < 3; round++)
    for (const query of keys) {
      const started = performance.now();
      await searchParts({ query }, hitOf);
      fastest.set(query, Math.min(fastest.get(query)!, performance.now() - started));
    }
  return Math.max(...fastest.values());
}

/**
 * The most bytes, compressed with gzip, that a search for one word loads among `count` made-up posts: its part of the
 * word index, and the posts shown, in the worst case each from another file.
 */
export function heaviestSearch(count: number): number {
  const heaviest = { words: 0, posts: 0 };
  for (const [address, text] of indexOf(count)) {
    const kind = /words|posts/.exec(address)?.[0] as keyof typeof heaviest | undefined;
    if (kind) heaviest[kind] = Math.max(heaviest[kind], gzipSync(text).length);
  }
  return heaviest.words + postsPerPart * heaviest.posts;
}
