import { expect, test } from 'vitest';
import { contract, contractSteps } from './contract-steps.ts';
import { localService } from './local-service.ts';

test('the local service answers every step as the official emulators do', async () => {
  const project = 'demo-contract';
  const { port, address, stop } = await localService({ project });
  try {
    const lines = await contractSteps({
      project,
      auth: address,
      store: { host: '127.0.0.1', port },
    });
    expect(lines).toEqual(contract);
  } finally {
    stop();
  }
});
