import { expect, test } from 'vitest';
import {
  oldAddressesAreFree,
  ordersAreUnique,
  postsArePlausible,
  filtersHaveOneSpelling,
  tagsAreSpelledAlike,
  postTitlesAreUnique,
} from '../../src/rules/posts.ts';
import { addressesOf } from '../../src/rules/rules.ts';
import { all, contentOf } from './content-of.ts';

const today = '2026-11-21';
const postsOf = (posts: Record<string, object>, blog?: object) =>
  contentOf({
    ...(blog && { 'pages/blog.yaml': blog }),
    ...Object.fromEntries(
      Object.entries(posts).map(([slug, post]) => [
        `posts/${slug}.yaml`,
        { title: slug, date: '2026-11-01', tags: [], body: '', list: 'more', ...post },
      ]),
    ),
  });

test('of two posts in one place, the one that was written later moves to the next free one', () => {
  const posts = {
    late: { order: 1, date: '2026-11-09' },
    early: { order: 1, date: '2026-11-02' },
    later: { order: 1, date: '2026-11-10' },
    last: { order: 5 },
    other: { list: 'lead', order: 9 },
    same: { list: 'lead', order: 1 },
    none: {},
    neither: {},
  };
  const found = (slug: string, free: number) => ({
    file: `posts/${slug}.yaml`,
    path: ['order'],
    code: 'two-posts-in-one-place',
    data: { list: 'more', order: 1, other: 'posts/early.yaml', free },
  });
  expect(all(ordersAreUnique(postsOf(posts)))).toEqual([found('late', 6), found('later', 7)]);
});

test('two posts of one title are reported at the second, whatever their capitals', () => {
  const posts = { one: { title: 'Rest' }, two: { title: 'Train' }, three: { title: 'REST' } };
  expect(all(postTitlesAreUnique(postsOf(posts)))).toEqual([
    {
      file: 'posts/three.yaml',
      path: ['title'],
      code: 'two-posts-with-one-title',
      data: { other: 'posts/one.yaml' },
    },
  ]);
});

test('an old address leads to one post, and is that of none', () => {
  const posts = {
    one: { formerly: ['rest'] },
    two: { formerly: ['rest'] },
    three: { formerly: ['three-poses', 'four'] },
    four: {},
    five: {},
  };
  expect(all(oldAddressesAreFree(postsOf(posts)))).toEqual([
    {
      file: 'posts/two.yaml',
      path: ['formerly', 0],
      code: 'old-address-twice',
      data: { formerly: 'rest', other: 'posts/one.yaml' },
    },
    {
      file: 'posts/three.yaml',
      path: ['formerly', 1],
      code: 'old-address-is-in-use',
      data: { formerly: 'four' },
    },
  ]);
});

const tagged = (popular: string[], posts: Record<string, string[]>) =>
  all(
    tagsAreSpelledAlike(
      postsOf(Object.fromEntries(Object.entries(posts).map(([slug, tags]) => [slug, { tags }])), {
        tags: { items: popular },
      }),
    ),
  );
const unknown = (
  index: number,
  tag: string,
  meant: string,
  others: string[],
  mayBeNew: boolean,
) => ({
  file: 'posts/one.yaml',
  path: ['tags', index],
  code: 'unknown-tag',
  data: { tag, meant, others, mayBeNew },
  meant: { values: [meant, ...others], isCertain: !mayBeNew && others.length === 0 },
});

test('a tag that is popular, or like no other, is right', () => {
  expect(tagged(['yoga', 'rest'], { one: ['yoga', 'diwali', 'go'], two: [] })).toEqual([]);
  expect(all(tagsAreSpelledAlike(postsOf({ one: { tags: ['yogaa'] } })))).toEqual([]);
});

test.each(['yogaa', 'yogi', 'ygoa', 'yoag', 'oyga', 'yga', 'xyoga', 'joga'])(
  '%s is yoga but for one letter',
  (tag) => {
    expect(tagged(['strength', 'yoga'], { one: ['rest', tag] })).toEqual([
      unknown(1, tag, 'yoga', [], true),
    ]);
  },
);

test.each(['yogaaa', 'oxga', 'xyga', 'oyxx', 'gaoy', 'yagi', 'yo', 'yoxx', 'agoy'])(
  '%s is another word',
  (tag) => {
    expect(tagged(['yoga'], { one: [tag] })).toEqual([]);
  },
);

