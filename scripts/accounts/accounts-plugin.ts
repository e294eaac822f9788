import type { Plugin } from 'vite';
import { accountsHost } from './accounts-host.ts';

/** While developing, the account service runs inside the server: one port, and nothing leaves this machine. */
export function accountsPlugin(): Plugin {
  return {
    name: 'accounts',
    apply: 'serve',
    config: ({ server }) => ({ define: { __ACCOUNTS__: String(isOnlyHere(server?.host)) } }),
    async configureServer({ config, middlewares }) {
      const { host, port } = config.server;
      if (!isOnlyHere(host)) return;
      const { middleware } = await accountsHost(config.root, port);
      middlewares.use(middleware);
    },
  };
}

/** A server that others in the network can reach has no accounts. */
export const isOnlyHere = (host: string | boolean | undefined) =>
  [undefined, false, 'localhost', '127.0.0.1'].includes(host);
