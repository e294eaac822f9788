import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createLocalAccounts,
  type LocalAccountsOptions,
} from '../../scripts/accounts/local-accounts.ts';

/** Runs the local account service on a port of its own. */
export async function localService(options: LocalAccountsOptions) {
  const { middleware, keys } = createLocalAccounts(options);
  const server = createServer((request, response) =>
    middleware(request, response, () => response.writeHead(404).end('not mine')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port, address: `http://127.0.0.1:${port}`, keys, stop };
}