test('a word of three letters is like no other, but for its capitals', () => {
  expect(tagged(['leg'], { one: ['lex', 'lg'] })).toEqual([]);
  expect(tagged(['leg'], { one: ['Leg'] })).toEqual([unknown(0, 'Leg', 'leg', [], false)]);
});

test('a tag in other capitals is certainly the popular one, unless two are alike', () => {
  expect(tagged(['yoga'], { one: ['Yoga'] })).toEqual([unknown(0, 'Yoga', 'yoga', [], false)]);
  expect(tagged(['yoga', 'yogas'], { one: ['YOGA'] })).toEqual([
    unknown(0, 'YOGA', 'yoga', ['yogas'], false),
  ]);
});

test('where several posts agree against a popular tag that none uses, that one is wrong', () => {
  expect(tagged(['rest', 'yogaa'], { one: ['yoga'], two: ['yoga'], three: ['yoga'] })).toEqual([
    {
      file: 'pages/blog.yaml',
      path: ['tags', 'items', 1],
      code: 'popular-tag-unused',
      data: { popular: 'yogaa', tag: 'yoga', posts: 3 },
      meant: { values: ['yoga'], isCertain: true },
    },
  ]);
  const used = tagged(['yogaa'], { one: ['yoga'], two: ['yoga'], three: ['yogaa'] });
  expect(used.map(({ code }) => code)).toEqual(['unknown-tag', 'unknown-tag']);
});

const dated = (posts: Record<string, object>, blog?: object) =>
  all(postsArePlausible(postsOf(posts, blog), today));
const note = (code: string) => [{ file: 'posts', path: [], severity: 'note', code }];

test('a blog without posts, or without one to show, is odd', () => {
  expect(dated({})).toEqual(note('no-post'));
  const drafts = { one: { draft: true }, two: { date: '2026-11-22' } };
  expect(dated(drafts, {})).toEqual(note('no-post-to-show'));
  expect(dated(drafts, { shown: false })).toEqual([]);
  expect(dated(drafts)).toEqual([]);
  expect(dated({ ...drafts, three: { date: today } }, {})).toEqual([]);
});

test('a post may be dated a year ahead, and a day more is most likely a slip', () => {
  expect(dated({ one: { date: '2027-11-21' } })).toEqual([]);
  expect(dated({ one: { date: '2027-11-22' } })).toEqual([
    {
      file: 'posts/one.yaml',
      path: ['date'],
      severity: 'note',
      code: 'post-over-a-year-ahead',
      data: { date: '2027-11-22' },
    },
  ]);
});

test('the pages of a site are those of every site, the posts, and as many of the gallery as are filled', () => {
  const images = [{}, {}, { shown: false }, {}];
  const gallery = (perPage: number) =>
    addressesOf(contentOf({ 'gallery.yaml': { images, perPage } }), ['rest'], () => []).filter(
      (address) => address.startsWith('/gallery/'),
    );
  expect(gallery(1)).toEqual(['/gallery/page-1', '/gallery/page-2', '/gallery/page-3']);
  expect(gallery(3)).toEqual(['/gallery/page-1']);
  const unread = addressesOf(contentOf({}), ['rest'], (kind) => [`a-${kind}`]);
  expect(unread).toEqual(
    expect.arrayContaining([
      '/',
      '/schedule/sunday',
      '/gallery/page-2',
      '/blog/rest',
      '/classes/a-class',
      '/coaches/a-trainer',
    ]),
  );
  expect(unread).not.toContain('/gallery/page-3');
});

test('tags and categories with one address have one spelling, the most frequent', () => {
  const files = postsOf(
    {
      one: { tags: ['breathwork', 'Body Building', 'Yoga'] },
      two: { tags: ['Breathwork'] },
      three: { tags: ['Breathwork', 'body building'] },
    },
    {
      tags: { items: ['yoga', 'rest', 'Rest'] },
      categories: { items: [{ name: 'Boxing' }, { name: 'boxing' }] },
    },
  );
  const found = all(filtersHaveOneSpelling(files)).map(({ file, path, data }) => [
    file,
    path,
    (data as { meant: string }).meant,
  ]);
  expect(found).toEqual([
    ['pages/blog.yaml', ['categories', 'items', 1, 'name'], 'Boxing'],
    ['pages/blog.yaml', ['tags', 'items', 2], 'rest'],
    ['posts/one.yaml', ['tags', 0], 'Breathwork'],
    ['posts/three.yaml', ['tags', 1], 'Body Building'],
  ]);
});
