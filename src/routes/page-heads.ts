import type { PageHead, Step } from '../rendering/renderer.ts';
import { content, photoOf } from './content.ts';

const { shell, name: business } = content['site.yaml'];

/** The way from the home page to a page, which search results show; the home page stands for itself. */
export const wayTo = (...steps: Step[]): Step[] => [
  { name: shell.breadcrumbHome, address: '/' },
  ...steps,
];

/** What a page says of itself in its head → its head. */
export const pageHead = (
  { title, description }: Seo,
  picture: { image: string; focus: string },
  way: Step[] = [],
): PageHead => ({
  title,
  description,
  // A title holds the name of the gym before or after a line, and the picture has it anyway.
  picture: {
    words: title.split(' | ').find((part) => part !== business) ?? business,
    ...photoOf(picture),
  },
  way,
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

/** The head of a page whose title and photograph stand in its file. */
export const titledHead = (address: string, page: Titled & { seo: Seo }): PageHead =>
  bannerHead(address, { seo: page.seo, banner: page });

/** The head of a page with a banner. */
export const bannerHead = (
  address: string,
  { seo, banner }: { seo: Seo; banner: Titled },
): PageHead => pageHead(seo, banner, wayTo({ name: banner.title, address }));
