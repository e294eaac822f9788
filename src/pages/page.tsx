import type { ComponentType, ReactElement } from 'react';
import { matchPath } from 'react-router-dom';
import type { Breadcrumb, PageHandle, PageHead } from '../design/document/renderer.ts';
import { content, photoOf } from './content.ts';

/** A page that can be rendered. This file has what routes.tsx is made of: pages, and the heads of pages. */
export interface OpenedPage {
  handle: PageHandle;
  element: ReactElement;
}

/** A page, or all pages with one template. */
export interface Page {
  /** Loads the template and fills it in; undefined for the address of another page. */
  open: (address: string) => Promise<OpenedPage> | undefined;
  addresses: readonly string[];
  /** The addresses that search engines may index. */
  listed: readonly string[];
}

/** A template: its path below src/, by which the build finds its styles, and a function that imports it. */
interface Template<Props> {
  /** A path such as 'pages/about/AboutPage'; the only value that the file exports is the template of the same name. */
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

/** Declares a page with a single address; '*' stands for all addresses without a page. */
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
 * Declares all pages with one template, because matching thousands of single paths would be slow. `find` returns the
 * data for the parameters of `path`.
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

const { shell, name: business } = content['site.yaml'];

/** Returns the breadcrumbs of a page, which begin with the home page. */
export const breadcrumbsTo = (...breadcrumbs: Breadcrumb[]): Breadcrumb[] => [
  { name: shell.breadcrumbHome, address: '/' },
  ...breadcrumbs,
];

/** Returns the head of a page, with an image for shared links. */
export const pageHead = (
  { title, description }: Seo,
  picture: { image: string; focus: string },
  breadcrumbs: Breadcrumb[] = [],
): PageHead => ({
  title,
  description,
  // The picture shows the name of the gym anyway, so its words are the other part of a title such as "Page | Gym,
  // City".
  picture: {
    words: title.split(' | ').find((part) => part !== business) ?? business,
    ...photoOf(picture),
  },
  breadcrumbs,
});

interface Seo {
  title: string;
  description: string;
}
interface Titled {
  title: string;
  image: string;
  focus: string;
}

/** Returns the head of a page whose title and photograph are at the top level of its file. */
export const titledHead = (address: string, page: Titled & { seo: Seo }): PageHead =>
  bannerHead(address, { seo: page.seo, banner: page });

/** Returns the head of a page whose title and photograph are in its banner. */
export const bannerHead = (
  address: string,
  { seo, banner }: { seo: Seo; banner: Titled },
): PageHead => pageHead(seo, banner, breadcrumbsTo({ name: banner.title, address }));

/** The part of a head that excludes a page from search engines; such a page has no breadcrumbs. */
export const unlisted = { breadcrumbs: [], noindex: true } as const;
