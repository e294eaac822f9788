import { expect, test } from 'vitest';
import { linksInPostsWork } from '../../src/rules/post-links.ts';
import { all, contentOf } from './content-of.ts';

const postsOf = ({ post }: { post: { body: string } }) =>
  contentOf({
    'posts/post.yaml': { title: 'post', date: '2026-11-01', tags: [], list: 'more', ...post },
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
  ['[the whole', 'link-with-a-space', ' timetable] (/schedule)'],
  ['[prices][plans]', 'link-not-read'],
  ['[prices](data:text/html,x)', 'link-not-read'],
  ['[prices](the page of prices)', 'link-not-read'],
])('%s is no link', (at, code, nextLine = ' for more.') => {
  expect(inBody(`First.\nSee ${at}\n${nextLine}`)).toEqual([{ ...place, at, code }]);
});

test.each(['[](/pricing)', '[ ](/pricing)'])('%s has no words to press', (link) => {
  expect(inBody(link)).toEqual([{ ...place, at: '/pricing', code: 'link-without-words' }]);
});

test.each([
  ['over two lines', 'Read [the whole\ntimetable](/shedule) first.'],
  ['in a heading', '## [Times](/shedule)'],
  ['in a table', '| [Times](/shedule) | x |\n|---|---|'],
  ['with its address in a line of its own', 'Read [the times][1] first.\n\n[1]: /shedule'],
  ['in brackets of its own', '[x](</shedule>)'],
  ['with a title', '[x](/shedule "The week")'],
  ['around bold words', '[**x**](/shedule)'],
])('a link to no page is found %s', (_, body) => {
  expect(inBody(body)).toMatchObject([{ ...place, at: '/shedule', code: 'link-to-no-page' }]);
});

test.each(['`[x](/shedule)`', '```\n[x](/shedule)\n```', '\\[x\\](/shedule)'])(
  '%s is shown as typed',
  (body) => {
    expect(inBody(body).filter(({ code }) => code === 'link-to-no-page')).toEqual([]);
  },
);

test('the address of a link that no words have is reported, because the page shows nothing of it', () => {
  expect(inBody('Bring shoes.\n\n[shoes]: indoor')).toEqual([
    { ...place, at: 'indoor', code: 'link-for-no-words', data: { address: 'indoor' } },
  ]);
});

test('a link that is never closed is shown by its first line', () => {
  expect(inBody('See [prices](/pricing\nand more.')).toEqual([
    { ...place, at: '[prices](/pricing', code: 'link-not-closed' },
  ]);
});

test('a picture within the text is reported as that', () => {
  expect(inBody('![A hall](/hall.jpg)')).toEqual([
    { ...place, at: '/hall.jpg', code: 'picture-within-text' },
  ]);
});

test.each([
  [`[prices](${site}/pricing)`, `${site}/pricing`, '/pricing', '[prices](/pricing)'],
  [`[us](${site})`, site, '/', '[us](/)'],
  [`<${site}/pricing>`, `${site}/pricing`, '/pricing', '[the words](/pricing)'],
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
])('%s is a link of another kind', (target) => {
  expect(inBody(`[x](${target})`)).toEqual([
    { ...place, at: target, code: 'link-of-another-kind', data: { target } },
  ]);
});

test('a link to nowhere is reported as that', () => {
  expect(inBody('[x]()')).toEqual([{ ...place, at: ']()', code: 'link-nowhere' }]);
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
