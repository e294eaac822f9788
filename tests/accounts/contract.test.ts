import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createLocalAccounts } from '../../scripts/accounts/local-accounts.ts';
import { contract, contractSteps } from './contract-steps.ts';

test('the local service answers every step as the official emulators do', async () => {
  const project = 'demo-contract';
  const local = createLocalAccounts({ project });
  const server = createServer((request, response) =>
    local.middleware(request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const lines = await contractSteps({
      project,
      auth: `http://127.0.0.1:${port}`,
      store: { host: '127.0.0.1', port },
    });
    expect(lines).toEqual(contract);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
