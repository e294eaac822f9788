import { expect, test } from 'vitest';
import {
  linksInPostsWork,
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

const addresses = new Set(['/', '/pricing', '/schedule', '/schedule/monday', '/blog/rest-days']);
const site = 'https://gym.example';
const inBody = (body: string) =>
  all(linksInPostsWork(postsOf({ post: { body } }), addresses, site));
const place = { file: 'posts/post.yaml', path: ['body'] };

test.each([
  'See [prices](/pricing), [and](/pricing/) [more](/pricing#plans) [here](/schedule?day=1).',
  '[Home](/) and [top](/#hero).',
  '[A site](https://other.example/page) and <https://other.example>.',
  '[Write](mailto:hello@gym.example) or [call](tel:+919845012345).',
  'Ten [to] twelve (or more), [x] and (y).',
  'A list:\n\n- [ ] one\n- two (2)',
])('%s leads somewhere', (body) => {
  expect(inBody(body)).toEqual([]);
});

test.each([
  ['[prices] (/pricing)', 'link-with-a-space'],
  ['[prices]   ()', 'link-with-a-space'],
  ['(prices)[/pricing]', 'link-turned-round'],
  ['(prices)[]', 'link-turned-round'],
  ['[](/pricing)', 'link-without-words'],
  ['[]()', 'link-without-words'],
])('%s is no link', (at, code) => {
  expect(inBody(`First.\nSee ${at} for more.`)).toEqual([{ ...place, at, code }]);
});

test('a link that is never closed is shown by its first line', () => {
  expect(inBody('See [prices](/pricing\nand more.')).toEqual([
    { ...place, at: '[prices](/pricing', code: 'link-not-closed' },
  ]);
});

test('a picture within the text is reported as that', () => {
  expect(inBody('![A hall](/hall.jpg)')).toEqual([
    { ...place, at: '[A hall](/hall.jpg)', code: 'picture-within-text' },
  ]);
});

test.each([
  [`[prices](${site}/pricing)`, `${site}/pricing`, '/pricing', '[prices](/pricing)'],
  [`[us](${site})`, site, '/', '[us](/)'],
  [`<${site}/pricing>`, `${site}/pricing`, '/pricing', '</pricing>'],
])('%s is written without the name of our own site', (body, at, page, link) => {
  expect(inBody(body)).toEqual([
    {
      ...place,
      at,
      code: 'link-to-own-site-in-full',
      data: { link },
      meant: { values: [page], isCertain: true },
    },
  ]);
});

test('an address that begins like ours is another site', () => {
  expect(inBody(`[partners](${site}.au/plans)`)).toEqual([]);
});

test('where our own address is not known yet, one in full leads elsewhere', () => {
  const body = `[prices](${site}/pricing)`;
  expect(all(linksInPostsWork(postsOf({ post: { body } }), addresses, undefined))).toEqual([]);
});

test.each(['http://other.example/a', 'HTTP://other.example/a'])('%s lacks its s', (target) => {
  const secure = 'https://other.example/a';
  expect(inBody(`[x](${target})`)).toEqual([
    {
      ...place,
      at: target,
      code: 'link-without-https',
      data: { target, secure },
      meant: { values: [secure], isCertain: true },
    },
  ]);
});

test.each([
  'pricing',
  'www.other.example',
  'ftp://other.example',
  'https://other',
  'https:///x.y',
  'xhttps://other.example',
  'mailto:hello@gym',
  'mailto:hello',
  'x-mailto:hello@gym.example',
  'mailto:hello@gym.example,',
  'tel:9845012345',
  'tel:+91984501',
  'tel:+9198450123451234',
  'javascript:alert',
])('%s is a link of another kind', (target) => {
  expect(inBody(`[x](${target})`)).toEqual([
    { ...place, at: target, code: 'link-of-another-kind', data: { target } },
  ]);
});

test('a link to nowhere is reported as that', () => {
  expect(inBody('[x]()')).toEqual([{ ...place, at: '[x]()', code: 'link-nowhere' }]);
});

test.each([
  ['/prices', '/pricing', []],
  ['/schedule/mondy', '/schedule/monday', []],
  ['/blog/rest-day/', '/blog/rest-days', []],
  ['/blog/rest-dyas#top', '/blog/rest-days', []],
  ['/aboutus', undefined, []],
])('%s means %s', (target, nearest, others) => {
  const page = target.replace(/[/]$|#.*/, '');
  const values = nearest === undefined ? [] : [nearest, ...others];
  expect(inBody(`[x](${target})`)).toEqual([
    {
      ...place,
      at: target,
      code: 'link-to-no-page',
      data: { page, nearest, links: values.map((one) => `[x](${one})`) },
      meant: { values, isCertain: values.length === 1 },
    },
  ]);
});

test('where two pages are as near, both are offered and none is certain', () => {
  const pages = new Set(['/gallery/page-1', '/gallery/page-2', '/gallery/page-10']);
  const [found] = linksInPostsWork(
    postsOf({ post: { body: '[x](/gallery/page-3)' } }),
    pages,
    undefined,
  );
  expect(found!.meant).toEqual({
    values: ['/gallery/page-1', '/gallery/page-2'],
    isCertain: false,
  });
});

test('a page that is much longer or shorter was not meant', () => {
  const found = (page: string) =>
    all(
      linksInPostsWork(postsOf({ post: { body: `[x](/coaching)` } }), new Set([page]), undefined),
    )[0]!.meant!.values;
  expect(found('/coaching-us')).toEqual(['/coaching-us']);
  expect(found('/coaching-for-us')).toEqual([]);
  expect(found('/coach')).toEqual(['/coach']);
  expect(found('/coac')).toEqual([]);
  expect(found('/cooking')).toEqual(['/cooking']);
  expect(found('/baking')).toEqual([]);
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
