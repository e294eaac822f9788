import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fold } from '../../src/search/fold.ts';
import type { IndexedPost } from '../../src/search/indexed-post.ts';
import { indexFiles } from '../../src/search/index-files.ts';
import { searchParts, titleOf } from '../../src/search/search-parts.ts';
import { madeUpPhotograph } from '../made-up.ts';

const post = (slug: string, changed: Partial<IndexedPost> = {}): IndexedPost => ({
  slug,
  title: `Title of ${slug}`,
  date: 'March 11, 2022',
  day: '2022-03-11',
  category: 'Yoga',
  tags: [],
  excerpt: 'What it says.',
  text: 'Words.',
  photo: madeUpPhotograph,
  focus: 'fx-50 fy-50',
  ...changed,
});

const posts = [
  ...Array.from({ length: 32 }, (_, index) => post(`many-${index}`, { text: 'Breathe. Rest.' })),
  post('body', { text: 'A warm-up, then a Squat twice.' }),
  post('title', { title: 'Three squats' }),
  post('excerpt', { excerpt: 'Crème brûlée after squatting.' }),
  post('category', { category: 'Body Building', tags: ['Run'] }),
  post('tag', { category: 'Body', tags: ['Running'] }),
  post('kannada', { title: 'ಯೋಗ ಎಲ್ಲರಿಗೂ' }),
  post('odd', { text: 'constructor __proto__ 𝒜bc 100' }),
];

const asked: string[] = [];
const files = new Map([...indexFiles(posts)].map(({ address, text }) => [address, text as string]));
let network = true;
beforeAll(() => {
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(
      network ? new Response(files.get(address)) : new Response(null, { status: 503 }),
    );
  });
});
afterAll(() => vi.unstubAllGlobals());

const search = (query: string, filters: { category?: string; tag?: string } = {}) =>
  searchParts(
    {
      query: fold(query),
      category: filters.category === undefined ? undefined : { name: filters.category },
      tag: filters.tag === undefined ? undefined : { name: filters.tag },
    },
    ({ slug }) => slug,
  );

test('a part that does not come is asked for again at the next key', async () => {
  network = false;
  await expect(search('squat')).rejects.toThrow('answers 503');
  network = true;
  expect((await search('squat')).count).toBe(3);
});

test.each([
  ['squat', ['title', 'body', 'excerpt']],
  ['SQUATT', ['excerpt']],
  ['creme', ['excerpt']],
  ['twice squat', ['body']],
  ['squat nowhere', []],
  ['warm-up', ['body']],
  ['#running', ['tag']],
  ['building', ['category']],
  ['ಯೋಗ', ['kannada']],
  ['constructor', ['odd']],
  ['__proto__', ['odd']],
  ['𝒜', ['odd']],
  ['.*', []],
  ['quat', []],
])('"%s" is found by the beginnings of words, in titles first', async (query, slugs) => {
  const { count, hits } = await search(query);
  expect([count, hits]).toEqual([slugs.length, slugs]);
});

test('from the first letter on, every post with a word that begins so is found', async () => {
  expect((await search('b')).count).toBe(36);
});

test('a category and a tag are found as a whole and by nothing else', async () => {
  expect((await search('', { category: 'Body' })).hits).toEqual(['tag']);
  expect((await search('', { tag: 'Run' })).hits).toEqual(['category']);
  expect((await search('squat', { category: 'Body Building' })).count).toBe(0);
});

test('of many posts that fit only the first are asked for, and no part twice', async () => {
  asked.length = 0;
  const { count, hits } = await search('breathe');
  expect([count, hits]).toEqual([32, posts.slice(0, 10).map(({ slug }) => slug)]);
  await search('breathe');
  expect(asked.filter((address) => address.includes('words')).length).toBeLessThanOrEqual(1);
  expect(asked.filter((address) => address.includes('posts')).length).toBeLessThanOrEqual(1);
});

test('a post is known by its name', async () => {
  expect(await titleOf('title')).toBe('Three squats');
  expect(await titleOf('__proto__')).toBeUndefined();
  expect(await titleOf('')).toBeUndefined();
});
