/* What pages and their heads are made of. */

import type { ComponentType, ReactElement } from 'react';
import type { Breadcrumb, PageHandle, PageHead } from '../design/document/renderer.ts';
import type { SiteContent } from './site-content.ts';

/** A page with its props filled into its template. */
export interface OpenedPage {
  handle: PageHandle;
  element: ReactElement;
}

/** A page of the site: its path, its head, and its template with its props. */
export interface Page {
  path: string;
  head: () => PageHead;
  open: () => Promise<OpenedPage>;
}

/**
 * Imports a template. Its file exports nothing else; the build adds `templatePath`, the path of the file below src/
 * without its extension, by which it finds the styles (scripts/build/vite/bundle-plugins.ts).
 */
type Template<Props> = () => Promise<Record<string, ComponentType<Props>>>;

/** Declares a page: a template is only accepted with the props that it takes. */
export const page = <Props extends object>({
  path,
  template,
  props,
  head,
}: {
  path: string;
  template: Template<Props>;
  props: () => Props;
  head: () => PageHead;
}): Page => ({
  path,
  head,
  async open() {
    const { templatePath, ...exported } = await template();
    const [Template, ...others] = Object.values(exported);
    if (!Template || others.length > 0 || typeof templatePath !== 'string')
      throw new Error(`The file of the template of ${path} must export one component.`);
    return {
      handle: { ...head(), template: templatePath },
      element: <Template {...props()} />,
    };
  },
});

/** Whether search engines may index a page. */
export function isListed({ path, head }: Page): boolean {
  const { noindex, canonical = path } = head();
  return !noindex && canonical === path;
}

/** Returns the breadcrumbs of a page, which begin with the home page. */
export const breadcrumbsTo = (site: SiteContent, ...breadcrumbs: Breadcrumb[]): Breadcrumb[] => [
  { name: site.files['site.yaml'].shell.breadcrumbHome, path: '/' },
  ...breadcrumbs,
];

/** Returns the head of a page, with an image for shared links. */
export const pageHead = (
  site: SiteContent,
  { title, description }: Seo,
  picture: { image: string; focus: string },
  breadcrumbs: Breadcrumb[] = [],
): PageHead => {
  const { name } = site.files['site.yaml'];
  return {
    title,
    description,
    // The picture shows the name of the gym anyway, so its words are the other part of a title such as "Page | Gym,
    // City".
    picture: {
      words: title.split(' | ').find((part) => part !== name) ?? name,
      ...site.photoOf(picture),
    },
    breadcrumbs,
  };
};

interface Seo {
  title: string;
  description: string;
}
interface Titled {
  title: string;
  image: string;
  focus: string;
}

/** Returns the head of a page whose title and photograph are in its banner. */
export const bannerHead = (
  site: SiteContent,
  path: string,
  { seo, banner }: { seo: Seo; banner: Titled },
): PageHead => pageHead(site, seo, banner, breadcrumbsTo(site, { name: banner.title, path }));

/** The part of a head that excludes a page from search engines; such a page has no breadcrumbs. */
export const unlisted = { breadcrumbs: [], noindex: true } as const;
