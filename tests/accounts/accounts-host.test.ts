import { afterEach, expect, test, vi } from 'vitest';
import { accountsHost } from '../../scripts/accounts/accounts-host.ts';
import { root } from '../checker/content-copy.ts';

afterEach(() => vi.unstubAllEnvs());

test('the terminal names the file in which the accounts are kept', async () => {
  expect((await accountsHost(root, 0)).line).toContain('.local/accounts.json');
  vi.stubEnv('ACCOUNTS_FILE', '/elsewhere/accounts.json');
  expect((await accountsHost(root, 0)).line).toContain('/elsewhere/accounts.json');
});
