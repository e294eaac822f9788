import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileWhole } from '../whole-file.ts';
import { attributesOfMarkup, trimStyles, type NamesInUse } from './trimmed-styles.ts';
import { chunkOf, type Manifest } from './manifest.ts';

/** A template with more pages than this keeps all rules of its styles, because its pages are not all read again. */
const mostRead = 50;

/** To be raised when styles are trimmed differently, so that none that were trimmed before come from the cache. */
const trimmingNumber = 2;

/** The mark that stands in a page until the styles of its template are known. */
export const stylesMark = '<style></style>';

/**
 * The styles of each template: of the style modules that it imports, and of those only the rules that its pages
 * use. All pages of a template carry the same, so that one hash allows it. Two steps: `take` the pages of
 * a template one by one, then `finish`.
 */
export class TemplateStyles {
  /** Pages that wait for their styles, by template. */
  readonly #waiting = new Map<string, { address: string; html: string }[]>();
  readonly #known = new Map<string, string>();
  readonly #site: string;
  readonly #server: Manifest;
  readonly #serverFolder: string;
  readonly #leading: string;
  readonly #cache: string;
  readonly #write: (address: string, html: string) => void;

  constructor(
    folders: { site: string; server: string; cache: string },
    server: Manifest,
    leading: string,
    write: (address: string, html: string) => void,
  ) {
    this.#site = folders.site;
    this.#serverFolder = folders.server;
    this.#server = server;
    this.#leading = leading;
    this.#cache = folders.cache;
    this.#write = write;
  }

  take(template: string, address: string, html: string) {
    const known = this.#known.get(template);
    if (known !== undefined) return this.#write(address, withStyles(html, known));
    const pages = this.#waiting.get(template) ?? [];
    this.#waiting.set(template, pages);
    pages.push({ address, html });
    if (pages.length > mostRead) this.#settle(template, this.#all(template));
  }

  /** Writes the pages that still wait, and answers with the styles of all templates. */
  finish(): string[] {
    for (const [template, pages] of this.#waiting)
      this.#settle(template, this.#trim(this.#all(template), this.#namesIn(pages)));
    return [...this.#known.values()];
  }

  #settle(template: string, styles: string) {
    this.#known.set(template, styles);
    const pages = this.#waiting.get(template)!;
    this.#waiting.delete(template);
    for (const { address, html } of pages) this.#write(address, withStyles(html, styles));
  }

  /** Trims styles, unless the cache has them: the words of pages change more often than their classes. */
  #trim(styles: string, names: NamesInUse): string {
    const hash = createHash('sha256')
      .update(`${trimmingNumber} ${attributesOfMarkup.join()}`)
      .update(styles);
    for (const list of [names.classes, names.attributes, names.properties])
      hash.update([...list].sort().join(' '));
    const made = join(this.#cache, `${hash.digest('hex').slice(0, 24)}.css`);
    if (existsSync(made)) return readFileSync(made, 'utf8');
    const trimmed = trimStyles(styles, names);
    writeFileWhole(made, trimmed);
    return trimmed;
  }

  #all(template: string): string {
    const files = new Set<string>();
    const seen = new Set<string>();
    const walk = (key: string) => {
      if (seen.has(key)) return;
      seen.add(key);
      const { imports = [], css = [] } = chunkOf(this.#server, key);
      imports.forEach(walk);
      css.forEach((file) => files.add(file));
    };
    walk('src/render.tsx');
    walk(`src/${template}.tsx`);
    const sheets = [...files].map((file) =>
      readFileSync(join(this.#serverFolder, file), 'utf8').trim(),
    );
    return this.#leading + sheets.join('');
  }

  /** Classes in the markup, in the props and in the scripts of the islands; properties that those scripts set. */
  #namesIn(pages: readonly { html: string }[]): NamesInUse {
    const attributes = new Set(
      attributesOfMarkup.filter((name) => pages.some(({ html }) => html.includes(` ${name}=`))),
    );
    const classes = new Set<string>();
    const files = new Set<string>();
    for (const { html } of pages) {
      for (const [, names] of html.matchAll(/ class="([^"]*)"/g))
        names!.split(' ').forEach((name) => classes.add(name));
      for (const [name] of html.matchAll(constantClass)) classes.add(name);
      for (const [, addresses] of html.matchAll(/ data-(?:src|props)="([^"]*)"/g))
        addresses!.split(' ').forEach((address) => files.add(address));
    }
    const properties = new Set<string>();
    for (const address of files) {
      const source = readFileSync(join(this.#site, address), 'utf8');
      for (const [, text] of source.matchAll(/["'`]([^"'`\\]{1,200})["'`]/g))
        text!.split(' ').forEach((name) => classes.add(name));
      for (const [name] of source.matchAll(/--[a-z][\w-]*/g)) properties.add(name);
    }
    return { classes, attributes, properties };
  }
}

/** The classes of focus points and placeholder colours, which scripts read from their props. */
const constantClass = /\b(?:fx|fy|mx|photo)-\d+\b/g;

const withStyles = (html: string, styles: string) =>
  html.replace(stylesMark, () => `<style>${styles}</style>`);
