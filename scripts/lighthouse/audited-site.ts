import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountsHost } from '../accounts/accounts-host.ts';
import { builtAccounts } from '../accounts/built-accounts.ts';
import { createStaticHost } from '../local-host/static-host.ts';

/** Serves a built site on a free port, with accounts that end when it is closed. */
export async function auditedSite(root: string, folder: string) {
  const accountsFolder = mkdtempSync(join(tmpdir(), 'accounts-'));
  process.env['ACCOUNTS_FILE'] = join(accountsFolder, 'accounts.json');
  // The port only appears in links for a new password, which nobody requests here.
  const accounts = builtAccounts(folder) === 'local' ? await accountsHost(root, 0) : undefined;
  const server = createStaticHost(folder, accounts?.middleware, accounts?.addresses);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
      rmSync(accountsFolder, { recursive: true, force: true });
    },
  };
}
