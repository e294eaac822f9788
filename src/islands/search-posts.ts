import type { Photograph } from '../photographs.ts';

/** What the search knows of a post, and what a hit shows of it. */
export interface IndexedPost {
  slug: string;
  title: string;
  /** "March 11, 2022" */
  date: string;
  /** "2022-03-11" */
  day: string;
  category: string;
  tags: readonly string[];
  excerpt: string;
  /** The words of its body. */
  text: string;
  photo: Photograph;
  /** Classes that hold the point that stays visible. */
  focus: string;
}

/** A text in pieces, those that were looked for marked. */
export type Marked = readonly { text: string; found: boolean }[];

export interface Hit {
  post: IndexedPost;
  title: Marked;
  /** The part of the post in which the words stand; its excerpt, when they stand in the title alone. */
  passage: Marked;
}

/** "Crème BRÛLÉE" → "creme brulee", of the same length, so that places in the one are places in the other. */
export const fold = (text: string) =>
  [...text.normalize('NFC')]
    .map((letter) => {
      const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return plain.length === letter.length ? plain : letter;
    })
    .join('');

const wordsOf = (query: string) => fold(query).split(/\s+/).filter(Boolean);

/** Posts that hold every word of the query, those with one in the title first. */
export function searchPosts(posts: readonly IndexedPost[], query: string): Hit[] {
  const words = wordsOf(query);
  const hits = posts
    .filter(({ title, excerpt, text, category, tags }) => {
      const all = fold([title, excerpt, text, category, ...tags].join('\n'));
      return words.every((word) => all.includes(word.replace(/^#/, '')));
    })
    .map((post) =>
      hitOf(
        post,
        words.map((word) => word.replace(/^#/, '')),
      ),
    );
  const inTitle = ({ title }: Hit) => title.some(({ found }) => found);
  return [...hits.filter(inTitle), ...hits.filter((hit) => !inTitle(hit))];
}

/** A post as a hit: its words marked where they stand. Without words, for a list of one category or tag. */
export const hitOf = (post: IndexedPost, words: readonly string[] = []): Hit => ({
  post,
  title: mark(post.title.normalize('NFC'), words),
  passage: mark(passageOf(post, words), words),
});

/** The excerpt if it holds one of the words, else the sentence of the text that does. */
function passageOf({ excerpt, text }: IndexedPost, words: readonly string[]): string {
  const holds = (part: string) => words.some((word) => fold(part).includes(word));
  if (words.length === 0 || holds(excerpt)) return excerpt.normalize('NFC');
  const sentence = (text.normalize('NFC').match(/[^.!?]+[.!?]*/g) ?? []).find(holds);
  return sentence?.trim() ?? excerpt.normalize('NFC');
}

function mark(text: string, words: readonly string[]): Marked {
  const folded = fold(text);
  const pieces: { text: string; found: boolean }[] = [];
  let at = 0;
  while (at < text.length) {
    const next = words
      .map((word) => ({ start: folded.indexOf(word, at), length: word.length }))
      .filter(({ start, length }) => start >= 0 && length > 0)
      .sort((a, b) => a.start - b.start || b.length - a.length)[0];
    if (!next) break;
    if (next.start > at) pieces.push({ text: text.slice(at, next.start), found: false });
    pieces.push({ text: text.slice(next.start, next.start + next.length), found: true });
    at = next.start + next.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), found: false });
  return pieces;
}
