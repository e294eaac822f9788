import type { Page } from '@playwright/test';
import { busyMonday, busyWeekContent } from './busy-week.ts';
import { changedSite } from './changed-site.ts';
import { layoutFaults } from './layout-faults.ts';
import { longestContent } from './longest-content.ts';
import { muchContent } from './made-up-content.ts';
import { expect, test } from './page.ts';

const widths = [320, 360, 390, 820, 1366];
/** Of made-up content: no rule changes between 320 and 390 px. */
const fewerWidths = widths.filter((width) => width !== 360);
/** Of content whose texts are all as long. */
const alikeWhenMadeUp = ['/blog/', '/classes/', '/coaches/', '/schedule/', '/gallery/'];
const dialogs = ['menu', 'contact-information'];

// Allows styles that the CSP would block.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** All pages, with two of those whose template fills itself alike from such content. */
async function pagesOf(page: Page, site: string, alike: readonly string[]): Promise<string[]> {
  const map = await (await page.request.get(`${site}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>https:\/\/[^/<]*([^<]*)/g)].map(([, path]) => path || '/');
  const tooMany = alike.flatMap((folder) =>
    listed.filter((path) => path.startsWith(folder)).slice(2),
  );
  return [...listed, '/account', '/reset', '/offline', '/404'].filter(
    (path) => !tooMany.includes(path),
  );
}

// The page of an unknown address answers as that.
test.use({ expectedErrors: [/status of 404/] });

/** Opens and lays out everything on a page. */
const open = (page: Page, styles = '') =>
  page
    .addStyleTag({ content: `section { content-visibility: visible !important } ${styles}` })
    .then(() =>
      page.evaluate(async () => {
        for (const details of document.querySelectorAll('details')) {
          details.open = true;
          // A list that lies over the page covers what is below it, as it should.
          if (getComputedStyle(details.lastElementChild!).position === 'absolute')
            details.open = false;
        }
        await document.fonts.ready;
      }),
    );

/** The layout faults of a page at each width, and of the shared dialogs. */
async function faultsOf(page: Page, path: string, at: readonly number[]) {
  const faults: string[] = [];
  const look = async (where: string) =>
    faults.push(...(await layoutFaults(page)).map((fault) => `${where}: ${fault}`));
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    await look(`${path} at ${width} px`);
    for (const id of path === '/' ? dialogs : []) {
      const dialog = page.locator(`#${id}`);
      await dialog.evaluate((box: HTMLDialogElement) => box.showModal());
      await look(`${id} at ${width} px`);
      await dialog.evaluate((box: HTMLDialogElement) => box.close());
    }
  }
  return faults;
}

for (const [content, change, at, alike] of [
  ['the real content', () => {}, widths, ['/blog/']],
  ['a week full of changes', busyWeekContent, fewerWidths, ['/blog/', '/classes/', '/coaches/']],
  ['every text as long as it may be', longestContent, fewerWidths, alikeWhenMadeUp],
  ['words of thirty letters and more', muchContent, fewerWidths, alikeWhenMadeUp],
] as const)
  test(`with ${content} no word is broken, and every control can be pressed`, async ({ page }) => {
    test.setTimeout(240_000);
    const site = await changedSite(`words-${change.name}`, busyMonday, change);
    try {
      await page.clock.setFixedTime(`${busyMonday}T16:40:00+05:30`);
      for (const path of await pagesOf(page, site.url, alike)) {
        await page.goto(site.url + path);
        await open(page);
        expect(await faultsOf(page, path, at)).toEqual([]);
        if (change === longestContent || change === muchContent) continue;
        await open(page, 'html { font-size: 32px }');
        expect(await faultsOf(page, `with text of twice the size, ${path}`, [390])).toEqual([]);
      }
    } finally {
      site.close();
    }
  });
