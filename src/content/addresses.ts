import { weekdays } from './weekdays.ts';

/** Pages that are there while visitors can have accounts. */
export const accountAddresses: readonly string[] = ['/account', '/login', '/reset', '/signup'];

/** Pages that are there whatever the content holds, unless they are hidden. */
export const fixedAddresses = [
  '/',
  '/about',
  '/account',
  '/blog',
  '/classes',
  '/contact',
  '/gallery',
  '/login',
  '/pricing',
  '/reset',
  '/schedule',
  ...weekdays.map((day) => `/schedule/${day}`),
  '/signup',
] as const;

/** "/gallery/page-1" and on, as many as the photographs fill. */
export const galleryAddresses = ({
  images,
  perPage,
}: {
  images: readonly unknown[];
  perPage: number;
}) =>
  Array.from(
    { length: Math.max(1, Math.ceil(images.length / perPage)) },
    (_, index) => `/gallery/page-${index + 1}`,
  );

export const postAddress = (slug: string) => `/blog/${slug}`;
