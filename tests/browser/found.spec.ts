import { expect, test } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { site } from './page-paths.ts';
import { ofWords } from './page.ts';
import { checkVocabulary, type FactNode } from './vocabulary.ts';

const dist = join(import.meta.dirname, '../../dist');
const read = (name: string) => readFileSync(join(dist, name), 'utf8');
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .sort();
const xml = (name: string) =>
  new JSDOM(read(name), { contentType: 'application/xml' }).window.document;

/** The structured data of a page. */
function factsOf(name: string): FactNode[] {
  const [, json] = /<script type="application\/ld\+json">([^<]*)</.exec(read(name)) ?? [];
  if (json === undefined) return [];
  const data = JSON.parse(json) as { '@context': string; '@graph': FactNode[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}
const nodeOf = (name: string, type: string) =>
  factsOf(name).find((node) => [node['@type']].flat().includes(type))!;

test('what pages tell search engines is in the words of schema.org', ofWords, () => {
  const nodes = new Map(
    pages.flatMap(factsOf).map((node) => [JSON.stringify(node), node] as const),
  );
  expect(nodes.size).toBeGreaterThan(10);
  expect(checkVocabulary([...nodes.values()])).toEqual([]);
});

test('the gym is a gym and a health club, with its hours and offers, and nothing that is still invented', () => {
  const gym = nodeOf('contact.html', 'ExerciseGym');
  expect(gym['@type']).toEqual(['ExerciseGym', 'HealthClub']);
  expect(gym).toMatchObject({
    name: 'Iron Banyan',
    url: site,
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Bengaluru',
      addressRegion: 'Karnataka',
      addressCountry: 'IN',
    },
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '05:30',
        closes: '23:30',
      },
      { dayOfWeek: ['Saturday'], opens: '05:30', closes: '22:00' },
      { dayOfWeek: ['Sunday'], opens: '07:00', closes: '20:00' },
    ],
  });
  expect(JSON.stringify(gym)).not.toMatch(
    /telephone|sameAs|geo|streetAddress|postalCode|email|review|rating/i,
  );
  const offers = nodeOf('pricing.html', 'ExerciseGym')['makesOffer'] as object[];
  expect(offers).toHaveLength(3);
  expect(offers[2]).toMatchObject({
    '@type': 'Offer',
    name: 'Experts',
    priceSpecification: { price: 1150, priceCurrency: 'INR', unitText: 'p/s' },
  });
});

test('a post says what it is, and every page the way to it', () => {
  const post = 'blog/rest-days-that-are-not-lazy.html';
  expect(nodeOf(post, 'BlogPosting')).toMatchObject({
    headline: 'Rest days that are not lazy',
    datePublished: '2022-03-11',
    inLanguage: 'en-IN',
    mainEntityOfPage: `${site}/blog/rest-days-that-are-not-lazy`,
    author: { name: 'Iron Banyan' },
  });
  const way = nodeOf(post, 'BreadcrumbList')['itemListElement'] as { name: string; item: string }[];
  expect(way.map(({ name, item }) => [name, item])).toEqual([
    ['Home', `${site}/`],
    ['Blog', `${site}/blog`],
    ['Rest days that are not lazy', `${site}/blog/rest-days-that-are-not-lazy`],
  ]);
  expect(nodeOf('index.html', 'BreadcrumbList')).toBeUndefined();
});

test('the map of the site names no page that is not for search engines, and posts with their day', () => {
  const entries = [...xml('sitemap.xml').querySelectorAll('url')].map((entry) => ({
    address: entry.querySelector('loc')!.textContent.slice(site.length),
    day: entry.querySelector('lastmod')?.textContent,
  }));
  for (const { address, day } of entries) {
    expect(day, address).toEqual(
      address.startsWith('/blog/') ? expect.stringMatching(/^2022-/) : undefined,
    );
    expect(address).not.toMatch(/^\/(account|reset|offline|404|gallery)$/);
  }
});

test('the feed holds the newest posts whole, as Atom', () => {
  const feed = xml('feed.xml');
  expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  const entries = [...feed.querySelectorAll('entry')];
  expect(entries).toHaveLength(12);
  const dates = entries.map((entry) => entry.querySelector('updated')!.textContent);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(dates[0]).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\+05:30$/);
  const body = new JSDOM(entries[0]!.querySelector('content')!.textContent).window.document;
  expect(body.querySelectorAll('p').length).toBeGreaterThan(2);
});

test(
  'every page for search engines has a picture for links to it, light and of its own',
  ofWords,
  async () => {
    const seen = new Set<string>();
    for (const page of pages.filter((name) => /rel="canonical"/.test(read(name)))) {
      const html = read(page);
      if (/http-equiv="refresh"/i.test(html)) continue;
      const content = (property: string) =>
        new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
      const picture = content('og:image')!;
      expect(picture.startsWith(site), page).toBe(true);
      expect(picture.slice(site.length), page).toMatch(/^\/share\/[\da-f]{12}\.jpg$/);
      expect(content('og:title'), page).toBe(/<title>([^<]*)</.exec(html)![1]);
      expect(content('og:url')).toBe(/rel="canonical" href="([^"]*)"/.exec(html)![1]);
      const bytes = readFileSync(join(dist, picture.slice(site.length)));
      expect(bytes.length, page).toBeLessThan(100_000);
      const { width, height, format } = await sharp(bytes).metadata();
      expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
      // Its canonical page is the first page of the gallery.
      if (page === 'gallery.html') continue;
      expect(seen.has(picture), `${page} has the picture of another`).toBe(false);
      seen.add(picture);
    }
    expect(seen.size).toBeGreaterThan(10);
  },
);

test('a phone finds what it needs to keep the site on its home screen', async () => {
  const manifest = JSON.parse(read('site.webmanifest')) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Iron Banyan', start_url: '/' });
  for (const { src, sizes } of manifest.icons.filter(({ sizes: size }) => size !== 'any')) {
    const { width, height } = await sharp(join(dist, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  const { width } = await sharp(join(dist, 'apple-touch-icon.png')).metadata();
  expect(width).toBe(180);
  // The first bytes of an icon file with one picture in it.
  expect([...readFileSync(join(dist, 'favicon.ico')).subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
});
