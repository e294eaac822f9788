/** Headers for all files whose URL path matches; later rules override single headers. */
export interface HeaderRule {
  /** "/*", "/assets/*" or one file. */
  for: string;
  headers: Readonly<Record<string, string>>;
}

export interface InlineHashes {
  /** "sha256-…" of each inline script. */
  scripts: readonly string[];
  /** The same of each template's inline styles. */
  styles: readonly string[];
}

/** The hosts of the account service; without it pages connect to their own host only. */
const accountHosts = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
];

/** The Trusted Types policy that src/offline/keep-copies.ts creates. */
export const trustedTypesPolicy = 'service-worker';

/**
 * The content security policy, https://www.w3.org/TR/CSP3/: the site's own files, inline scripts and styles of the
 * build, the map, and nothing else.
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineHashes,
  accounts: boolean,
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
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicy}`,
    'upgrade-insecure-requests',
  ].join('; ');
}

const unused = [
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

const cacheFor = (seconds: number) => ({ 'Cache-Control': `public, max-age=${seconds}` });
const lasting = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Always revalidated; the host responds 304 when nothing has changed. */
export const checkedEachTime = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

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
export const headerRules = (hashes: InlineHashes, accounts: boolean): HeaderRule[] => [
  {
    for: '/*',
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(hashes, accounts),
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      // Sends the origin, because the API key of the account service is restricted to it.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': `${unused.map((name) => `${name}=()`).join(', ')}, fullscreen=(self "https://www.google.com")`,
      ...checkedEachTime,
    },
  },
  // File names contain a hash.
  ...['/assets/*', '/fonts/*'].map((place) => ({ for: place, headers: lasting })),
  // A desk at another address shows them. Where a host joins this and the value above, browsers ignore both.
  {
    for: '/photographs/*',
    headers: { ...lasting, 'Cross-Origin-Resource-Policy': 'cross-origin' },
  },
  // The same desk reads these, and anew each time, also where a host joins the value of their folder.
  ...['/photographs/list.json', '/content-id.json'].map((place) => ({
    for: place,
    headers: { 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': '*' },
  })),
  ...['/icons/*', '/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'].map((place) => ({
    for: place,
    headers: cacheFor(604_800),
  })),
  // Preview images, which other sites request when a post is shared.
  { for: '/share/*', headers: cacheFor(3_600) },
  // Hosts would send a generic XML type.
  { for: '/feed.xml', headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } },
];
