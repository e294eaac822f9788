import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileWhole } from '../disk.ts';
import { chunkOf, type Manifest } from './bundles.ts';
import {
  attributesOfMarkup,
  type NamesInUse,
  type NamesOfFirstPaint,
  type SplitStyles,
  splitStyles,
  trimStyles,
} from './trimmed-styles.ts';
import { sha256 } from '../sha256.ts';

/** Increment this whenever trimmed-styles.ts changes; otherwise old styles are taken from the cache. */
const cacheVersion = 11;

/** Matches the rule of a face or of its fallbacks, with its family and the path of its file. */
const faceRule = /@font-face\{font-family:([A-Z]\w*)[^}]*?src:(?:url\(([^)]+)\))?[^}]*\}/g;

/** The element that prerender.ts gives to each page, whose styles are known when all pages are rendered. */
const stylesMark = '<style></style>';

interface Page {
  path: string;
  html: string;
}

interface Surroundings {
  folders: { site: string; server: string; cache: string };
  /** The manifest of the folder `server`. */
  server: Manifest;
  /** The styles before those of every template. */
  leading: SplitStyles;
  writePage: (path: string, html: string) => void;
  writeFile: (path: string, text: string) => void;
}

/**
 * Makes the styles of each template: of the style modules that it imports, only the rules that its pages use. The rules
 * for the first paint are inlined, the others are in a file that is linked at the end of the page. All pages of a
 * template have the same inline styles, so that the security policy needs one hash. First `take` each page, then
 * `finish`, which also shortens class names to one letter, except words that a script has.
 */
export class TemplateStyles {
  readonly #pages = new Map<string, Page[]>();
  readonly #around: Surroundings;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Keeps a page until all pages of its template are known. */
  take(template: string, path: string, html: string) {
    const pages = this.#pages.get(template) ?? [];
    this.#pages.set(template, pages);
    pages.push({ path, html });
  }

  /** Writes all pages with their styles, and returns the inline styles of all templates. */
  finish(): string[] {
    return [...this.#pages].map(([template, pages]) => {
      const names = this.#namesIn(pages);
      const short = shortestNames(pages, names.fixed);
      for (const page of pages) page.html = withClasses(page.html, short);
      const all = this.#all(template, pages);
      const styles = this.#trim(all, names, short, namesOfFirstPaint(pages));
      this.#around.writeFile(addressOf(styles.later), styles.later);
      for (const { path, html } of pages) this.#around.writePage(path, withStyles(html, styles));
      return styles.first;
    });
  }

  /** Trims styles, or takes them from the cache, because texts change more often than class names. */
  #trim(
    styles: SplitStyles,
    names: NamesInUse,
    short: ReadonlyMap<string, string>,
    shown: NamesOfFirstPaint,
  ): SplitStyles {
    const { folders } = this.#around;
    const parts = [cacheVersion, attributesOfMarkup, styles, names, short, shown];
    const hash = sha256(JSON.stringify(parts, inOneOrder));
    const cached = join(folders.cache, `${hash.slice(0, 24)}.json`);
    if (existsSync(cached)) return JSON.parse(readFileSync(cached, 'utf8')) as SplitStyles;
    const { first, later } = splitStyles(trimStyles(styles.first, names, short), shown);
    const parted = { first, later: styles.later + later };
    writeFileWhole(cached, JSON.stringify(parted));
    return parted;
  }

  #all(template: string, pages: readonly { html: string }[]): SplitStyles {
    const { folders, server, leading } = this.#around;
    const files = new Set<string>();
    const seen = new Set<string>();
    const walk = (key: string) => {
      if (seen.has(key)) return;
      seen.add(key);
      const { imports = [], css = [] } = chunkOf(server, key);
      imports.forEach(walk);
      css.forEach((file) => files.add(file));
    };
    walk('src/site.tsx');
    walk(`src/${template}.tsx`);
    const read = (file: string) => readFileSync(join(folders.server, file), 'utf8').trim();
    // If no page preloads a face of a family, no first view shows the family.
    const faces = [...leading.first.matchAll(faceRule)];
    const preloaded = faces
      .filter(([, , file]) => pages.some(({ html }) => html.includes(`href="${file}"`)))
      .map(([, family]) => family);
    const later = faces.filter(([, family]) => !preloaded.includes(family)).map(([rule]) => rule);
    const first = later.reduce((styles, rule) => styles.replace(rule, ''), leading.first);
    return { first: first + [...files].map(read).join(''), later: later.join('') + leading.later };
  }

  /** Collects the classes in markup, props and scripts of islands, and the custom properties that the scripts set. */
  #namesIn(pages: readonly { html: string }[]): NamesInUse & { fixed: ReadonlySet<string> } {
    const attributes = new Set(
      attributesOfMarkup.filter((name) =>
        pages.some(({ html }) => withoutDatedTexts(html).includes(` ${name}=`)),
      ),
    );
    const classes = new Set<string>();
    const files = new Set<string>();
    for (const { html } of pages) {
      for (const [, names] of html.matchAll(classAttribute))
        names!.split(' ').forEach((name) => classes.add(name));
      for (const [name] of html.matchAll(constantClass)) classes.add(name);
      for (const [, paths] of html.matchAll(/ data-(?:src|props)="([^"]*)"/g))
        paths!.split(' ').forEach((path) => files.add(path));
    }
    const properties = new Set<string>();
    const fixed = new Set<string>();
    for (const path of files) {
      const source = readFileSync(join(this.#around.folders.site, path), 'utf8');
      for (const [name] of source.matchAll(separateWords)) fixed.add(name);
      for (const [name] of source.matchAll(/--[a-z][\w-]*/g)) properties.add(name);
    }
    fixed.forEach((name) => classes.add(name));
    return { classes, attributes, properties, fixed };
  }
}

