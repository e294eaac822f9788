import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findEmulators, missingLines, startEmulators } from '../../scripts/accounts/emulators.ts';
import { localProject } from '../../src/accounts/service.ts';
import { contract, contractSteps } from '../accounts/contract-steps.ts';

const authPort = 29_099;
const storePort = 28_082;
const missing = missingLines(findEmulators(process.cwd()));

describe.skipIf(missing.length > 0)('the official emulators', () => {
  let stop = () => {};
  beforeAll(async () => {
    stop = await startEmulators(process.cwd(), { auth: authPort, store: storePort });
    // The default since 2023: nobody learns whether an e-mail address has an account.
    await fetch(
      `http://127.0.0.1:${authPort}/identitytoolkit.googleapis.com/v2/projects/${localProject}/config?updateMask=emailPrivacyConfig.enableImprovedEmailPrivacy`,
      {
        method: 'PATCH',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
      },
    );
  });
  afterAll(() => stop());

  test('answer every step of the contract', async () => {
    const lines = await contractSteps({
      project: localProject,
      auth: `http://127.0.0.1:${authPort}`,
      store: { host: '127.0.0.1', port: storePort },
    });
    expect(lines).toEqual(contract);
  });
});

test.runIf(missing.length > 0)('the contract was not run: something is missing', () => {
  console.info(missing.join('\n'));
  expect(missing.join('\n')).toMatch(/was not found \(looked for/);
});
