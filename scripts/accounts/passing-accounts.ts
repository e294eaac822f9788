import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountsHost, type AccountsHost } from './accounts-host.ts';
import { builtAccounts } from './built-accounts.ts';

/** The accounts of a built site that is made for this machine: new ones, which end when `forget` is called. */
export async function passingAccounts(
  root: string,
  site: string,
): Promise<Partial<AccountsHost> & { forget: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'accounts-'));
  process.env['ACCOUNTS_FILE'] = join(folder, 'accounts.json');
  // The port only appears in links for a new password, which nobody requests here.
  const host = builtAccounts(site) === 'local' ? await accountsHost(root, 0) : {};
  return { ...host, forget: () => rmSync(folder, { recursive: true, force: true }) };
}
