/** Every kind of page, and every page that is one of its kind. */
export const addresses = [
  '/',
  '/about',
  '/account',
  '/blog',
  '/blog/sun-salutations-before-the-commute',
  '/blog/boxing-basics-wraps-stance-two-punches',
  '/classes',
  '/contact',
  '/gallery/page-1',
  '/gallery/page-2',
  '/login',
  '/offline',
  '/pricing',
  '/reset',
  '/schedule',
  '/schedule/monday',
  '/schedule/sunday',
  '/signup',
] as const;

/** Not for search engines. */
export const unlisted: readonly string[] = ['/account', '/offline', '/reset'];
