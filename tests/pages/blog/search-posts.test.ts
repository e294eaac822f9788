import { expect, test } from 'vitest';
import type { IndexedPost } from '../../../src/pages/blog/search-index.ts';
import {
  correctedWord,
  fold,
  hitOf,
  searchPlaces,
  searchPosts,
  foldedWordsOf,
} from '../../../src/pages/blog/search-posts.ts';
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

test.each([
  ['Crème BRÛLÉE', 'creme brulee'],
  ['Cre\u0300me', 'creme'],
  ["child’s child's childʼs", 'childs childs childs'],
  ['(yoga) “yoga” «yoga» yoga:', 'yoga yoga yoga yoga'],
  ['rest,days rest—days', 'rest days rest days'],
  ['warm-up warm\u2011up warm–up', 'warm up warm up warm up'],
  ['Œuvre sœur Ærø Łódź Straße', 'oeuvre soeur aero lodz strasse'],
  ['ＹＯＧＡ　２０', 'yoga 20'],
  ['İstanbul ılık', 'istanbul ilik'],
  ['soft\u00adhyphen zero\u200bwidth', 'softhyphen zerowidth'],
  ['₹1,150 #yoga', '1 150 yoga'],
  ['ಯೋಗ ಎಲ್ಲರಿಗೂ', 'ಯೋಗ ಎಲ್ಲರಿಗೂ'],
  ['.* <b>', 'b'],
])('the words of "%s" are "%s"', (typed, words) => {
  // Letters of a few scripts come apart: the same in a query and in a text.
  expect(foldedWordsOf(typed).join(' ')).toBe(
    words.normalize('NFKD').replace(/[\u0300-\u036f]/g, ''),
  );
});

test('each letter knows where it stood', () => {
  const original = '“L’œuvre” 🪔 ok';
  const { text, positions } = fold(original);
  const at = text.indexOf('oeuvre');
  expect(original.slice(positions[at], positions[at + 'oeuvre'.length])).toBe('œuvre');
  const last = text.indexOf('ok');
  expect(original.slice(positions[last], positions[last + 2])).toBe('ok');
  expect(positions).toHaveLength(text.length + 1);
});

const place = (name: string, text = '') => ({ kind: 'Class', name, to: `/${name}`, text });
const foundPlaces = (places: readonly ReturnType<typeof place>[], query: string) =>
  searchPlaces(places, query).map((one) => one.place.name);

test('a class is found by its name and by what is said of it, its name first', () => {
  const places = [place('Meditation', 'Calmer than yoga.'), place('Yoga'), place('Boxing')];
  expect(foundPlaces(places, 'YOGA')).toEqual(['Yoga', 'Meditation']);
  expect(searchPlaces(places, 'yog')[0]!.name).toEqual([
    { text: 'Yog', found: true },
    { text: 'a', found: false },
  ]);
});

test('every word must be there, and an empty query finds nothing', () => {
  const places = [place('Yoga', 'Slow and strong.'), place('Boxing', 'Strong.')];
  expect(foundPlaces(places, 'strong slow')).toEqual(['Yoga']);
  expect(foundPlaces(places, ' ')).toEqual([]);
});

test('the posts are not hidden below many others', () => {
  const many = Array.from({ length: 60 }, (_, index) => place(`Class ${index}`));
  expect(foundPlaces(many, 'class')).toHaveLength(5);
});

test('of several words the one in most posts was meant, and short words are left alone', () => {
  const known = [
    ['rest', 2],
    ['test', 5],
  ] as const;
  expect(correctedWord('pest', known)).toBe('test');
  expect(correctedWord('est', known)).toBeUndefined();
  expect(correctedWord('kettlebell', known)).toBeUndefined();
});
