import { testAccountUid } from '../../src/accounts/service.ts';

/** The project, and the test account that `resetTestAccount` recreates. */
interface TestAccountReset {
  project: string;
  /** The access token of an administrator of the project. */
  token: string;
  email: string;
  password: string;
  /** The base URLs of the two services, for emulators. */
  identity?: string;
  store?: string;
}

/** How often this is tried, because a stranger may take the address between two steps. */
const tries = 5;

/** The error if a service refuses a request. */
class Refused extends Error {}

/**
 * Recreates the test account of the hosted project: deletes every account with its uid or its e-mail address, then
 * creates one with both, the password of the content and no saved classes. It is disabled until it has the claim
 * `shared`, so that nobody signs in before that.
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
  const localId = testAccountUid;
  const ask = async (method: string, address: string, body: object) => {
    const response = await fetch(address, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok)
      throw new Refused(
        `${method} ${address} answers ${response.status}: ${await response.text()}`,
      );
    return response.json() as Promise<{ users?: { localId: string }[] }>;
  };

  async function recreate() {
    // There may be two accounts, because a stranger may have changed the address of ours and registered it again.
    const known = await Promise.all([
      ask('POST', `${accounts}:lookup`, { localId: [localId] }),
      ask('POST', `${accounts}:lookup`, { email: [email] }),
    ]);
    const old = new Set(known.flatMap(({ users = [] }) => users.map((user) => user.localId)));
    for (const id of old) await ask('POST', `${accounts}:delete`, { localId: id });
    await ask('POST', accounts, { localId, email, password, disabled: true });
  }
  for (let left = tries; ; left--) {
    try {
      await recreate();
      break;
    } catch (error) {
      const taken = error instanceof Refused && /EMAIL_EXISTS|USER_NOT_FOUND/.test(error.message);
      if (!taken || left === 1) throw error;
    }
  }
  const document = `${store}/v1/projects/${project}/databases/(default)/documents/users/${localId}`;
  await ask('PATCH', document, { fields: { savedShows: { arrayValue: {} } } });
  const customAttributes = JSON.stringify({ shared: true });
  await ask('POST', `${accounts}:update`, { localId, customAttributes, disableUser: false });
}
