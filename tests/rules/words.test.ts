import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { files, type Files } from '../../src/content/files.ts';
import { rulesBetweenFiles } from '../../src/rules/rules.ts';
import {
  menuLinksAreUnique,
  phoneNumbersAgree,
  socialLinksAgree,
} from '../../src/rules/contact-and-menu.ts';
import { metadataFits } from '../../src/rules/metadata.ts';
import { texts } from '../checker/content-at-hand.ts';
import { all, contentOf } from './content-of.ts';

test('rules about words say nothing of files that are missing', () => {
  for (const rule of [phoneNumbersAgree, socialLinksAgree, menuLinksAreUnique])
    expect(all(rule(contentOf({})))).toEqual([]);
  expect(all(metadataFits(contentOf({}), '2026-11-21'))).toEqual([]);
});

const phones = (display: string, e164: string) =>
  all(phoneNumbersAgree(contentOf({ 'contact.yaml': { phone: { display, e164 } } })));

test.each([
  ['+91 98450 12345', '+919845012345'],
  ['098450 12345', '+919845012345'],
  ['98450-12345', '+919845012345'],
  ['0091 98450 12345', '+919845012345'],
])('the number that is read as %s is dialled as %s', (display, e164) => {
  expect(phones(display, e164)).toEqual([]);
});

test.each([
  ['98450 12345', '+919845012346', '+919845012345'],
  ['098450 12345', '+919845012346', '+919845012345'],
  ['+44 20 7946 0958', '+919845012345', '+442079460958'],
])('the number that is read as %s is not dialled as %s', (display, e164, meant) => {
  expect(phones(display, e164)).toEqual([
    {
      file: 'contact.yaml',
      path: ['phone', 'e164'],
      code: 'phone-numbers-differ',
      data: { dialled: e164, shown: display, meant },
    },
  ]);
});

const social = (...links: [label: string, url: string][]) =>
  all(
    socialLinksAgree(
      contentOf({ 'contact.yaml': { social: links.map(([label, url]) => ({ label, url })) } }),
    ),
  );

test.each([
  'Instagram',
  'Facebook',
  'YouTube',
  'Twitter',
  'LinkedIn',
  'WhatsApp',
  'Pinterest',
  'Telegram',
])('a link called %s leads there', (label) => {
  const network = label.toLowerCase();
  expect(social([`Our ${label}`, `https://www.${network}.com/gym`])).toEqual([]);
  const other = network === 'facebook' ? 'instagram' : 'facebook';
  expect(social([label, `https://${other}.com/${network}`])).toEqual([
    {
      file: 'contact.yaml',
      path: ['social', 0, 'url'],
      severity: 'note',
      code: 'link-to-another-network',
      data: { label, network: other },
    },
  ]);
});

test('a network that nobody knows may be anywhere, and one may be called by the name of the gym', () => {
  expect(social(['Strava', 'https://facebook.com/x'])).toEqual([]);
  expect(social(['Instagram', 'https://gym.example/instagram'])).toEqual([]);
});

test('no two links lead to one address', () => {
  const url = 'https://instagram.com/gym';
  expect(social(['Instagram', url], ['Strava', 'https://strava.com/gym'], ['Photos', url])).toEqual(
    [
      {
        file: 'contact.yaml',
        path: ['social', 2, 'url'],
        code: 'address-twice',
        data: { labels: ['Instagram', 'Photos'] },
      },
    ],
  );
});

test('no two links of the menu have one name or lead to one page', () => {
  const navigation = [
    { label: 'Prices', to: '/pricing' },
    { label: 'Plans', to: '/pricing' },
    { label: 'Prices', to: '/blog' },
  ];
  const twice = (index: number, field: string, ...labels: string[]) => ({
    file: 'site.yaml',
    path: ['navigation', index, field],
    code: 'menu-twice',
    data: { labels },
  });
  expect(all(menuLinksAreUnique(contentOf({ 'site.yaml': { navigation } })))).toEqual([
    twice(1, 'to', 'Prices', 'Plans'),
    twice(2, 'label', 'Prices', 'Prices'),
  ]);
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
  expect(later(59)).toMatchObject([
    { path: ['laterPagesSeo', 'title'], code: 'metadata-too-long' },
  ]);
});

