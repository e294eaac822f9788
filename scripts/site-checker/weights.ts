import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { addressOf, type BuiltSite } from './page-files.ts';

/** Bytes that the pages of a site may weigh, compressed as by a host that does it anew for each answer: brotli 5. */
export interface Budgets {
  /** A page as it is sent: its markup and the styles of its first picture. */
  firstView: number;
  /** The styles that it asks for at its end. */
  laterStyles: number;
  /** Scripts that run before anybody touches the page. */
  scripts: number;
  /** All files of the typeface together. */
  fonts: number;
  /** The home page on a phone 412 px wide, with the typeface and the photographs of its first view. */
  home: number;
  /** Addresses of pages of one kind, and what the kind is called: "/blog/…". */
  kinds: readonly (readonly [addresses: RegExp, kind: string])[];
}

export interface Weight {
  /** "/blog/…" for all posts. */
  kind: string;
  /** The heaviest of its kind. */
  address: string;
  /** In bytes, with brotli. */
  firstView: number;
  laterStyles: number;
  scripts: number;
}

const compressed = (text: string) =>
  brotliCompressSync(Buffer.from(text), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** The heaviest page of each kind, weighed. */
export function weigh(site: BuiltSite, { kinds }: Pick<Budgets, 'kinds'>): Weight[] {
  const kindOf = (address: string) =>
    kinds.find(([pattern]) => pattern.test(address))?.[1] ?? address;
  const heaviest = new Map<string, { page: string; size: number }>();
  for (const page of site.pages) {
    const { size } = statSync(join(site.folder, page));
    const kind = kindOf(addressOf(page));
    if (size > (heaviest.get(kind)?.size ?? 0)) heaviest.set(kind, { page, size });
  }
  // The same on all pages, so it is weighed once.
  const weighCode = (code: string) => ({ code, bytes: compressed(code) });
  let lastCode = weighCode('');
  return [...heaviest].flatMap(([kind, { page }]) => {
    const html = site.read(page);
    // A page that leads on to another has nothing to weigh.
    if (!html.includes('<style>')) return [];
    const scripts = [
      ...html.matchAll(/<script(?: type="speculationrules")?>([\s\S]*?)<\/script>/g),
    ];
    const [, later] = /<link rel="stylesheet" href="([^"]*)">/.exec(html)!;
    const code = scripts.map(([, script]) => script).join('\n');
    return {
      kind,
      address: addressOf(page),
      firstView: compressed(html),
      laterStyles: compressed(site.read(later!)),
      scripts: code === lastCode.code ? lastCode.bytes : (lastCode = weighCode(code)).bytes,
    };
  });
}

/** The home page at 412 px and 1.75 points for each: its markup, the typeface, the photograph of the first view. */
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
