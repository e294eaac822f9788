/* The paths of all pages: those of the register, and those that depend on the content, such as of classes and posts. */

import { type Weekday, weekdays } from './weekdays.ts';

/**
 * The register of pages, with the name that staff use for each. The path of a page is its id: /pricing. A page without
 * a route fails tests/browser/check-site.spec.ts.
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

/** The file name of a new post until its title gives it one. */
export const unnamedPost = 'new-post';

/** A page of the register. */
export type PageId = keyof typeof pageNames;

export const pageIds = Object.keys(pageNames) as PageId[];

/** Returns the path of a page of the register: "/", "/pricing". */
export const pagePath = (id: PageId) => (id === 'home' ? '/' : `/${id}`);

/** Returns the paths of the pages that exist with any content, unless the content hides them. */
export const fixedPaths = (): string[] => [
  ...pageIds.map(pagePath),
  ...weekdays.map((day) => dayPath(day)),
];

/** The pages that exist only while visitors can have accounts. */
export const accountPages = ['account', 'login', 'reset', 'signup'] as const satisfies PageId[];

export const accountPaths = (): string[] => accountPages.map(pagePath);

/** Returns "/gallery/page-1" and so on: as many pages as the photographs fill, at least one. */
export const galleryPaths = ({
  images,
  perPage,
}: {
  images: readonly unknown[];
  perPage: number;
}) =>
  Array.from({ length: Math.max(1, Math.ceil(images.length / perPage)) }, (_, index) =>
    galleryPath(index + 1),
  );

/** Returns the path of a page of the gallery, from 1 on. */
export const galleryPath = (number: number) => `/gallery/page-${number}`;

/** Returns the path of a page of the list of posts, from 1 on: "/blog", "/blog/page/2". */
export const blogPath = (number: number) => (number === 1 ? '/blog' : `/blog/page/${number}`);

export const dayPath = (day: Weekday) => `/schedule/${day}`;

export const postPath = (slug: string) => `/blog/${slug}`;

export const classPath = (id: string) => `/classes/${id}`;

export const coachPath = (id: string) => `/coaches/${id}`;