test('a file with mistakes of its own leaves nothing to measure', () => {
  expect(
    metadata({ ...withSeo('pages/about.yaml', { title: words(61) }), 'faq.yaml': undefined }),
  ).toEqual([]);
});

test.each([
  ['title', 60, 5],
  ['description', 155, 70],
])('a %s has at most %i characters, and at least %i', (field, most, least) => {
  const file = 'pages/about.yaml';
  const codes = (length: number) => metadata(withSeo(file, { [field]: words(length) }));
  const at = (code: string, length: number, limit: object) => ({
    file,
    path: ['seo', field],
    code,
    data: { field, filled: words(length), ...limit },
  });
  expect(codes(most)).toEqual([]);
  expect(codes(most + 1)).toEqual([at('metadata-too-long', most + 1, { most })]);
  expect(codes(least)).toEqual([]);
  expect(codes(least - 1)).toEqual([at('metadata-too-short', least - 1, { least })]);
});

test('words in braces count as what stands for them, and those of a page as its own', () => {
  const filled = (title: string) => {
    const [found] = metadata(
      withSeo('pages/about.yaml', { title: `${title}${words(60)}` }),
      '2031-01-01',
    );
    return found && (found.data as { filled: string }).filled.slice(0, -60);
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
  expect(metadata(two)).toEqual([
    {
      file: 'pages/home.yaml',
      path: ['seo', 'title'],
      code: 'metadata-twice',
      data: { file: 'pages/about.yaml', field: 'title', filled: title },
    },
  ]);
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
  expect(gallery).toMatchObject([
    { path: ['seo', 'title'], code: 'metadata-twice', data: { filled: 'Photographs' } },
  ]);
  expect(metadata(withSeo('pages/gallery.yaml', { title: 'Page {page} of {pages}' }))).toEqual([]);
  const page = real['pages/schedule.yaml'];
  const daySeo = { ...page.daySeo, title: 'A day of the week' };
  const days = metadata({ 'pages/schedule.yaml': { ...page, daySeo } });
  expect(days).toHaveLength(6);
  expect(days[0]).toMatchObject({ path: ['daySeo', 'title'], code: 'metadata-twice' });
});

test('the longest name of a class or coach fits, and the pages of two differ', () => {
  const found = (file: string, title: string) =>
    metadata(withSeo(file as 'pages/about.yaml', { title }));
  for (const [file, word] of [
    ['pages/class.yaml', '{class}'],
    ['pages/coach.yaml', '{trainer}'],
  ] as const) {
    const long = `${word} ${words(50)}`;
    expect(found(file, long)).toMatchObject([
      { file, path: ['seo', 'title'], code: 'metadata-too-long' },
    ]);
    expect(found(file, 'One of many')).toMatchObject([{ file, code: 'metadata-twice' }]);
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
  const found = metadata({ 'pages/schedule.yaml': { ...page, daySeo: long } });
  expect(found[0]).toMatchObject({ path: ['daySeo', 'description'], code: 'metadata-too-long' });
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
    ...rulesBetweenFiles(
      contentOf({ ...real, 'posts/rest.yaml': post }),
      ['rest'],
      () => [],
      '2026-11-21',
    ),
  ];
  expect(found.map(({ code }) => code)).toEqual(['link-to-own-site-in-full']);
  const none = [...rulesBetweenFiles(contentOf(real), [], () => [], '2026-11-21')];
  expect(none.map(({ code }) => code)).toEqual(['no-post']);
});

test('in the description of Pricing as many prices are told as fit', () => {
  const description = `${words(130)} {planPrices}`;
  expect(metadata(withSeo('pages/pricing.yaml', { description }))).toEqual([]);
  expect(metadata(withSeo('pages/about.yaml', { description }))).toMatchObject([
    { code: 'metadata-too-long' },
  ]);
});
