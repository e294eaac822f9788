import { describe, expect, test } from 'vitest';
import { resetTestAccount } from '../../scripts/accounts/reset-test-account.ts';
import { localProject } from '../../src/accounts/service.ts';
import { emulators } from './emulators.ts';

const identity = `${emulators?.auth}/identitytoolkit.googleapis.com`;

describe.skipIf(!emulators)('the test account', () => {
  test('is as new after each reset, whatever was done to it', async () => {
    const account = { email: 'demo@gym.example', password: 'banyan-demo-2022' };
    const reset = () =>
      resetTestAccount({
        project: localProject,
        token: 'owner',
        ...account,
        identity,
        store: emulators!.store,
      });
    const signIn = async (password: string) => {
      const answer = await fetch(`${identity}/v1/accounts:signInWithPassword?key=local`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...account, password, returnSecureToken: true }),
      });
      return (await answer.json()) as { idToken?: string; localId?: string };
    };
    await reset();
    const { idToken, localId } = await signIn(account.password);
    const claims = Buffer.from(idToken!.split('.')[1]!, 'base64url').toString();
    expect(JSON.parse(claims)).toMatchObject({ shared: true });
    await fetch(`${identity}/v1/accounts:update?key=local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken, password: 'taken over' }),
    });
    await reset();
    expect((await signIn('taken over')).idToken).toBeUndefined();
    expect((await signIn(account.password)).localId).toBe(localId);

    // A sign-in during the reset gets a token with the claim, or none.
    let over = false;
    const resetting = reset().finally(() => (over = true));
    const tokens: string[] = [];
    while (!over) {
      const { idToken: token } = await signIn(account.password);
      if (token !== undefined) tokens.push(token);
    }
    await resetting;
    for (const token of tokens)
      expect(JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())).toMatchObject({
        shared: true,
      });

    // A stranger has deleted the account and taken its address.
    const { idToken: last } = await signIn(account.password);
    const post = (call: string, body: object) =>
      fetch(`${identity}/v1/accounts:${call}?key=local`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await post('delete', { idToken: last });
    await post('signUp', { ...account, returnSecureToken: true });
    expect((await signIn(account.password)).localId).not.toBe(localId);
    await reset();
    expect((await signIn(account.password)).localId).toBe(localId);
  });
});
