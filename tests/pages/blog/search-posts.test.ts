import { expect, test } from 'vitest';
import { hitOf, searchPosts } from '../../../src/pages/blog/search-posts.ts';
import type { IndexedPost } from '../../../src/pages/blog/search-index.ts';
import { madeUpPhotograph } from '../../made-up.ts';

const post = (changed: Partial<IndexedPost>): IndexedPost => ({
  slug: 'a-post',
  title: 'A post',
  date: 'March 11, 2022',
  day: '2022-03-11',
  category: 'Yoga',
  tags: [],
  excerpt: 'What it says.',
  text: 'First sentence. Second sentence! A third?',
  photo: madeUpPhotograph,
  focus: 'fx-50 fy-50',
  ...changed,
});
const found = (posts: readonly IndexedPost[], query: string) =>
  searchPosts(posts, query).map((hit) => hit.post.slug);
const shown = (pieces: readonly { text: string; found: boolean }[]) =>
  pieces.map(({ text, found: marked }) => (marked ? `[${text}]` : text)).join('');

test.each([
  ['its title', { title: 'Three poses your squat will thank you for' }],
  ['its text', { text: 'Sit. Then squat twice.' }],
  ['its excerpt', { excerpt: 'A squat a day.' }],
  ['its category', { category: 'Squatting' }],
  ['its tags', { tags: ['Squats'] }],
])('a post is found by a word in %s', (_, changed) => {
  expect(found([post(changed), post({ slug: 'other' })], 'SQUAT')).toEqual(['a-post']);
});

test('every word must be there, in whatever order', () => {
  const posts = [post({ slug: 'both', text: 'Rest and breathe.' }), post({ text: 'Rest.' })];
  expect(found(posts, '  breathe   rest ')).toEqual(['both']);
});

test('posts that have it in the title come first', () => {
  const posts = [post({ slug: 'body', text: 'A squat.' }), post({ slug: 'title', title: 'Squat' })];
  expect(found(posts, 'squat')).toEqual(['title', 'body']);
});

test('the words are marked where they stand, in the sentence that holds them', () => {
  const [hit] = searchPosts(
    [post({ title: 'Squats', text: 'One. Now squat, then Squat. Done.' })],
    'squat',
  );
  expect(shown(hit!.title)).toBe('[Squat]s');
  expect(shown(hit!.passage)).toBe('Now [squat], then [Squat].');
});

test('Kannada is found, and what was typed is never taken for a pattern', () => {
  expect(found([post({ title: 'ಯೋಗ ಎಲ್ಲರಿಗೂ' })], 'ಯೋಗ')).toEqual(['a-post']);
  expect(found([post({})], '.*')).toEqual([]);
  expect(found([post({})], '<script>')).toEqual([]);
});

test('a list of one category shows excerpts, unmarked', () => {
  expect(shown(hitOf(post({})).passage)).toBe('What it says.');
});
