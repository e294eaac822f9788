import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditedPage } from '../lighthouse/audited-page.ts';

const listed = (address: string): AuditedPage => ({ address, excuses: [] });
const unlisted = (address: string): AuditedPage => ({
  address,
  excuses: [{ id: 'is-crawlable' }],
});

/** The page may log its own status 404, but no 404 of anything on it. */
const notFound = (address: string): AuditedPage => ({
  address,
  excuses: [
    { id: 'is-crawlable' },
    { id: 'http-status-code' },
    { id: 'errors-in-console', place: address },
  ],
});

/** One page of each kind in the site built into `folder`, which may lack accounts and the offline page. */
export const auditedPages = (folder: string): AuditedPage[] => {
  const isThere = (address: string) => existsSync(join(folder, `${address}.html`));
  return [
    listed('/'),
    listed('/about'),
    listed('/blog'),
    listed(firstPage(folder, 'blog')),
    listed('/classes'),
    listed(firstPage(folder, 'classes')),
    listed('/coaches'),
    listed(firstPage(folder, 'coaches')),
    listed('/contact'),
    listed('/gallery/page-1'),
    listed('/pricing'),
    listed('/privacy'),
    listed('/schedule'),
    listed('/schedule/monday'),
    ...['/login', '/signup', '/trial'].filter(isThere).map(listed),
    ...['/account', '/reset', '/offline'].filter(isThere).map(unlisted),
    notFound('/no-such-page'),
  ];
};

/** The pages with the given addresses; one that is not in the list has no excuses. */
export function chosenPages(folder: string, addresses: readonly string[]): AuditedPage[] {
  const known = auditedPages(folder);
  if (addresses.length === 0) return known;
  return addresses.map(
    (address) => known.find((page) => page.address === address) ?? listed(address),
  );
}

/** The first page of a section; a moved post only has a redirect page. */
function firstPage(folder: string, section: 'blog' | 'classes' | 'coaches'): string {
  const file = readdirSync(join(folder, section))
    .filter((name) => name.endsWith('.html'))
    .sort()
    .find(
      (name) => !readFileSync(join(folder, section, name), 'utf8').includes('http-equiv="refresh"'),
    );
  if (file === undefined) throw new Error(`The built site has no page in ${section}.`);
  return `/${section}/${file.replace(/\.html$/, '')}`;
}
