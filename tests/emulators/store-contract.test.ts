import type { ChildProcess } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findEmulators, missingLines } from '../../scripts/accounts/find-emulators.ts';
import { createLocalAccounts } from '../../scripts/accounts/local-accounts.ts';
import { startStore } from '../../scripts/accounts/start-emulators.ts';
import { localProject } from '../../src/accounts/service.ts';
import { contract, contractSteps } from '../accounts/contract-steps.ts';

const emulators = findEmulators(process.cwd());
const port = 28_081;

// Without the official identity service, its document store accepts the tokens of the local service.
describe.skipIf(missingLines({ ...emulators, tools: emulators.java }).length > 0)(
  'the official document store beside the local identity service',
  () => {
    let store: ChildProcess;
    let identity: Server;
    beforeAll(async () => {
      store = await startStore(process.cwd(), emulators, port);
      const local = createLocalAccounts({ project: localProject });
      identity = createServer((request, response) =>
        local.middleware(request, response, () => response.writeHead(404).end()),
      );
      await new Promise<void>((resolve) => identity.listen(0, '127.0.0.1', resolve));
    }, 60_000);
    afterAll(() => {
      store.kill();
      identity.closeAllConnections();
      identity.close();
    });

    test('answers every step of the contract', async () => {
      const { port: identityPort } = identity.address() as AddressInfo;
      const lines = await contractSteps({
        project: localProject,
        auth: `http://127.0.0.1:${identityPort}`,
        store: { host: '127.0.0.1', port },
      });
      expect(lines).toEqual(contract);
    });
  },
);
