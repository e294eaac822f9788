import './place-of-content.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayAddress, galleryAddress } from '../../src/content/addresses.ts';
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

/**
 * The pages that Lighthouse audits: one of each kind in the site built into `folder`, which may lack accounts, the
 * page about a first class and the offline page.
 */
export const auditedPages = (folder: string): AuditedPage[] => {
  const isThere = (address: string) => existsSync(join(folder, `${address}.html`));
  const { pagesById: pages } = __PLACE__;
  return [
    listed('/'),
    listed(pages.about),
    listed(pages.blog),
    listed(firstPage(folder, pages.blog)),
    listed(pages.classes),
    listed(firstPage(folder, pages.classes)),
    listed(pages.coaches),
    listed(firstPage(folder, pages.coaches)),
    listed(pages.contact),
    listed(galleryAddress(1)),
    listed(pages.pricing),
    listed(pages.privacy),
    listed(pages.schedule),
    listed(dayAddress('monday')),
    ...[pages.login, pages.signup, pages.trial].filter(isThere).map(listed),
    ...[pages.account, pages.reset, '/offline'].filter(isThere).map(unlisted),
    notFound('/no-such-page'),
  ];
};

/** The pages with the given addresses; without any, all audited pages. Other pages than these have no excuses. */
export function chosenPages(folder: string, addresses: readonly string[]): AuditedPage[] {
  const known = auditedPages(folder);
  if (addresses.length === 0) return known;
  return addresses.map(
    (address) => known.find((page) => page.address === address) ?? listed(address),
  );
}

/** The first page of a section; a moved post only has a redirect page. */
function firstPage(folder: string, section: string): string {
  const file = readdirSync(join(folder, section))
    .filter((name) => name.endsWith('.html'))
    .sort()
    .find(
      (name) => !readFileSync(join(folder, section, name), 'utf8').includes('http-equiv="refresh"'),
    );
  if (file === undefined) throw new Error(`The built site has no page in ${section}.`);
  return `${section}/${file.replace(/\.html$/, '')}`;
}
