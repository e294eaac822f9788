import {
  accountHosts,
  checkedEachTime,
  isAt,
  lasting,
  noPermissions,
  onlyHttps,
  shared,
  type HeaderRule,
  type InlineHashes,
} from '../design/document/headers.ts';

/** Other origins that a desk on the web connects to; a desk on this computer connects to none. */
interface DeskOrigins {
  /** "https://ironbanyan.example": the website, whose photographs the preview shows. */
  site: string;
  /** "https://gym.firebaseapp.com": where Firebase signs people in with Google. */
  signIn: string;
}

/** Files whose address changes with their content. */
const lastingPlaces = ['/parts/*', '/preview/*', '/assets/*', '/photographs/*'];

/** Files that pages in the preview load, which have no origin and send no cookie. */
const framePlaces = ['/preview/*', '/assets/*', '/photographs/*', '/afterwards.js'];

const isLasting = (address: string) => lastingPlaces.some((place) => isAt(place, address));

/** Whether pages in the preview load a file, so that it needs no cookie. */
export const isForFrame = (address: string) => framePlaces.some((place) => isAt(place, address));

/** The headers of one file, besides those of every file. */
export const fileHeaders = (address: string) => ({
  ...(isLasting(address) && lasting),
  ...(isForFrame(address) && shared),
});

/**
 * The content security policy of the desk, which the frame of the preview inherits. The inline scripts and styles of
 * previewed pages are allowed by their hashes, and no others.
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
    // Style sheets contain the faces as data.
    "font-src 'self' data:",
    `img-src 'self' blob: data:${origins ? list(origins.site) : ''}`,
    `connect-src 'self'${origins ? list(...accountHosts) : ''}`,
    // The preview is a document without an address, which needs no permission. On the web, Firebase frames its sign-in.
    `frame-src ${origins?.signIn ?? "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The second is that of the editor of posts, for what is pasted.
    'trusted-types preview ProseMirrorClipboard',
  ].join('; ');
}

const noHashes: InlineHashes = { scripts: [], styles: [] };

/** The headers of every file of a desk; `origins` only on the web. */
export const deskHeaders = (hashes = noHashes, origins?: DeskOrigins) => ({
  'Content-Security-Policy': deskPolicy(hashes, origins),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // The key of the accounts is restricted to the origins that may use it.
  'Referrer-Policy': origins ? 'strict-origin-when-cross-origin' : 'no-referrer',
  // The sign-in window of Google reports back to the page that opened it.
  'Cross-Origin-Opener-Policy': origins ? 'same-origin-allow-popups' : 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/** The headers of a desk on the web, for all hosts. */
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
  ...[...new Set([...lastingPlaces, ...framePlaces])].map((place) => ({
    for: place,
    headers: fileHeaders(place),
  })),
];
