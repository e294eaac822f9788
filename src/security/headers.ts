/** Headers for all files of the site whose address the pattern fits; later rules win, header by header. */
export interface HeaderRule {
  /** "/*", "/assets/*" or one file. */
  for: string;
  headers: Readonly<Record<string, string>>;
}

export interface InlineHashes {
  /** "sha256-…" of each script that stands in a page. */
  scripts: readonly string[];
  /** The same of the styles of each template. */
  styles: readonly string[];
}

/** Where a hosted project keeps its accounts; without one the pages ask nobody but their own host. */
const accountHosts = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
];

/** The policy that may name the address of a script: src/offline/keep-copies.ts makes it. */
export const trustedTypesPolicy = 'service-worker';

/**
 * What a page may load and do, https://www.w3.org/TR/CSP3/: its own files, the scripts and styles that stand in
 * it and were written by the build, the frame of the map, and nothing else.
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

/** Asked for again each time; the host answers 304 while it is the same. */
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
 * The headers of the whole site, the one source of all hosts. No Cross-Origin-Embedder-Policy, which would keep
 * the map away; no `preload` in the transport rule, which binds every subdomain of the owner for years.
 */
export const headerRules = (hashes: InlineHashes, accounts: boolean): HeaderRule[] => [
  {
    for: '/*',
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(hashes, accounts),
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      // With the origin, because the key of the account service is bound to it.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': `${unused.map((name) => `${name}=()`).join(', ')}, fullscreen=(self "https://www.google.com")`,
      ...checkedEachTime,
    },
  },
  // Their names change with their content.
  ...['/assets/*', '/fonts/*', '/photographs/*'].map((place) => ({
    for: place,
    headers: lasting,
  })),
  ...['/icons/*', '/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'].map((place) => ({
    for: place,
    headers: cacheFor(604_800),
  })),
  // One for each post, asked for by other sites when somebody shares it.
  { for: '/share/*', headers: cacheFor(3_600) },
  // Else it is any XML to the host, and a feed reader has to guess.
  { for: '/feed.xml', headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } },
];
