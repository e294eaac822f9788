import type { ComponentType, ReactElement } from 'react';
import { matchPath } from 'react-router-dom';
import type { PageHandle, PageHead } from '../design/document/renderer.ts';

/** A page that can be rendered. */
export interface OpenedPage {
  handle: PageHandle;
  element: ReactElement;
}

/** A page, or all pages with one template. */
export interface Page {
  /** Loads the template and fills it; undefined for the address of another page. */
  open: (address: string) => Promise<OpenedPage> | undefined;
  addresses: readonly string[];
  /** Addresses that search engines may index. */
  listed: readonly string[];
}

/** A template: its module below src/, as the build finds its styles, and how to import it. */
interface Template<Props> {
  /** 'pages/about/AboutPage', a file whose only export is the template, named after the file. */
  module: string;
  load: () => Promise<Record<string, ComponentType<Props>>>;
}

async function openTemplate<Props extends object>(
  { module, load }: Template<Props>,
  props: Props,
  head: PageHead,
) {
  const name = module.split('/').at(-1)!;
  const Template = (await load())[name];
  if (!Template) throw new Error(`${module} exports no ${name}.`);
  return { handle: { ...head, template: module }, element: <Template {...props} /> };
}

const isListed = ({ noindex, canonical }: PageHead, address: string) =>
  !noindex && (canonical ?? address) === address;

/** A page with a single address; '*' stands for all addresses without a page. */
export const page = <Props extends object>(
  path: string,
  template: Template<Props>,
  props: () => Props,
  head: PageHead,
): Page => ({
  open: (address) => (matchPath(path, address) ? openTemplate(template, props(), head) : undefined),
  addresses: path === '*' ? [] : [path],
  listed: isListed(head, path) ? [path] : [],
});

/**
 * All pages with one template: matching thousands of single paths would be slow. `find` returns the data for the
 * parameters of `path`.
 */
export const pages = <Found, Props extends object>(
  path: string,
  addresses: readonly string[],
  find: (params: Readonly<Record<string, string | undefined>>) => Found | undefined,
  template: Template<Props>,
  props: (found: Found) => Props,
  head: (found: Found) => PageHead,
): Page => ({
  open: (address) => {
    const match = matchPath(path, address);
    const found = match ? find(match.params) : undefined;
    return found === undefined ? undefined : openTemplate(template, props(found), head(found));
  },
  addresses,
  listed: addresses,
});
