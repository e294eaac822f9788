import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { addressOf, type BuiltSite } from './page-files.ts';

/** Bytes that pages may weigh after Brotli compression at level 5, as by a host that compresses each response. */
export interface Budgets {
  /** The HTML of a page, with its inline styles. */
  firstView: number;
  /** The styles linked at the end of the page. */
  laterStyles: number;
  /** Scripts that run before any interaction. */
  scripts: number;
  /** All font files together. */
  fonts: number;
  /** The home page on a phone 412 px wide, with all fonts and the photograph of its first view. */
  home: number;
  /** Pages with a long list: `each` more bytes for every item, found by `mark`, after the first `beyond`. */
  growing: readonly { address: string; mark: string; beyond: number; each: number }[];
}

export interface Weight {
  /** "/blog/…" for all posts. */
  kind: string;
  /** The heaviest page of its kind. */
  address: string;
  /** In bytes after compression, as are the other two. */
  firstView: number;
  laterStyles: number;
  scripts: number;
  /** The bytes that its long list may add to the budget of the first view. */
  ofList: number;
}

const compressed = (text: string) =>
  brotliCompressSync(Buffer.from(text), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** Pages in a folder are of one kind: "/blog/a-post" → "/blog/…". */
const kindOf = (address: string) => address.replace(/(?<=^\/.+\/)[^/]+$/, '…');

/** Weighs the heaviest page of each kind. */
export function weigh(site: BuiltSite, { growing }: Pick<Budgets, 'growing'>): Weight[] {
  const heaviest = new Map<string, { page: string; size: number }>();
  for (const page of site.pages) {
    const { size } = statSync(join(site.folder, page));
    const kind = kindOf(addressOf(page));
    if (size > (heaviest.get(kind)?.size ?? 0)) heaviest.set(kind, { page, size });
  }
  // Reuses the last result, since nearly all pages have the same scripts.
  const weighCode = (code: string) => ({ code, bytes: compressed(code) });
  let lastCode = weighCode('');
  return [...heaviest].flatMap(([kind, { page }]) => {
    const html = site.read(page);
    // A redirect page has no weight.
    if (!html.includes('<style>')) return [];
    const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)];
    const [, later] = /<link rel="stylesheet" href="([^"]*)">/.exec(html)!;
    const code = scripts.map(([, script]) => script).join('\n');
    return {
      kind,
      address: addressOf(page),
      firstView: compressed(html),
      laterStyles: compressed(site.read(later!)),
      scripts: code === lastCode.code ? lastCode.bytes : (lastCode = weighCode(code)).bytes,
      ofList: growing
        .filter(({ address }) => address === addressOf(page))
        .reduce((sum, { mark, beyond, each }) => {
          const items = html.split(mark).length - 1;
          return sum + Math.max(0, items - beyond) * each;
        }, 0),
    };
  });
}

/** Weighs the home page at 412 px and 1.75 device pixels: HTML, fonts, and the photograph of the first view. */
export function weighHome(site: BuiltSite): number {
  const html = site.read('/index.html');
  const [, set = ''] = /<link rel="preload" as="image"[^>]*imageSrcSet="([^"]*)"/i.exec(html) ?? [];
  const wanted = 412 * 1.75;
  const [photograph = ''] =
    set
      .split(', ')
      .map((one) => one.split(' '))
      .find(([, width = '']) => parseInt(width) >= wanted) ?? [];
  if (photograph === '') throw new Error('The home page does not preload its photograph.');
  const bytes = (name: string) => statSync(join(site.folder, name)).size;
  return compressed(html) + bytes(photograph) + weighFonts(site);
}

export const weighFonts = ({ folder, names }: BuiltSite) =>
  [...names]
    .filter((name) => name.startsWith('/fonts/'))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
