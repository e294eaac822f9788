/**
 * Returns a function that asks Firebase Authentication whether an ID token is still good: its account exists and is not
 * disabled, and its sessions were not ended since. It throws if Firebase gives no answer. `address`: of the service;
 * `key`: the public key of the site's Firebase project.
 */
export const accountLookup =
  (address: string, key: string) =>
  async (token: string): Promise<boolean> => {
    const response = await fetch(`${address}/v1/accounts:lookup?key=${encodeURIComponent(key)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken: token }),
      signal: AbortSignal.timeout(10_000),
    });
    if (response.status >= 500) throw new TypeError('The accounts do not answer.');
    if (!response.ok) return false;
    const { users } = (await response.json()) as { users?: { disabled?: boolean }[] };
    return users?.length === 1 && users[0]!.disabled !== true;
  };
