import type { ComponentType, ReactElement } from 'react';
import { matchPath } from 'react-router-dom';
import type { PageAddress } from '../content/addresses.ts';
import type { PageHandle, PageHead } from '../rendering/renderer.ts';

/** A page that can be rendered. */
export interface OpenedPage {
  handle: PageHandle;
  element: ReactElement;
}

/** One page or many with the same template, and their addresses. */
export interface Page {
  /** Undefined for the address of another page. */
  open: (address: string) => Promise<OpenedPage> | undefined;
  addresses: readonly string[];
  /** Addresses that search engines may index. */
  listed: readonly string[];
}

/** Imports a module whose only export is the template, named after the file. */
type Load<Props> = () => Promise<Record<string, ComponentType<Props>>>;

async function opened<Props extends object>(load: Load<Props>, props: Props, head: PageHead) {
  const [found] = Object.entries(await load());
  if (!found) throw new Error('A module of a template exports none.');
  const [name, Template] = found;
  const template = `${name.endsWith('Page') ? 'pages' : 'accounts'}/${name}`;
  return { handle: { ...head, template }, element: <Template {...props} /> };
}

const isListed = ({ noindex, canonical }: PageHead, address: string) =>
  !noindex && (canonical ?? address) === address;

/** Registered addresses, those that depend on the content, and two that nothing links to. */
type PagePath = PageAddress | `/gallery/page-${number}` | '/offline' | '*';

/** A page with a single address; '*' is every other one. */
export const page = <Props extends object>(
  path: PagePath,
  load: Load<Props>,
  props: () => Props,
  head: PageHead,
): Page => ({
  open: (address) => (matchPath(path, address) ? opened(load, props(), head) : undefined),
  addresses: path === '*' ? [] : [path],
  listed: isListed(head, path) ? [path] : [],
});

/**
 * Many pages with one template: matching thousands of paths would be slow. `find` returns the data for the parameters
 * of `path`.
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
    return found === undefined ? undefined : opened(load, props(found), head(found));
  },
  addresses,
  listed: addresses,
});