/** Matches words between quotes or spaces; pairs of quotes cannot be matched, because texts have apostrophes. */
const separateWords = /(?<=["'`\s])[\w-]+(?=["'`\s$])/g;

/** Leaves out the days of texts, on which no style depends, so that styles stay the same on another day. */
const withoutDatedTexts = (html: string) => html.replace(/<bdi data-from[^>]*>/g, '');

/** Matches the classes of focus points and placeholder colours, which scripts read from their props. */
const constantClass = /\b(?:fx|fy|mx|photo)-\d+\b/g;

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns names of one letter for the most frequent classes of the pages of a template that no script has. */
function shortestNames(pages: readonly { html: string }[], fixed: ReadonlySet<string>) {
  const times = new Map<string, number>();
  for (const { html } of pages)
    for (const [, names] of html.matchAll(classAttribute))
      for (const name of names!.split(' '))
        if (!fixed.has(name) && !name.includes('-')) times.set(name, (times.get(name) ?? 0) + 1);
  const most = [...times].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return new Map(most.slice(0, letters.length).map(([name], index) => [name, letters[index]!]));
}

const classAttribute = / class="([^"]*)"/g;

const withClasses = (html: string, short: ReadonlyMap<string, string>) =>
  html.replace(classAttribute, (_, names: string) => {
    const shorter = names.split(' ').map((name) => short.get(name) ?? name);
    return ` class="${shorter.join(' ')}"`;
  });

/** Writes sets and maps as sorted lists, so that equal ones have one text. */
const inOneOrder = (_: string, value: unknown) =>
  value instanceof Set || value instanceof Map ? [...(value as Iterable<unknown>)].sort() : value;

const addressOf = (styles: string) => `/assets/later-${sha256(styles).slice(0, 8)}.css`;

/** Adds the styles to a page. The link is at the end, where it delays neither rendering nor the script. */
const withStyles = (html: string, { first, later }: SplitStyles) => {
  const link = `<link rel="stylesheet" href="${addressOf(later)}">`;
  return html
    .replace(stylesMark, () => `<style>${first}</style>`)
    .replace(/(?=<\/body><\/html>$)/, link);
};

/**
 * Returns the class names and attributes of pages outside closed dialogs and menus, without the focus points and
 * colours of lazy photographs.
 */
function namesOfFirstPaint(pages: readonly { html: string }[]): NamesOfFirstPaint {
  const classes = new Set<string>();
  const attributes = new Set<string>();
  for (const { html } of pages) {
    const shown = withoutDatedTexts(html).replace(
      /<dialog[\s\S]*?<\/dialog>|<(\w+)[^>]* popover=[\s\S]*?<\/\1>/g,
      '',
    );
    for (const [tag] of shown.matchAll(/<[a-z][^>]*>/g)) {
      const isLate = tag.includes(' loading="lazy"');
      for (const [, names] of tag.matchAll(classAttribute))
        names!.split(' ').forEach((name) => {
          if (!isLate || !name.includes('-')) classes.add(name);
        });
      for (const [, name] of tag.matchAll(/ ([a-z-]+)(?=[ =>/])/g)) attributes.add(name!);
    }
  }
  return { classes, attributes };
}
