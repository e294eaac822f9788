import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findEmulators, missingLines, startStore } from '../../scripts/accounts/emulators.ts';
import { localProject } from '../../src/accounts/service.ts';
import { contract, contractSteps } from '../accounts/contract-steps.ts';
import { localService } from '../accounts/local-service.ts';

const emulators = findEmulators(process.cwd());
const port = 28_081;

// Without the official identity service, its document store accepts the tokens of the local service.
describe.skipIf(missingLines({ ...emulators, tools: emulators.java }).length > 0)(
  'the official document store beside the local identity service',
  () => {
    let store: ChildProcess;
    let identity: Awaited<ReturnType<typeof localService>>;
    beforeAll(async () => {
      store = await startStore(process.cwd(), emulators, port);
      identity = await localService({ project: localProject });
    });
    afterAll(() => {
      store.kill();
      identity.stop();
    });

    test('answers every step of the contract', async () => {
      const lines = await contractSteps({
        project: localProject,
        auth: identity.address,
        store: { host: '127.0.0.1', port },
      });
      expect(lines).toEqual(contract);
    });
  },
);
