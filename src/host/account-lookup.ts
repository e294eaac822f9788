/** The errors that mean that a session has ended; a sentence may follow the code. */
const ended = /^(INVALID_ID_TOKEN|USER_NOT_FOUND|USER_DISABLED|TOKEN_EXPIRED)\b/;

/**
 * Returns a function that asks Firebase Authentication whether an ID token is still good: its account exists and is not
 * disabled, and its sessions were not ended since. It rejects with a TypeError if Firebase does not say.
 * `address` is that of the service, `key` the public key of the site's Firebase project.
 */
export const accountLookup =
  (address: string, key: string) =>
  async (token: string): Promise<boolean> => {
    const response = await fetch(`${address}/v1/accounts:lookup?key=${encodeURIComponent(key)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken: token }),
      signal: AbortSignal.timeout(10_000),
    }).catch(noAnswer);
    const reply = (await response.json().catch(noAnswer)) as {
      users?: { disabled?: boolean }[];
      error?: { message?: string };
    };
    if (response.ok) return reply.users?.length === 1 && reply.users[0]!.disabled !== true;
    if (response.status === 400 && ended.test(reply.error?.message ?? '')) return false;
    return noAnswer(reply);
  };

function noAnswer(cause: unknown): never {
  throw new TypeError('The accounts do not answer.', { cause });
}
