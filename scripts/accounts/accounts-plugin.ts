import type { Plugin } from 'vite';
import { accountsHost } from './accounts-host.ts';

/** Runs the account service inside the development server: one port, and no data leaves this computer. */
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

/** Whether the server listens on this computer only; any other has no accounts. */
export const isOnlyHere = (host: string | boolean | undefined) =>
  [undefined, false, 'localhost', '127.0.0.1'].includes(host);
