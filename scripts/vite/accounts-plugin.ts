import type { Plugin } from 'vite';
import { accountsHost } from '../accounts/accounts-host.ts';

/** While developing, the account service runs inside the server: one port, and nothing leaves this machine. */
export function accountsPlugin(): Plugin {
  return {
    name: 'accounts',
    apply: 'serve',
    async configureServer({ config, middlewares }) {
      const { host, port } = config.server;
      const onlyHere = [undefined, false, 'localhost', '127.0.0.1'].includes(host);
      const { middleware } = await accountsHost(config.root, port, onlyHere);
      middlewares.use(middleware);
    },
  };
}
