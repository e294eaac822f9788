import { expect, test } from 'vitest';
import { wholeFile } from '../../../src/content/problem.ts';
import { linksInPostsWork } from '../../../src/check/rules/post-links.ts';
import { toldAtDesk } from '../mistakes.ts';
import { all, contentOf, said } from './content-of.ts';

const addresses = new Set(['/', '/pricing', '/schedule', '/schedule/monday', '/blog/rest-days']);
const site = 'https://gym.example';
const inBody = (body: string, pages = addresses, own: string | undefined = site) => {
  const post = { title: 'post', date: '2026-11-01', tags: [], list: 'more', body };
  return all(linksInPostsWork(contentOf({ 'posts/post.yaml': post }), pages, own));
};
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

const [space, turned, brackets] = [
  'There is a space between the two parts of this link.',
  'The two parts of this link are the wrong way round.',
  'The page would show the brackets of this link.',
];

test.each([
  ['[prices] (/pricing)', space],
  ['[prices]   ()', space],
  ['(prices)[/pricing]', turned],
  ['(prices)[]', turned],
  ['[the whole', space, ' timetable] (/schedule)'],
  ['[prices][plans]', brackets],
  ['[prices](data:text/html,x)', brackets],
  ['[prices](the page of prices)', brackets],
])('%s is no link', (at, message, nextLine = ' for more.') => {
  expect(inBody(`First.\nSee ${at}\n${nextLine}`)).toMatchObject([{ ...place, at, message }]);
});

test.each(['[](/pricing)', '[ ](/pricing)'])('%s has no words to press', (link) => {
  expect(inBody(link)).toMatchObject([
    { ...place, at: '/pricing', message: 'This link has no text to press.' },
  ]);
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
  expect(inBody(body)).toMatchObject([
    { ...place, at: '/shedule', message: 'There is no page /shedule. Did you mean /schedule?' },
  ]);
});

test.each(['`[x](/shedule)`', '```\n[x](/shedule)\n```', '\\[x\\](/shedule)'])(
  '%s is shown as typed',
  (body) => {
    expect(inBody(body).filter(({ message }) => message.startsWith('There is no page'))).toEqual(
      [],
    );
  },
);

test('the address of a link that no words have is reported, because the page shows nothing of it', () => {
  expect(said(inBody('Bring shoes.\n\n[shoes]: indoor'))).toMatchInlineSnapshot(`
    "posts/post.yaml body "indoor"
    No words of the text are linked to "indoor", and the page shows nothing of this line.
    Delete the line, or write the link as [the words](indoor)"
  `);
});

test('a link that is never closed is shown by its first line', () => {
  expect(said(inBody('See [prices](/pricing\nand more.'))).toMatchInlineSnapshot(`
    "posts/post.yaml body "[prices](/pricing"
    The bracket ( of this link is never closed.
    Write it as [the words](/schedule)"
  `);
});

test('a picture within the text is reported as that', () => {
  expect(said(inBody('![A hall](/hall.jpg)'))).toMatchInlineSnapshot(`
    "posts/post.yaml body "/hall.jpg"
    A picture cannot be inside the text of a post.
    Remove it; the picture of the post is a field of its own (image)."
  `);
});

test.each([
  [`[prices](${site}/pricing)`, `${site}/pricing`, '/pricing', '[prices](/pricing)'],
  [`[us](${site})`, site, '/', '[us](/)'],
  [`<${site}/pricing>`, `${site}/pricing`, '/pricing', '[the words](/pricing)'],
])('%s is written without the name of our own site', (body, at, page, link) => {
  expect(inBody(body)).toMatchObject([
    {
      ...place,
      at,
      message: 'This link goes to our own site.',
      remedy: `Write it as the page: ${link}`,
      atDesk: 'Write it as the page',
      // Between < and > a page alone would be no link.
      edits: body.startsWith('<') ? undefined : [{ path: ['body'], value: body.replace(at, page) }],
    },
  ]);
});

