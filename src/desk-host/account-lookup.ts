/** Asks Firebase Authentication about the account of an ID token; `key` is the public key of the site's project. */
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
