import { expect, test } from 'vitest';
import { contractSteps } from './contract-steps.ts';
import { localService } from './local-service.ts';

test('the local service answers every step as the official emulators do', async () => {
  const project = 'demo-contract';
  const { port, address, stop } = await localService({ project });
  try {
    const store = { host: '127.0.0.1', port };
    const { answers, contract } = await contractSteps({ project, auth: address, store });
    expect(answers).toEqual(contract);
  } finally {
    stop();
  }
});
