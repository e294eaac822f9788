import type { Page } from '@playwright/test';
import type { ContentCopy } from '../check/content-copy.ts';
import { expectAccessible } from './axe.ts';
import { builtSite, changedSite } from './changed-site.ts';
import { readersSpacing } from './every-page/outline.ts';
import { layoutFaults } from './layout-faults.ts';
import { longestContent } from './longest-content.ts';
import { littleContent, muchContent, realWeekContent, worstDayContent } from './made-up-content.ts';
import { expect, test } from './page.ts';

const widths = [320, 360, 390, 820, 1366, 1920];
/** Of made-up content: no rule changes between 320 and 390 px. */
const fewerWidths = [320, 390, 820, 1366];
/** Of content with a closed day, whose word is too long for the bar of days below. */
const widthsFrom360 = [360, 390, 820, 1366];
/** Of content whose texts are all as long. */
const alikeWhenMadeUp = ['/blog/', '/classes/', '/coaches/', '/schedule/', '/gallery/'];
/** A week with changes begins. */
const monday = '2026-11-30';
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
      await dialog.evaluate((box: HTMLDialogElement) => box.showPopover());
      await look(`${id} at ${width} px`);
      await dialog.evaluate((box: HTMLDialogElement) => box.hidePopover());
    }
  }
  return faults;
}

const real = () => {};
const danish = () => {};
const contents: [
  content: string,
  change: (copy: ContentCopy) => void | Promise<void>,
  at?: readonly number[],
][] = [
  ['the real content', real, widths],
  ['a week of changes', realWeekContent],
  ['every text as long as it may be', longestContent, [390, 820, 1366]],
  ['many of everything, long words and Kannada', muchContent],
  ['one of everything', littleContent, widthsFrom360],
  ['the worst day', worstDayContent, widthsFrom360],
  ['a Danish gym with a long name', danish],
];
for (const [content, change, at = fewerWidths] of contents)
  test(`with ${content} no word is broken, every control can be pressed, and nobody is shut out`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const site =
      change === danish
        ? await builtSite('words-danish', monday, 'tests/second-gym/content', {}, false)
        : await changedSite(`words-${change.name}`, monday, change);
    try {
      await page.clock.setFixedTime(`${monday}T16:40:00+05:30`);
      for (const path of await pagesOf(
        page,
        site.url,
        change === real ? ['/blog/'] : alikeWhenMadeUp,
      )) {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(site.url + path);
        // The real pages are looked at every day; texts of which several begin alike name parts alike.
        if (change !== real && change !== longestContent)
          await test.step(path, () => expectAccessible(page));
        await open(page);
        const faults = await faultsOf(page, path, at);
        // Danish joins words: no phone is wide enough for all of them.
        expect(faults.filter((one) => change !== danish || !one.includes('broken:'))).toEqual([]);
        if (change !== real && change !== realWeekContent) continue;
        const spacing = await page.addStyleTag({ content: readersSpacing });
        const spaced = await faultsOf(page, `with the spacing of a reader, ${path}`, [360, 1366]);
        // A word that has grown wider than its line may break.
        expect(spaced.filter((one) => !one.includes('broken:'))).toEqual([]);
        await spacing.evaluate((style) => (style as Element).remove());
        await open(page, 'html { font-size: 32px }');
        expect(await faultsOf(page, `with text of twice the size, ${path}`, [390])).toEqual([]);
      }
    } finally {
      site.close();
    }
  });
