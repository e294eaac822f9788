/* The HTTP headers of a desk, on the web and on this computer. */

import {
  accountHosts,
  checkedEachTime,
  type HeaderRule,
  type InlineHashes,
  isAt,
  immutable,
  noPermissions,
  onlyHttps,
  shared,
} from '../design/document/headers.ts';

/** The other origins to which a desk on the web connects; a desk on this computer connects to none. */
interface DeskOrigins {
  /** The website, whose photographs the preview shows: "https://ironbanyan.example". */
  site: string;
  /** The origin at which Firebase signs people in with Google: "https://gym.firebaseapp.com". */
  signIn: string;
}

/** The name of the Trusted Types policy of the desk and its preview. */
export const previewPolicy = 'preview';

/** The patterns of files whose address changes with their content. */
const immutablePaths = ['/parts/*', '/preview/*', '/assets/*', '/photographs/*'];

/** The patterns of files that pages in the preview load; these pages have no origin and send no cookie. */
const framePlaces = ['/preview/*', '/assets/*', '/photographs/*', '/deferred.js'];

const isImmutable = (address: string) => immutablePaths.some((place) => isAt(place, address));

/** Whether pages in the preview load a file, so that its requests need no cookie. */
export const isForFrame = (address: string) => framePlaces.some((place) => isAt(place, address));

/** Returns the headers of one file, besides those of every file. */
export const fileHeaders = (address: string) => ({
  ...(isImmutable(address) && immutable),
  ...(isForFrame(address) && shared),
});

/**
 * Returns the content security policy of the desk, which the frame of the preview inherits. It allows the inline
 * scripts and styles of previewed pages by their hashes, and no others.
 */
export function deskPolicy({ scripts, styles }: InlineHashes, origins?: DeskOrigins): string {
  const list = (...sources: readonly string[]) => sources.map((source) => ` ${source}`).join('');
  const hashed = (hashes: readonly string[]) => list(...hashes.map((hash) => `'${hash}'`));
  return [
    "default-src 'none'",
    // Firebase loads a script of Google for its sign-in window.
    `script-src 'self'${hashed(scripts)}${origins ? ' https://apis.google.com' : ''}`,
    "worker-src 'self'",
    `style-src 'self'${hashed(styles)}`,
    // The style sheets of the preview contain the faces as data.
    "font-src 'self' data:",
    `img-src 'self' blob: data:${origins ? list(origins.site) : ''}`,
    `connect-src 'self'${origins ? list(...accountHosts) : ''}`,
    // The preview is a document without an address, which needs no permission. On the web, Firebase needs a frame to
    // sign in.
    `frame-src ${origins?.signIn ?? "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The editor of posts needs the second policy for pasted text.
    `trusted-types ${previewPolicy} ProseMirrorClipboard`,
  ].join('; ');
}

const noHashes: InlineHashes = { scripts: [], styles: [] };

/** Returns the headers of every file of a desk; only a desk on the web has `origins`. */
export const deskHeaders = (hashes = noHashes, origins?: DeskOrigins) => ({
  'Content-Security-Policy': deskPolicy(hashes, origins),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Other sites get the origin, because the key of the accounts is restricted to it.
  'Referrer-Policy': origins ? 'strict-origin-when-cross-origin' : 'no-referrer',
  // The sign-in window of Google reports back to the page that opened it.
  'Cross-Origin-Opener-Policy': origins ? 'same-origin-allow-popups' : 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/** Returns the headers of a desk on the web, for all hosts. */
export const deskHeaderRules = (hashes: InlineHashes, origins: DeskOrigins): HeaderRule[] => [
  {
    for: '/*',
    headers: {
      ...deskHeaders(hashes, origins),
      ...onlyHttps,
      'X-Robots-Tag': 'noindex, nofollow',
      'Permissions-Policy': noPermissions(),
      ...checkedEachTime,
    },
  },
  ...[...new Set([...immutablePaths, ...framePlaces])].map((place) => ({
    for: place,
    headers: fileHeaders(place),
  })),
];