test('an address that begins like ours is another site', () => {
  expect(inBody(`[partners](${site}.au/plans)`)).toEqual([]);
});

test('where our own address is not known yet, one in full leads elsewhere', () => {
  const post = { title: 'post', date: '2026-11-01', body: `[prices](${site}/pricing)` };
  const files = contentOf({ 'posts/post.yaml': post });
  expect(all(linksInPostsWork(files, addresses, undefined))).toEqual([]);
});

test('a link lacks its s', () => {
  expect(said(['http', 'HTTP'].flatMap((scheme) => inBody(`[x](${scheme}://other.example/a)`))))
    .toMatchInlineSnapshot(`
      "posts/post.yaml body "http://other.example/a"
      A link may not lead to "http://other.example/a".
      → body: "[x](https://other.example/a)"
      posts/post.yaml body "HTTP://other.example/a"
      A link may not lead to "HTTP://other.example/a".
      → body: "[x](https://other.example/a)"
      Write it with https: https://other.example/a"
    `);
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
  expect(inBody(`[x](${target})`)).toMatchObject([
    { ...place, at: target, message: `A link may not lead to "${target}".` },
  ]);
});

test('a link to nowhere is reported as that', () => {
  expect(said(inBody('[x]()'))).toMatchInlineSnapshot(`
    "posts/post.yaml body "]()"
    This link leads nowhere.
    Write an address of this site that begins with /, such as /schedule, or a full one that begins with https://"
  `);
});

test.each([
  ['/prices', '/prices', '/pricing'],
  ['/schedule/mondy', '/schedule/mondy', '/schedule/monday'],
  ['/blog/rest-day/', '/blog/rest-day', '/blog/rest-days'],
  ['/blog/rest-dyas#top', '/blog/rest-dyas', '/blog/rest-days'],
])('%s, the page %s, means %s', (target, page, nearest) => {
  const edits = [{ path: ['body'], value: `[x](${nearest})` }];
  expect(inBody(`[x](${target})`)).toMatchObject([
    { ...place, at: target, message: `There is no page ${page}. Did you mean ${nearest}?`, edits },
  ]);
});

test('an address that is like that of no page means none', () => {
  expect(said(inBody('[x](/aboutus)'))).toMatchInlineSnapshot(`
    "posts/post.yaml body "/aboutus"
    There is no page /aboutus.
    Write the address of a page of this site, such as /schedule or /contact."
  `);
});

test('where two pages are as near, both are offered and none is certain', () => {
  const pages = new Set(['/gallery/page-1', '/gallery/page-2', '/gallery/page-10']);
  expect(said(inBody('[x](/gallery/page-3)', pages))).toMatchInlineSnapshot(`
    "posts/post.yaml body "/gallery/page-3"
    There is no page /gallery/page-3. Did you mean /gallery/page-1?
    Write [x](/gallery/page-1), or [x](/gallery/page-2)"
  `);
});

test('a page that is much longer or shorter was not meant', () => {
  const found = (page: string) =>
    inBody('[x](/coaching)', new Set([page]))[0]!.remedy.replace(/^Write (?:the address.*)?/, '');
  expect(found('/coaching-us')).toBe('[x](/coaching-us)');
  expect(found('/coaching-for-us')).toBe('');
  expect(found('/coach')).toBe('[x](/coach)');
  expect(found('/coac')).toBe('');
  expect(found('/cooking')).toBe('[x](/cooking)');
  expect(found('/baking')).toBe('');
});

test.each([
  [`[prices](${site}/pricing)`, 'Write it as the page'],
  ['[prices](/prices)', 'Link to /pricing'],
  ['[a site](http://gym.example)', 'Link to https://gym.example'],
])('a button at the desk corrects %s', (body, label) => {
  const problems = inBody(body).map((one) => ({
    ...one,
    ...wholeFile,
    severity: 'error' as const,
  }));
  const [found] = toldAtDesk(new Map([['posts/post.yaml', `body: "${body}"`]]), problems);
  expect(found!.quickFixes.map(({ words }) => words)).toEqual([label]);
});
