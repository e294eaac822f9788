import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditedPage } from '../lighthouse/audited-page.ts';

const listed = (address: string): AuditedPage => ({ address, excuses: [] });
const unlisted = (address: string): AuditedPage => ({
  address,
  excuses: [{ id: 'is-crawlable' }],
});

/** The page may log its own status 404 only; the 404 of an address inside it would be a mistake. */
const notFound = (address: string): AuditedPage => ({
  address,
  excuses: [
    { id: 'is-crawlable' },
    { id: 'http-status-code' },
    { id: 'errors-in-console', place: address },
  ],
});

/** One page of each kind that the site in `folder` has; there may be none of accounts, nor one for no network. */
export const auditedPages = (folder: string): AuditedPage[] => {
  const isThere = (address: string) => existsSync(join(folder, `${address}.html`));
  return [
    ...['/', '/about', '/blog', firstPost(folder), '/classes', '/contact'].map(listed),
    ...['/gallery/page-1', '/pricing', '/schedule', '/schedule/monday'].map(listed),
    ...['/login', '/signup'].filter(isThere).map(listed),
    ...['/account', '/reset', '/offline'].filter(isThere).map(unlisted),
    notFound('/no-such-page'),
  ];
};

/** The pages of the given addresses; one that is not in the list must stand up to every audit. */
export function chosenPages(folder: string, addresses: readonly string[]): AuditedPage[] {
  const known = auditedPages(folder);
  if (addresses.length === 0) return known;
  return addresses.map(
    (address) => known.find((page) => page.address === address) ?? listed(address),
  );
}

/** The first post that is a page of its own; one that has moved only sends its reader on. */
function firstPost(folder: string): string {
  const file = readdirSync(join(folder, 'blog'))
    .filter((name) => name.endsWith('.html'))
    .sort()
    .find(
      (name) => !readFileSync(join(folder, 'blog', name), 'utf8').includes('http-equiv="refresh"'),
    );
  if (file === undefined) throw new Error('The built site has no post.');
  return `/blog/${file.replace(/\.html$/, '')}`;
}
