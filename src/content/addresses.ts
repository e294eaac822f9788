import { weekdays, type Weekday } from './weekdays.ts';

/**
 * The register of pages, with the name that staff use for each. Its address is in `__PLACE__.pages`, made of words in
 * site.yaml. A page without a route fails tests/browser/check-site.spec.ts. All other pages, such as those of weekdays,
 * classes and posts, have their addresses below.
 */
export const pageNames = {
  home: 'Home',
  about: 'About',
  account: 'Your account',
  blog: 'Blog',
  classes: 'Classes',
  coaches: 'Coaches',
  contact: 'Contact',
  gallery: 'Gallery',
  login: 'Sign in',
  pricing: 'Pricing',
  privacy: 'Privacy',
  reset: 'New password',
  schedule: 'Schedule',
  signup: 'New account',
  trial: 'First class',
} as const;

declare module './place/place-formats.ts' {
  interface SiteConstants {
    /** The addresses of the pages, and the word before the number of a later page of a list. */
    pages: Readonly<Record<PageId, string>> & {
      ofDays: Readonly<Record<Weekday, string>>;
      numbered: string;
    };
    /** The same addresses for lookups by a variable id: bundles inline only `pages.name`. */
    pagesById: Readonly<Record<PageId, string>>;
  }
}

/** A page of the register. */
export type PageId = keyof typeof pageNames;

export const pageIds = Object.keys(pageNames) as PageId[];

/** Addresses of pages that exist with any content, unless it hides them. */
export const fixedAddresses = (): string[] => [
  ...pageIds.map((id) => __PLACE__.pagesById[id]),
  ...weekdays.map((day) => dayAddress(day)),
];

/** Pages that exist only while visitors can have accounts. */
export const accountPages = ['account', 'login', 'reset', 'signup'] as const satisfies PageId[];

export const accountAddresses = (): string[] => accountPages.map((id) => __PLACE__.pagesById[id]);

/** "/gallery/page-1" and so on: as many pages as the photographs fill, at least one. */
export const galleryAddresses = ({
  images,
  perPage,
}: {
  images: readonly unknown[];
  perPage: number;
}) =>
  Array.from({ length: Math.max(1, Math.ceil(images.length / perPage)) }, (_, index) =>
    galleryAddress(index + 1),
  );

/** A page of the gallery, from 1 on. */
export const galleryAddress = (number: number) =>
  `${__PLACE__.pages.gallery}/${__PLACE__.pages.numbered}-${number}`;

/** A page of the list of posts, from 1 on: "/blog", "/blog/page/2". */
export const blogAddress = (number: number) =>
  number === 1
    ? __PLACE__.pages.blog
    : `${__PLACE__.pages.blog}/${__PLACE__.pages.numbered}/${number}`;

/** The timetable of a weekday. */
export const dayAddress = (day: Weekday) => __PLACE__.pages.ofDays[day];

/** The page of a post. */
export const postAddress = (slug: string) => `${__PLACE__.pages.blog}/${slug}`;

/** The page of a class. */
export const classAddress = (id: string) => `${__PLACE__.pages.classes}/${id}`;

/** The page of a coach. */
export const coachAddress = (id: string) => `${__PLACE__.pages.coaches}/${id}`;
