import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { socialLinksAgree } from '../../../src/check/rules/social-links.ts';
import { metadataFits } from '../../../src/check/rules/metadata.ts';
import { rulesAcrossFiles } from '../../../src/check/rules/rules.ts';
import { files, type Files } from '../../../src/content/files.ts';
import { texts } from '../content-at-hand.ts';
import { all, contentOf, placesOf, said } from './content-of.ts';
import { placeAt } from '../../content/place/places.ts';

const social = (...links: [label: string, url: string][]) =>
  all(
    socialLinksAgree(
      contentOf({ 'contact.yaml': { social: links.map(([label, url]) => ({ label, url })) } }),
    ),
  );

const networks = 'Instagram Facebook YouTube Twitter LinkedIn WhatsApp Pinterest Telegram'.split(
  ' ',
);
test.each(networks)('a link called %s leads there', (label) => {
  const network = label.toLowerCase();
  const other = network === 'facebook' ? 'instagram' : 'facebook';
  expect(social([`Our ${label}`, `https://www.${network}.com/gym`])).toEqual([]);
  const message = `The link is called ${label} but leads to ${other}.`;
  expect(social([label, `https://${other}.com/${network}`])).toMatchObject([
    { path: ['social', 0, 'url'], severity: 'note', message },
  ]);
});

test('a network that nobody knows may be anywhere, and one may be called by the name of the gym', () => {
  expect(social(['Strava', 'https://facebook.com/x'])).toEqual([]);
  expect(social(['Instagram', 'https://gym.example/instagram'])).toEqual([]);
});

/** The real content of all required files. */
const real = Object.fromEntries(
  Object.entries(files).map(([name, schema]) => [name, schema.parse(parse(texts.get(name)!))]),
) as Files;
const metadata = (changed: Record<string, unknown> = {}, today = '2026-11-21') =>
  all(metadataFits(contentOf({ ...real, ...changed }), today));
const withSeo = <Name extends keyof Files>(file: Name, seo: object) => ({
  [file]: { ...real[file], seo: { ...(real[file] as { seo: object }).seo, ...seo } },
});
const words = (length: number) => 'x'.repeat(length);

test('the titles and descriptions of this site fit', () => {
  expect(metadata()).toEqual([]);
});

test('the titles of later pages of the blog are measured with their number', () => {
  const blog = real['pages/blog.yaml'];
  const later = (length: number) =>
    metadata({
      'pages/blog.yaml': {
        ...blog,
        laterPagesSeo: { ...blog.laterPagesSeo, title: `${words(length)} {page}` },
      },
    });
  expect(later(58)).toEqual([]);
  expect(placesOf(later(59))).toEqual(['pages/blog.yaml laterPagesSeo.title']);
});

test('a file with mistakes of its own leaves nothing to measure', () => {
  const long = withSeo('pages/about.yaml', { title: words(61) });
  expect(metadata({ ...long, 'faq.yaml': undefined })).toEqual([]);
});

test.each([
  ['title', 60, 5],
  ['description', 155, 70],
])('a %s has at most %i characters, and at least %i', (field, most, least) => {
  const problems = (length: number) =>
    metadata(withSeo('pages/about.yaml', { [field]: words(length) })).map(({ message }) => message);
  const said = (length: number, limit: string) =>
    `The ${field} has ${length} characters once it is filled in ("${words(length)}"); ${limit}.`;
  expect([...problems(most), ...problems(least)]).toEqual([]);
  expect(problems(most + 1)).toEqual([said(most + 1, `at most ${most} fit`)]);
  expect(problems(least - 1)).toEqual([said(least - 1, `at least ${least} are needed`)]);
});

test('words in braces count as what stands for them, and those of a page as its own', () => {
  const filled = (title: string) => {
    const [found] = metadata(
      withSeo('pages/about.yaml', { title: `${title}${words(60)}` }),
      '2031-01-01',
    );
    return found && /\("(.*)x{60}"\)/.exec(found.message)![1];
  };
  expect(filled('{business} ')).toBe(`${real['site.yaml'].name} `);
  expect(filled('{year} ')).toBe('2031 ');
  // The length of an unknown placeholder is unknown.
  expect(filled('{unknown} ')).toBeUndefined();
  expect(filled('{price:unknown-plan} ')).toBeUndefined();
});

test('of two pages with one title the later is reported', () => {
  const title = 'One title for two';
  const two = {
    ...withSeo('pages/about.yaml', { title }),
    ...withSeo('pages/home.yaml', { title }),
  };
  expect(said(metadata(two))).toMatchInlineSnapshot(`
    "pages/home.yaml seo.title
    pages/about.yaml has the same title: "One title for two".
    Change one of the two, so that search results can be told apart."
  `);
});

const pagesWithSeo = Object.entries(real).flatMap(([file, content]) =>
  'seo' in content && file !== 'pages/gallery.yaml' ? [file as 'pages/about.yaml'] : [],
);

