import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { headerRules } from '../../src/design/document/headers.ts';
import { writeFileWhole } from '../disk/whole-file.ts';
import type { PrerenderReport } from '../build/prerender/prerender-report.ts';
import { readSite } from '../check/site/page-files.ts';
import { firebaseConfiguration } from './firebase-configuration.ts';
import { headersFile, redirectsFile } from './headers-file.ts';

/**
 * Writes the headers and redirects for every host: `_headers` and `_redirects` into the site, the configuration of
 * Firebase Hosting into a folder beside it.
 */
export function writeHostingFiles(
  root: string,
  folders: { site: string; hosting: string },
  { hashes, moved: list }: Pick<PrerenderReport, 'hashes' | 'moved'>,
  { accounts, formHosts }: { accounts: boolean; formHosts: readonly string[] },
): void {
  const rules = headerRules(hashes, accounts, formHosts);
  const moved = new Map(list);
  const write = (folder: string, name: string, text: string) =>
    writeFileWhole(join(folder, name), text);
  write(folders.site, '_headers', headersFile(rules));
  write(folders.site, '_redirects', redirectsFile(moved));
  const firebase = firebaseConfiguration(rules, moved, [...readSite(folders.site).names]);
  write(folders.hosting, 'firebase.json', `${JSON.stringify(firebase, undefined, 2)}\n`);
  copyFileSync(join(root, 'firestore.rules'), join(folders.hosting, 'firestore.rules'));
}
