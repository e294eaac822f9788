import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountsHost, type AccountsHost } from './accounts-host.ts';
import { builtAccounts } from './built-accounts.ts';

/**
 * Starts an empty account service for `npm run lighthouse`; for a site that was built without local accounts, returns
 * `deleteFile` alone. Sets ACCOUNTS_FILE for this process; `deleteFile` deletes that file.
 */
export async function temporaryAccounts(
  root: string,
  siteFolder: string,
): Promise<Partial<AccountsHost> & { deleteFile: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'accounts-'));
  process.env['ACCOUNTS_FILE'] = join(folder, 'accounts.json');
  // The port appears only in reset links, which nobody requests here.
  const host = builtAccounts(siteFolder) === 'local' ? await accountsHost(root, 0) : {};
  return { ...host, deleteFile: () => rmSync(folder, { recursive: true, force: true }) };
}
