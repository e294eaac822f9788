export interface TestAccountReset {
  project: string;
  /** Of somebody who may administrate the project. */
  token: string;
  email: string;
  password: string;
  /** Beginnings of the addresses of the two services; the hosted ones unless an emulator is meant. */
  identity?: string;
  store?: string;
}

/** Always the same, so that sessions of yesterday find the same document. */
export const testAccountId = 'shared-test-account';

/**
 * Deletes the shared account and makes it anew: same uid, the password of the content, the claim that makes its
 * document read-only, an empty document.
 */
export async function resetTestAccount({
  project,
  token,
  email,
  password,
  identity = 'https://identitytoolkit.googleapis.com',
  store = 'https://firestore.googleapis.com',
}: TestAccountReset): Promise<void> {
  const accounts = `${identity}/v1/projects/${project}/accounts`;
  const localId = testAccountId;
  const ask = async (method: string, address: string, body: object) => {
    const answer = await fetch(address, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok)
      throw new Error(`${method} ${address} answers ${answer.status}: ${await answer.text()}`);
    return answer.json() as Promise<{ users?: { localId: string }[] }>;
  };
  // Whoever has it now: a stranger may have changed its address, or taken it with another account.
  const known = await Promise.all([
    ask('POST', `${accounts}:lookup`, { localId: [localId] }),
    ask('POST', `${accounts}:lookup`, { email: [email] }),
  ]);
  const old = new Set(known.flatMap(({ users = [] }) => users.map((user) => user.localId)));
  for (const id of old) await ask('POST', `${accounts}:delete`, { localId: id });
  await ask('POST', accounts, { localId, email, password });
  const customAttributes = JSON.stringify({ shared: true });
  await ask('POST', `${accounts}:update`, { localId, customAttributes });
  const document = `${store}/v1/projects/${project}/databases/(default)/documents/users/${localId}`;
  await ask('PATCH', document, { fields: { savedShows: { arrayValue: {} } } });
}
