import { builtContentFile, photographList } from '../../content/published-files.ts';
import { immutableFolders } from './immutable-folders.ts';

/** Some headers for all files whose path matches; later rules of `headerRules` override single headers. */
export interface HeaderRule {
  /** A pattern of paths, such as "/*" or "/assets/*", or one path. */
  for: string;
  headers: Readonly<Record<string, string>>;
}

/** Whether the pattern of a rule, such as "/assets/*", covers a path. */
export const isAt = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** The hashes that a content security policy allows. */
export interface InlineHashes {
  /** The hash "sha256-…" of each inline script. */
  scripts: readonly string[];
  /** The hash "sha256-…" of the inline styles of each template. */
  styles: readonly string[];
}

/** The hosts of the account service; without accounts, pages connect only to their own host. */
export const accountHosts = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
];

/** The hosts of WhatsApp, for forms. The first redirects to the second, and Chromium checks both. */
export const chatHosts = ['https://wa.me', 'https://api.whatsapp.com'];

/** The name of the Trusted Types policy that src/design/offline/register-service-worker.ts creates. */
export const trustedTypesPolicy = 'service-worker';

/**
 * Returns the content security policy (https://www.w3.org/TR/CSP3/). It allows the site's own files, the inline scripts
 * and styles of the build, the map, the account service if there are accounts, forms that go to `formHosts`, and
 * nothing else.
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineHashes,
  accounts: boolean,
  formHosts: readonly string[] = [],
): string {
  const hashed = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${hashed(scripts)}`,
    `style-src 'self'${hashed(styles)}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${accounts ? ` ${accountHosts.join(' ')}` : ''}`,
    'frame-src https://www.google.com',
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    ["form-action 'self'", ...formHosts].join(' '),
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicy}`,
    'upgrade-insecure-requests',
  ].join('; ');
}

const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

/** Returns a Permissions-Policy that refuses all features which neither the site nor the desk uses. */
export const noPermissions = () => unusedFeatures.map((name) => `${name}=()`).join(', ');

const cacheFor = (seconds: number) => ({ 'Cache-Control': `public, max-age=${seconds}` });

/** The header of files whose path changes with their content, so that they are cached for a year. */
export const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The header of files that are always revalidated; the host answers 304 if nothing has changed. */
export const checkedEachTime = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

const noCache = { 'Cache-Control': 'no-cache' };
const allOrigins = { 'Access-Control-Allow-Origin': '*' };

/** The header that lets browsers connect only by https, for two years. */
export const onlyHttps = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };

/**
 * The headers of files that pages of other origins load, such as the preview of a desk, which has no origin. A host may
 * join the second header with the same header for all files; browsers ignore the invalid result and allow the request.
 * The first header must not be sent twice, because browsers would then refuse the request.
 */
export const shared = {
  ...allOrigins,
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** The headers that matter only for documents and workers, not for fonts or photographs. */
export const documentHeaders = [
  'Content-Security-Policy',
  'X-Frame-Options',
  'Referrer-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
] as const;

/**
 * Returns the headers of the site, for all hosts. There is no Cross-Origin-Embedder-Policy, which would block the map,
 * and no `preload` in HSTS, which binds all subdomains of the owner for years.
 */
export const headerRules = (
  hashes: InlineHashes,
  accounts: boolean,
  formHosts: readonly string[] = [],
): HeaderRule[] => [
  {
    for: '/*',
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(hashes, accounts, formHosts),
      ...onlyHttps,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      // Other sites get the origin, because the API key of the account service is restricted to it.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': `${noPermissions()}, fullscreen=(self "https://www.google.com")`,
      ...checkedEachTime,
    },
  },
  // The preview of a desk at another address shows these files.
  ...immutableFolders.map((place) => ({
    for: `${place}*`,
    headers: { ...immutable, ...shared },
  })),
  // A desk at another address always requests the current version of these two.
  { for: photographList, headers: noCache },
  { for: builtContentFile, headers: { ...noCache, ...allOrigins } },
  ...['/icons/*', '/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'].map((place) => ({
    for: place,
    headers: cacheFor(604_800),
  })),
  // Other sites request these preview images when somebody shares a link to a page.
  { for: '/share/*', headers: cacheFor(3_600) },
  // Without this, hosts would send a generic XML type.
  { for: '/feed.xml', headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } },
];
