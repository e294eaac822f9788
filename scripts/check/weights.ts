import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { pathOfPage, type BuiltSite } from './check-pages.ts';

/** How many bytes pages may weigh after Brotli compression at level 5, with which hosts compress each response. */
const budgets = {
  /** The HTML of a page, with its inline styles. */
  firstView: 14_000,
  /** The styles that are linked at the end of the page. All pages have those of the panel; /account adds most. */
  laterStyles: 3_500,
  /** The scripts that run before any interaction. */
  scripts: 1_000,
  /** All font files together. */
  fonts: 40_000,
  /** The home page on a phone 412 px wide, with all fonts and the photograph of its first view. */
  home: 180_000,
};

/** How many classes of the week the budget of a first view includes; each further class may add `bytesOfClass`. */
const classesOfWeek = 30;
const bytesOfClass = 32;

/** Reports the weights that are over their budget times `room`. */
export function* checkWeights(
  site: BuiltSite,
  { room, withPictures }: { room: number; withPictures: boolean },
): Generator<string> {
  const over = (what: string, bytes: number, budget: number) =>
    bytes > budget * room ? [`${what}: ${bytes} bytes, and ${budget} are allowed.`] : [];
  for (const page of heaviestPages(site)) {
    const html = site.read(page);
    // A redirect page has no weight.
    if (!html.includes('<style>')) continue;
    const path = pathOfPage(page);
    const [, later = ''] = /<link rel="stylesheet" href="([^"]*)">/.exec(html) ?? [];
    const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, one]) => one);
    yield* over(
      `${path}, markup and styles of the first view`,
      compressed(html) - bytesOfWeek(path, html),
      budgets.firstView,
    );
    yield* over(`${path}, later styles`, compressed(site.read(later)), budgets.laterStyles);
    yield* over(
      `${path}, scripts before any interaction`,
      compressed(scripts.join('\n')),
      budgets.scripts,
    );
  }
  const fonts = bytesOfFonts(site);
  yield* over('The typeface', fonts, budgets.fonts);
  if (withPictures)
    yield* over(
      'The home page on a phone, with its first photograph',
      bytesOfHome(site) + fonts,
      budgets.home,
    );
}

const compressed = (text: string) =>
  brotliCompressSync(Buffer.from(text), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** Returns the heaviest page of each kind. Pages in a folder are of one kind: "/blog/a-post" → "/blog/…". */
function heaviestPages(site: BuiltSite): string[] {
  const heaviest = new Map<string, { page: string; size: number }>();
  for (const page of site.pages) {
    const { size } = statSync(join(site.folder, page));
    const kind = pathOfPage(page).replace(/(?<=^\/.+\/)[^/]+$/, '…');
    if (size > (heaviest.get(kind)?.size ?? 0)) heaviest.set(kind, { page, size });
  }
  return [...heaviest.values()].map(({ page }) => page);
}

/** Returns how many bytes a long week may add; a gym with forty classes a day has 280 in a week. */
function bytesOfWeek(path: string, html: string): number {
  if (path !== '/schedule') return 0;
  const classes = html.split(' data-slot=').length - 1;
  return Math.max(0, classes - classesOfWeek) * bytesOfClass;
}

/** Returns the weight of the home page at 412 px and 1.75 device pixels: its HTML and its first photograph. */
function bytesOfHome(site: BuiltSite): number {
  const html = site.read('/index.html');
  const [, set = ''] = /<link rel="preload" as="image"[^>]*imageSrcSet="([^"]*)"/i.exec(html) ?? [];
  const wanted = 412 * 1.75;
  const [photograph = ''] =
    set
      .split(', ')
      .map((one) => one.split(' '))
      .find(([, width = '']) => parseInt(width) >= wanted) ?? [];
  if (photograph === '') throw new Error('The home page does not preload its photograph.');
  return compressed(html) + statSync(join(site.folder, photograph)).size;
}

const bytesOfFonts = ({ folder, names }: BuiltSite) =>
  [...names]
    .filter((name) => name.startsWith('/fonts/'))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
