import { beforeAll, describe, expect, test } from 'vitest';
import { localProject } from '../../src/accounts/service.ts';
import { contractSteps } from '../accounts/contract-steps.ts';
import { localService } from '../accounts/local-service.ts';
import { emulators, storePlace } from './emulators.ts';

describe.skipIf(!emulators)('the official emulators', () => {
  beforeAll(async () => {
    // The default since 2023: nobody learns whether an e-mail address has an account.
    await fetch(
      `${emulators!.auth}/identitytoolkit.googleapis.com/v2/projects/${localProject}/config?updateMask=emailPrivacyConfig.enableImprovedEmailPrivacy`,
      {
        method: 'PATCH',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
      },
    );
  });

  test('answer every step of the contract', async () => {
    const { answers, contract } = await contractSteps({
      project: localProject,
      auth: emulators!.auth,
      store: storePlace(),
    });
    expect(answers).toEqual(contract);
  });

  test('the document store answers beside the local identity service, too', async () => {
    const identity = await localService({ project: localProject });
    const { answers, contract } = await contractSteps({
      project: localProject,
      auth: identity.address,
      store: storePlace(),
    });
    identity.stop();
    expect(answers).toEqual(contract);
  });
});
