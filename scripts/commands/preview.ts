import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type AccountsHost, accountsHost } from '../accounts/accounts-host.ts';
import { builtAccounts } from '../accounts/accounts-of-build.ts';
import { commandLine, endWith } from '../command-line.ts';
import { createStaticHost } from '../deploy/local-host.ts';
import { freePort, portNamed } from '../deploy/ports.ts';
import { siteFolder } from '../disk.ts';

const usage = `npm run preview                    dist/ as a host serves it, on this computer
npm run preview -- --port=4200     on this port (or PORT=4200) instead of 4173 or the next free one
npm run preview -- --host=0.0.0.0  for other computers in the same network too

DIST_FOLDER     another folder than dist/
ACCOUNTS_FILE   another file for local accounts than .local/accounts.json`;

/** Returns the local account service if the site was built for it, and the line to print about accounts. */
function accountsOf(site: string, port: number): Partial<AccountsHost> & { line: string } {
  const keeper = builtAccounts(site);
  if (keeper === 'local') return accountsHost(root, port);
  return {
    line:
      keeper === 'hosted'
        ? 'those of the hosted project'
        : 'none in this build (with them: npm run build -- --local-accounts)',
  };
}

/** Serves dist/ as a static host does, until it is stopped. */
async function preview(named: number | undefined, host: string): Promise<number> {
  const folder = siteFolder(root);
  if (!existsSync(join(folder, 'index.html')))
    throw new Error('There is nothing in dist/ yet. Build the site first: npm run build');
  const port = await freePort(named, 4173, { host });
  const { middleware, line } = accountsOf(folder, port);
  createStaticHost(folder, middleware).listen(port, host, () =>
    console.log(
      `\n  The built site is at http://localhost:${port}/\n  Accounts: ${line}\n  Stop it with Ctrl and C\n`,
    ),
  );
  return 0;
}

const root = process.cwd();
const { values } = commandLine(usage, {
  port: { type: 'string' },
  host: { type: 'string', default: '127.0.0.1' },
});
await endWith(
  Promise.resolve().then(() => preview(portNamed(values.port ?? process.env['PORT']), values.host)),
);
