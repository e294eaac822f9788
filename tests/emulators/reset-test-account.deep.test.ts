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
    const post = async (call: string, body: object) => {
      const answer = await fetch(`${identity}/v1/accounts:${call}?key=local`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as { idToken?: string; localId?: string };
    };
    const signIn = (password: string) =>
      post('signInWithPassword', { ...account, password, returnSecureToken: true });
    const claimsOf = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as object;
    await reset();
    const { idToken, localId } = await signIn(account.password);
    expect(claimsOf(idToken!)).toMatchObject({ shared: true });
    await post('update', { idToken, password: 'taken over' });
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
    for (const token of tokens) expect(claimsOf(token)).toMatchObject({ shared: true });

    // A stranger has deleted the account and taken its address.
    const { idToken: last } = await signIn(account.password);
    await post('delete', { idToken: last });
    await post('signUp', { ...account, returnSecureToken: true });
    expect((await signIn(account.password)).localId).not.toBe(localId);
    await reset();
    expect((await signIn(account.password)).localId).toBe(localId);
  });
});
