import type { ComponentType, ReactElement } from 'react';
import { matchPath } from 'react-router-dom';
import type { PageHandle, PageHead } from '../rendering/renderer.ts';

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

/** Imports a module whose only export is the template, named after the file. */
type Load<Props> = () => Promise<Record<string, ComponentType<Props>>>;

async function openTemplate<Props extends object>(load: Load<Props>, props: Props, head: PageHead) {
  const [found] = Object.entries(await load());
  if (!found) throw new Error('The module of a template exports nothing.');
  const [name, Template] = found;
  const template = `${name.endsWith('Page') ? 'pages' : 'accounts'}/${name}`;
  return { handle: { ...head, template }, element: <Template {...props} /> };
}

const isListed = ({ noindex, canonical }: PageHead, address: string) =>
  !noindex && (canonical ?? address) === address;

/** A page with a single address; '*' stands for all addresses without a page. */
export const page = <Props extends object>(
  path: string,
  load: Load<Props>,
  props: () => Props,
  head: PageHead,
): Page => ({
  open: (address) => (matchPath(path, address) ? openTemplate(load, props(), head) : undefined),
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
  load: Load<Props>,
  props: (found: Found) => Props,
  head: (found: Found) => PageHead,
): Page => ({
  open: (address) => {
    const match = matchPath(path, address);
    const found = match ? find(match.params) : undefined;
    return found === undefined ? undefined : openTemplate(load, props(found), head(found));
  },
  addresses,
  listed: addresses,
});
