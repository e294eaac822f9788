import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { formatsOf } from '../../src/content/place/place-formats.ts';
import { builtSite, type ChangedSite } from './changed-site.ts';
import { expect, test } from './page.ts';

/*
 * A gym in Denmark, from content alone: another language, another currency, a clock of 24 hours, a zone that changes its
 * clocks, no accounts and no BMI calculator.
 */

const folder = 'tests/second-gym/content';

// The site is built once, so its tests stay together.
test.describe.configure({ mode: 'default' });

let site: ChangedSite;
test.beforeAll(async () => {
  site = await builtSite('second-gym', '2026-11-23', folder, {}, false);
});
test.afterAll(() => site.close());

const filesIn = (place: string, ending: string) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => [name, readFileSync(join(place, name), 'utf8')] as const);

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/** The texts of a YAML value, without its names of fields. */
function* textsOf(value: unknown): Generator<string> {
  if (value !== null && typeof value === 'object')
    for (const inner of Object.values(value)) yield* textsOf(inner);
  else yield String(value);
}

const wordsOfContent = (place: string) =>
  new Set(
    filesIn(place, '.yaml').flatMap(([, text]) => [...textsOf(parse(text))].flatMap(wordsIn)),
  );

test('no page has a word that its content does not hold', async ({ page }) => {
  const place = { language: 'da', country: 'DK', timeZone: 'Europe/Copenhagen' } as const;
  const formats = formatsOf({ ...place, currency: 'DKK', clock: 24 }, [], 2026);
  const known = wordsOfContent(folder).add('kr');
  for (const name of [...formats.months, ...formats.weekdays])
    for (const form of [name, name.slice(0, 3)]) known.add(form.toLowerCase());
  const pages = filesIn(site.folder, '.html');
  expect(pages.length).toBeGreaterThan(20);
  for (const [name, html] of pages) {
    const shown = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      for (const one of parsed.querySelectorAll('script, style')) one.remove();
      const spoken = [...parsed.querySelectorAll('[aria-label], [alt], [title]')].flatMap((one) =>
        ['aria-label', 'alt', 'title'].map((attribute) => one.getAttribute(attribute) ?? ''),
      );
      const described = parsed.querySelector('meta[name=description]')?.getAttribute('content');
      const walker = parsed.createTreeWalker(parsed.body, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode.nodeValue!);
      return [parsed.title, described ?? '', ...texts, ...spoken].join(' ');
    }, html);
    const foreign = wordsIn(shown).filter((word) => !known.has(word));
    expect([...new Set(foreign)], name).toEqual([]);
  }
});

test('nothing of the first gym is in any file', () => {
  const first = /iron ?banyan|bangalore|bengaluru|karnataka|kolkata|₹|\bINR\b|\+05:?30|\bIST\b/i;
  for (const ending of ['.html', '.xml', '.json', '.ics', '.webmanifest', '.txt', '.js'])
    for (const [name, text] of filesIn(site.folder, ending))
      expect(first.exec(text)?.[0], name).toBeUndefined();
});

test('search engines read its language, currency, country and zone', () => {
  const graphOf = (name: string) => {
    const html = readFileSync(join(site.folder, name), 'utf8');
    expect(html).toContain('<html lang="da-DK"');
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)!;
    return JSON.stringify(JSON.parse(json!));
  };
  expect(graphOf('index.html')).toContain('"addressCountry":"DK"');
  expect(graphOf('index.html')).toContain('"priceRange":"249\u00a0kr.–399,50\u00a0kr."');
  expect(graphOf('pricing.html')).toContain('"price":399.5,"priceCurrency":"DKK"');
  expect(graphOf('classes/styrke.html')).toContain('"scheduleTimezone":"Europe/Copenhagen"');
  expect(graphOf('blog/foerste-loeft.html')).toContain('"inLanguage":"da-DK"');
});

type Moment = [moment: string, says: string | RegExp];

const moments: Moment[] = [
  ['2026-11-23T16:00:00Z', 'Åbent nu · lukker 22.00'],
  ['2026-11-23T20:30:00Z', 'Åbent nu · lukker om 30 min.'],
  // From Friday evening until one o'clock on Saturday.
  ['2026-11-28T21:30:00Z', 'Lukket nu · åbner mandag 6.00'],
  ['2026-11-27T23:30:00Z', 'Åbent nu · lukker om 30 min.'],
  ['2026-11-29T11:00:00Z', /^Lukket i dag/],
  ['2026-12-24T11:00:00Z', /^Lukket i dag: Juleaften/],
];

/** By the day of a build: a Monday before and one after the clocks change. */
const momentsOfChanges: Record<string, Moment[]> = {
  '2027-03-20': [
    ['2027-03-22T04:30:00Z', 'Lukket nu · åbner 6.00'],
    ['2027-03-29T04:30:00Z', 'Åbent nu · lukker 22.00'],
  ],
  '2027-10-23': [
    ['2027-10-25T04:30:00Z', 'Åbent nu · lukker 22.00'],
    ['2027-11-01T04:30:00Z', 'Lukket nu · åbner 6.00'],
  ],
};

async function expectOpening(page: Page, url: string, all: readonly Moment[]) {
  for (const [moment, says] of all) {
    await page.clock.setFixedTime(new Date(moment));
    await page.goto(url);
    const status = page.getByRole('main').locator('[data-island=liveStatus] [data-part=opening]');
    await expect(status, moment).toHaveText(says);
  }
}

test('whether it is open is right at any moment, wherever the visitor is', async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: 'America/New_York' });
  await expectOpening(await context.newPage(), site.url, moments);
  await context.close();
});

for (const [day, all] of Object.entries(momentsOfChanges))
  test(`and when the clocks change, on a page of ${day}`, async ({ page }) => {
    const built = await builtSite(`second-gym-${day}`, day, folder, {}, false);
    await expectOpening(page, built.url, all).finally(() => built.close());
  });

test('after midnight no class is on in the column of next week', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-27T23:15:00Z'));
  await page.goto(`${site.url}/schedule`);
  await expect(page.locator('[data-island=liveWeek][data-live]')).toBeAttached();
  await expect(page.getByText('I gang').filter({ visible: true })).toHaveCount(0);
});
