/* Runs the local account service inside a local server. */

import type { IncomingMessage } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { isMap, parseDocument } from 'yaml';
import { localProject, type Service, serviceAddress } from '../../src/accounts/service.ts';
import { contentFolder } from '../disk.ts';
import { isForThisMachine } from '../deploy/valid-requests.ts';
import { actionAddress, createLocalAccounts } from './local-accounts.ts';

/** The local account service in a server of this project. */
export interface AccountsHost {
  middleware: Connect.NextHandleFunction;
  /** The name of the service, for the terminal. */
  line: string;
}

/** Returns the path of the file with the accounts of the local service: absolute, or relative to the project root. */
export const accountsFile = () => process.env['ACCOUNTS_FILE'] ?? '.local/accounts.json';

/** Makes the local account service of a server. */
export function accountsHost(root: string, port: number): AccountsHost {
  const local = createLocalAccounts({
    project: localProject,
    file: resolve(root, accountsFile()),
    testAccount: testAccountOf(contentFolder(root)),
    onReset: (email, oobCode, continueUrl) => {
      const query = new URLSearchParams({
        mode: 'resetPassword',
        oobCode,
        ...(continueUrl !== undefined && { continueUrl }),
      });
      console.log(
        `\n  Link to reset the password of ${email}:\n  http://localhost:${port}/reset?${query}\n`,
      );
    },
    onConfirm: (email, oobCode) => {
      const query = new URLSearchParams({ mode: 'verifyEmail', oobCode });
      console.log(
        `\n  A link that confirms ${email}:\n  http://localhost:${port}${actionAddress}?${query}\n`,
      );
    },
  });
  return {
    middleware: (request, response, next) => {
      const service = request.url === serviceAddress && localService(request);
      if (!service) return local.middleware(request, response, next);
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify(service));
    },
    line: `local (this machine only, ${accountsFile()})`,
  };
}

/** Returns the service at the address by which a request names the server, which may have several names. */
function localService(request: IncomingMessage): Service | undefined {
  if (!isForThisMachine(request)) return undefined;
  const { origin, hostname, port } = new URL(`http://${request.headers.host}`);
  return { kind: 'local', auth: origin, store: { host: hostname, port: Number(port || 80) } };
}

/**
 * Returns the test account in the content, if there is one. A build has checked the file; `npm start` has not, and
 * shows its mistakes over the page.
 */
export function testAccountOf(folder: string): { email: string; password: string } | undefined {
  const file = join(folder, 'accounts.yaml');
  if (!existsSync(file)) return undefined;
  const { errors, contents } = parseDocument(readFileSync(file, 'utf8'));
  if (errors.length > 0 || !isMap(contents)) return undefined;
  const [email, password] = ['email', 'password'].map((name) =>
    contents.getIn(['testAccount', name]),
  );
  return typeof email === 'string' && typeof password === 'string'
    ? { email, password }
    : undefined;
}

/** Runs the local account service inside the development server, on its port; no data leaves this computer. */
export function accountsPlugin(): Plugin {
  return {
    name: 'accounts',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      const { host, port } = config.server;
      if (!isOnlyHere(host)) return;
      const { middleware } = accountsHost(config.root, port);
      middlewares.use(middleware);
    },
  };
}

/** Whether a server listens only on this computer; other servers have no accounts. */
export const isOnlyHere = (host: string | boolean | undefined) =>
  [undefined, false, 'localhost', '127.0.0.1'].includes(host);
