import { type Weekday, weekdays } from './weekdays.ts';

/**
 * The register of pages, with the name that staff use for each. The address of a page is its id: /pricing. A page
 * without a route fails tests/browser/check-site.spec.ts. All other pages, such as those of weekdays, classes and
 * posts, have their addresses below.
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

/** The name of a new post that has no better one yet. */
export const unnamedPost = 'new-post';

/** A page of the register. */
export type PageId = keyof typeof pageNames;

export const pageIds = Object.keys(pageNames) as PageId[];

/** Returns the address of a page of the register: "/", "/pricing". */
export const pageAddress = (id: PageId) => (id === 'home' ? '/' : `/${id}`);

/** Returns the addresses of the pages that exist with any content, unless the content hides them. */
export const fixedAddresses = (): string[] => [
  ...pageIds.map(pageAddress),
  ...weekdays.map((day) => dayAddress(day)),
];

/** The pages that exist only while visitors can have accounts. */
export const accountPages = ['account', 'login', 'reset', 'signup'] as const satisfies PageId[];

export const accountAddresses = (): string[] => accountPages.map(pageAddress);

/** Returns "/gallery/page-1" and so on: as many pages as the photographs fill, at least one. */
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

/** Returns the address of a page of the gallery, from 1 on. */
export const galleryAddress = (number: number) => `/gallery/page-${number}`;

/** Returns the address of a page of the list of posts, from 1 on: "/blog", "/blog/page/2". */
export const blogAddress = (number: number) => (number === 1 ? '/blog' : `/blog/page/${number}`);

/** Returns the address of the timetable of a weekday. */
export const dayAddress = (day: Weekday) => `/schedule/${day}`;

/** Returns the address of a post. */
export const postAddress = (slug: string) => `/blog/${slug}`;

/** Returns the address of the page of a class. */
export const classAddress = (id: string) => `/classes/${id}`;

/** Returns the address of the page of a coach. */
export const coachAddress = (id: string) => `/coaches/${id}`;
