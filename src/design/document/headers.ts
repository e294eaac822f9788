/** Headers for all files whose URL path matches; later rules override single headers. */
export interface HeaderRule {
  /** "/*", "/assets/*" or one file. */
  for: string;
  headers: Readonly<Record<string, string>>;
}

/** Whether the place of a rule, such as "/assets/*", covers an address. */
export const isAt = (place: string, address: string) =>
  place.endsWith('*') ? address.startsWith(place.slice(0, -1)) : address === place;

/** The hashes that a content security policy allows. */
export interface InlineHashes {
  /** "sha256-…" of each inline script. */
  scripts: readonly string[];
  /** "sha256-…" of each template's inline styles. */
  styles: readonly string[];
}

/** The hosts of the account service; without it pages connect to their own host only. */
export const accountHosts = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
];

/** WhatsApp, for the forms of a gym that answers there. The first host redirects to the second: Chromium checks both. */
export const chatHosts = ['https://wa.me', 'https://api.whatsapp.com'];

/** The Trusted Types policy that src/design/offline/register-service-worker.ts creates. */
export const trustedTypesPolicy = 'service-worker';

/**
 * The content security policy, https://www.w3.org/TR/CSP3/: the site's own files, inline scripts and styles of the
 * build, the map, the account service with `accounts`, forms that go to `formHosts`, and nothing else.
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

/** A Permissions-Policy that refuses features that neither the site nor the desk uses. */
export const noPermissions = () => unusedFeatures.map((name) => `${name}=()`).join(', ');

const cacheFor = (seconds: number) => ({ 'Cache-Control': `public, max-age=${seconds}` });
/** For files whose address changes with their content: cached for a year. */
export const lasting = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Always revalidated; the host responds 304 when nothing has changed. */
export const checkedEachTime = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

const noCache = { 'Cache-Control': 'no-cache' };
const allOrigins = { 'Access-Control-Allow-Origin': '*' };

/** For two years, browsers connect by https only. */
export const onlyHttps = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };

/**
 * For files that pages of other origins load, such as the preview of a desk, which has no origin. A host may join the
 * second header with the one for all files; browsers ignore the invalid result and allow the request too. The first
 * header, sent twice, would refuse it.
 */
export const shared = {
  ...allOrigins,
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Headers that matter for documents and workers only, not for fonts or photographs. */
export const documentHeaders = [
  'Content-Security-Policy',
  'X-Frame-Options',
  'Referrer-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
] as const;

/**
 * The headers of the site, for all hosts. No Cross-Origin-Embedder-Policy, which would block the map; no `preload` in
 * HSTS, which binds all subdomains of the owner for years.
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
      // Sends the origin, because the API key of the account service is restricted to it.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': `${noPermissions()}, fullscreen=(self "https://www.google.com")`,
      ...checkedEachTime,
    },
  },
  // File names contain a hash. The preview of a desk at another address shows them.
  ...['/assets/*', '/fonts/*', '/photographs/*'].map((place) => ({
    for: place,
    headers: { ...lasting, ...shared },
  })),
  // A desk at another address always requests the current version of these two.
  { for: '/photographs/list.json', headers: noCache },
  { for: '/content-id.json', headers: { ...noCache, ...allOrigins } },
  ...['/icons/*', '/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'].map((place) => ({
    for: place,
    headers: cacheFor(604_800),
  })),
  // Preview images, which other sites request when somebody shares a link to a page.
  { for: '/share/*', headers: cacheFor(3_600) },
  // Hosts would send a generic XML type.
  { for: '/feed.xml', headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } },
];
