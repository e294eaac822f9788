import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { islands } from '../../src/islands/islands.ts';
import { chunkOf, readManifest } from '../prerender/manifest.ts';

/** Deletes from a bundled site the scripts that only the parts of accounts load. */
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
    // What other parts ask accounts for, they ask for only where there are any.
    const asked = dynamicImports.filter((key) => !key.startsWith('src/accounts/'));
    for (const key of [...imports, ...asked]) needed.add(chunkOf(manifest, key));
  }
  for (const chunk of Object.values(manifest))
    if (!needed.has(chunk)) rmSync(join(site, chunk.file));
}