test('the title of every page is measured', () => {
  expect(pagesWithSeo.length).toBeGreaterThan(10);
  for (const file of pagesWithSeo)
    expect(metadata(withSeo(file, { title: words(61) })), file).toMatchObject([
      { file, path: ['seo', 'title'] },
    ]);
});

test.each(['notFound', 'offline'] as const)('the title of the page %s is measured', (page) => {
  const site = real['site.yaml'];
  const seo = { ...site[page].seo, title: words(61) };
  expect(metadata({ 'site.yaml': { ...site, [page]: { ...site[page], seo } } })).toMatchObject([
    { file: 'site.yaml', path: [page, 'seo', 'title'] },
  ]);
});

test('each page of the gallery and each day has its own title', () => {
  const gallery = metadata(withSeo('pages/gallery.yaml', { title: 'Photographs' }));
  expect(said(gallery)).toMatchInlineSnapshot(`
    "pages/gallery.yaml seo.title
    Another page with these words has the same title: "Photographs".
    Change one of the two, so that search results can be told apart."
  `);
  expect(metadata(withSeo('pages/gallery.yaml', { title: 'Page {page} of {pages}' }))).toEqual([]);
  const page = real['pages/schedule.yaml'];
  const daySeo = { ...page.daySeo, title: 'A day of the week' };
  const days = metadata({ 'pages/schedule.yaml': { ...page, daySeo } });
  expect(days).toHaveLength(6);
  expect(placesOf(days.slice(0, 1))).toEqual(['pages/schedule.yaml daySeo.title']);
});

test('the longest name of a class or coach fits, and the pages of two differ', () => {
  const found = (file: string, title: string) =>
    metadata(withSeo(file as 'pages/about.yaml', { title }));
  for (const [file, word] of [
    ['pages/class.yaml', '{class}'],
    ['pages/coach.yaml', '{trainer}'],
  ] as const) {
    const long = `${word} ${words(50)}`;
    const tooLong = found(file, long);
    expect(tooLong).toMatchObject([{ file, path: ['seo', 'title'] }]);
    expect(tooLong[0]!.message).toMatch(/; at most 60 fit\.$/);
    expect(found(file, 'One of many')).toMatchObject([
      { file, message: 'Another page with these words has the same title: "One of many".' },
    ]);
  }
});

test('a day without classes has a description of its own', () => {
  const page = real['pages/schedule.yaml'];
  const daySeo = { ...page.daySeo, descriptionWithoutClasses: words(156) };
  const empty = { 'schedule/sunday.yaml': { ...real['schedule/sunday.yaml'], classes: [] } };
  const schedule = { 'pages/schedule.yaml': { ...page, daySeo } };
  expect(metadata({ ...schedule, ...empty })).toMatchObject([
    { file: 'pages/schedule.yaml', path: ['daySeo', 'descriptionWithoutClasses'] },
  ]);
  const long = { ...page.daySeo, description: `${words(150)} {day} {classesWithTimes}` };
  const [found] = metadata({ 'pages/schedule.yaml': { ...page, daySeo: long } });
  expect(found!.message).toContain('x Monday Cycling 9:00am"); at most 155 fit.');
});

test('what is hidden is not measured', () => {
  const gallery = real['gallery.yaml'];
  const images = gallery.images.map((image) => ({ ...image, shown: image === gallery.images[0] }));
  const one = withSeo('pages/gallery.yaml', { title: 'Photographs' });
  expect(metadata({ ...one, 'gallery.yaml': { ...gallery, images } })).toEqual([]);
});

test('all rules are asked, those for links with our own address', () => {
  const post = {
    title: 'Rest',
    date: '2026-11-01',
    tags: [],
    list: 'more',
    draft: false,
    body: `[x](${real['site.yaml'].url}/pricing)`,
  };
  const found = [
    ...rulesAcrossFiles(
      contentOf({ ...real, 'posts/rest.yaml': post }),
      ['rest'],
      () => [],
      '2026-11-21',
      placeAt('india'),
    ),
  ];
  expect(said(found)).toMatchInlineSnapshot(`
    "posts/rest.yaml body "https://ironbanyan.example/pricing"
    This link goes to our own site.
    → body: "[x](/pricing)"
    Write it as the page: [x](/pricing)"
  `);
  // Without posts, and where every file has mistakes of its own.
  for (const files of [real, {}])
    expect([
      ...rulesAcrossFiles(contentOf(files), [], () => [], '2026-11-21', placeAt('india')),
    ]).toMatchObject([{ file: 'posts', severity: 'note' }]);
});

test('in the description of Pricing as many prices are told as fit', () => {
  const description = `${words(130)} {planPrices}`;
  expect(metadata(withSeo('pages/pricing.yaml', { description }))).toEqual([]);
  expect(said(metadata(withSeo('pages/about.yaml', { description })))).toMatchInlineSnapshot(`
    "pages/about.yaml seo.description
    The description has 181 characters once it is filled in ("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx Beginners ₹750, Intermediates ₹950, Experts ₹1,150"); at most 155 fit.
    Shorten it to 155 characters or fewer."
  `);
});
