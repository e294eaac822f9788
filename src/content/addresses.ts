import { weekdays, type Weekday } from './weekdays.ts';

/**
 * The register of pages: the address of each, and what staff call it. A route to another address does not compile, and a
 * page without a route fails a test. The gallery and the blog add as many pages as their content fills.
 */
export const pageNames = {
  '/': 'Home',
  '/about': 'About',
  '/account': 'Your account',
  '/blog': 'Blog',
  '/classes': 'Classes',
  '/coaches': 'Coaches',
  '/contact': 'Contact',
  '/gallery': 'Gallery',
  '/login': 'Sign in',
  '/pricing': 'Pricing',
  '/privacy': 'Privacy',
  '/reset': 'New password',
  '/schedule': 'Schedule',
  '/signup': 'New account',
  '/trial': 'First class',
} as const;

/** An address of the register, or of the page of a weekday. */
export type PageAddress = keyof typeof pageNames | `/schedule/${Weekday}`;

/** Addresses of pages that exist with any content, unless it hides them. */
export const fixedAddresses: readonly PageAddress[] = [
  ...(Object.keys(pageNames) as (keyof typeof pageNames)[]),
  ...weekdays.map((day) => `/schedule/${day}` as const),
];

/** Addresses that exist only while visitors can have accounts. */
export const accountAddresses: readonly string[] = [
  '/account',
  '/login',
  '/reset',
  '/signup',
] satisfies PageAddress[];

/** "/gallery/page-1" and so on: as many pages as the photographs fill, at least one. */
export const galleryAddresses = ({
  images,
  perPage,
}: {
  images: readonly unknown[];
  perPage: number;
}) =>
  Array.from(
    { length: Math.max(1, Math.ceil(images.length / perPage)) },
    (_, index) => `/gallery/page-${index + 1}` as const,
  );

/** The page of a post. */
export const postAddress = (slug: string) => `/blog/${slug}`;

/** The page of a class. */
export const classAddress = (id: string) => `/classes/${id}`;

/** The page of a coach. */
export const coachAddress = (id: string) => `/coaches/${id}`;
