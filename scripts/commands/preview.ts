import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { accountsHost, type AccountsHost } from '../accounts/accounts-host.ts';
import { builtAccounts } from '../accounts/built-accounts.ts';
import { commandLine } from '../command-line.ts';
import { siteFolder } from '../disk/site-folder.ts';
import { createStaticHost } from '../local-host/static-host.ts';

commandLine('npm run preview    dist/ as a host serves it, on this computer', {});

/** The service that the accounts of the built site ask; one that is built for a hosted project asks that. */
async function accountsOf(site: string): Promise<Partial<AccountsHost> & { line: string }> {
  const keeper = builtAccounts(site);
  if (keeper === 'local') return accountsHost(root, port);
  return {
    line:
      keeper === 'hosted'
        ? 'those of the hosted project'
        : 'none in this build (with them: npm run build -- --local-accounts)',
  };
}

/** Serves dist/ as a static host does. */
const root = process.cwd();
const folder = siteFolder(root);
const port = Number(process.env['PORT'] ?? 4173);
if (!existsSync(join(folder, 'index.html'))) {
  console.error('There is nothing in dist/ yet. Make it first: npm run build');
  process.exitCode = 1;
} else {
  const accounts = await accountsOf(folder).catch((error: Error) => error);
  if (accounts instanceof Error) {
    console.error(accounts.message);
    process.exitCode = 1;
  } else
    createStaticHost(folder, accounts.middleware, accounts.addresses)
      .listen(port, '127.0.0.1', () =>
        console.log(
          `\n  The built site is at http://localhost:${port}/\n  Accounts: ${accounts.line}\n  Stop it with Ctrl and C\n`,
        ),
      )
      .on('error', (error: NodeJS.ErrnoException) => {
        const busy = `Port ${port} is taken. Choose another: PORT=${port + 1} npm run preview`;
        console.error(error.code === 'EADDRINUSE' ? busy : error.message);
        process.exitCode = 1;
      });
}
