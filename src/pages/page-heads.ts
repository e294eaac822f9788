import type { Breadcrumb, PageHead } from '../design/document/renderer.ts';
import { content, photoOf } from './content.ts';

const { shell, name: business } = content['site.yaml'];

/** The breadcrumbs of a page, which begin with the home page. */
export const breadcrumbsTo = (...breadcrumbs: Breadcrumb[]): Breadcrumb[] => [
  { name: shell.breadcrumbHome, address: '/' },
  ...breadcrumbs,
];

/** The head of a page, with an image for shared links. */
export const pageHead = (
  { title, description }: Seo,
  picture: { image: string; focus: string },
  breadcrumbs: Breadcrumb[] = [],
): PageHead => ({
  title,
  description,
  // The part of the title beside the gym's name ("Page | Gym, City", "Gym | Page"), which the picture shows anyway.
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

/** The head of a page whose title and photograph are at the top level of its file. */
export const titledHead = (address: string, page: Titled & { seo: Seo }): PageHead =>
  bannerHead(address, { seo: page.seo, banner: page });

/** The head of a page whose title and photograph are in its banner. */
export const bannerHead = (
  address: string,
  { seo, banner }: { seo: Seo; banner: Titled },
): PageHead => pageHead(seo, banner, breadcrumbsTo({ name: banner.title, address }));

/** Of a page that search engines do not index, and without breadcrumbs. */
export const unlisted = { breadcrumbs: [], noindex: true } as const;
