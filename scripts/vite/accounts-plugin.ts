import type { Plugin } from 'vite';
import { accountsHost } from '../accounts/accounts-host.ts';

/** While developing, the account service runs inside the server: one port, and nothing leaves this machine. */
export function accountsPlugin(): Plugin {
  return {
    name: 'accounts',
    apply: 'serve',
    async configureServer({ config, middlewares }) {
      const { host, port } = config.server;
      const onLan =
        host !== undefined && host !== false && host !== 'localhost' && host !== '127.0.0.1';
      if (onLan && process.env['ACCOUNTS_ON_LAN'] !== '1')
        throw new Error(
          'The local account service is for this machine only. Set ACCOUNTS_ON_LAN=1 if you mean it.',
        );
      const { middleware } = await accountsHost(config.root, port);
      middlewares.use(middleware);
    },
  };
}
