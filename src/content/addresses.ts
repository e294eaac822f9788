import { weekdays, type Weekday } from './weekdays.ts';

/**
 * The pages: the address of each, and what staff call it. A route to another address does not compile; a page without a
 * route fails a test. The gallery and the blog add as many pages as their content fills.
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

export type PageAddress = keyof typeof pageNames | `/schedule/${Weekday}`;

/** Pages that exist with any content, unless they are hidden. */
export const fixedAddresses: readonly PageAddress[] = [
  ...(Object.keys(pageNames) as (keyof typeof pageNames)[]),
  ...weekdays.map((day) => `/schedule/${day}` as const),
];

/** Pages that exist while visitors can have accounts. */
export const accountAddresses: readonly string[] = [
  '/account',
  '/login',
  '/reset',
  '/signup',
] satisfies PageAddress[];

/** "/gallery/page-1" and so on, as many as the photographs fill. */
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

export const postAddress = (slug: string) => `/blog/${slug}`;

/** The page of a class. */
export const classAddress = (id: string) => `/classes/${id}`;

/** The page of a coach. */
export const coachAddress = (id: string) => `/coaches/${id}`;
