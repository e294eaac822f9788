import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountsHost, type AccountsHost } from './accounts-host.ts';
import { builtAccounts } from './built-accounts.ts';

/**
 * New accounts for a built site with local accounts, for `npm run lighthouse`. Sets ACCOUNTS_FILE for this process;
 * `deleteFile` ends them.
 */
export async function temporaryAccounts(
  root: string,
  site: string,
): Promise<Partial<AccountsHost> & { deleteFile: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'accounts-'));
  process.env['ACCOUNTS_FILE'] = join(folder, 'accounts.json');
  // The port appears only in reset links, which nobody requests here.
  const host = builtAccounts(site) === 'local' ? await accountsHost(root, 0) : {};
  return { ...host, deleteFile: () => rmSync(folder, { recursive: true, force: true }) };
}
