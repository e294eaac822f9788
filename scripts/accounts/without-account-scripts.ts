import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { islands } from '../../src/islands.ts';
import { chunkOf, readManifest } from '../build/prerender/manifest.ts';

/** Deletes the account islands of a bundled site, account code that other islands import, and what only these load. */
export function leaveOutAccountScripts(site: string) {
  const manifest = readManifest(site);
  const isOfAccounts = new Set(
    Object.entries(islands)
      .filter(([, file]) => file.startsWith('accounts/'))
      .map(([name]) => chunkOf(manifest, `virtual:island/${name}`)),
  );
  const needed = new Set(
    Object.values(manifest).filter((chunk) => chunk.isEntry && !isOfAccounts.has(chunk)),
  );
  for (const { imports = [], dynamicImports = [] } of needed) {
    // Other islands import account code only where there are accounts.
    const dynamic = dynamicImports.filter((key) => !key.startsWith('src/accounts/'));
    for (const key of [...imports, ...dynamic]) needed.add(chunkOf(manifest, key));
  }
  for (const chunk of Object.values(manifest))
    if (!needed.has(chunk)) rmSync(join(site, chunk.file));
}
