import {
  createLocalAccounts,
  type LocalAccountsOptions,
} from '../../scripts/accounts/local-accounts.ts';
import { listening } from '../host/firebase-function.ts';

/** Runs the local account service on a port of its own. */
export async function localService(options: LocalAccountsOptions) {
  const { middleware, keys } = createLocalAccounts(options);
  const { server, address } = await listening((request, response) =>
    middleware(request, response, () => response.writeHead(404).end('not mine')),
  );
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port: Number(new URL(address).port), address, keys, stop };
}
