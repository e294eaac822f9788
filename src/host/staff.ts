import { z } from 'zod';
import type { Identity } from './identity.ts';
import { StoreFailed } from './workspace/workspace.ts';

/** The roles at the desk: a publisher may publish, and an owner may also change the list of staff. */
export const roles = ['publisher', 'owner'] as const;
/** The role of a member. */
export type Role = (typeof roles)[number];

/** Somebody on the list of staff. */
export interface Member {
  /** The name shown beside their changes. */
  name: string;
  role: Role;
}

/** The fields of a document staff/{email} in Firestore's REST format; firestore.rules check the same. */
export const memberFields = z.strictObject({
  name: z.strictObject({ stringValue: z.string().min(1).max(60) }),
  role: z.strictObject({ stringValue: z.enum(roles) }),
});

/** The form of the answer to a request for one document. */
const entries = z.tuple([
  z.union([
    z.object({ found: z.object({ fields: memberFields }) }),
    z.object({ missing: z.string() }),
  ]),
]);

/**
 * Returns a function that finds somebody on the list of staff in Firestore; undefined for a stranger. It reads with the
 * ID token of the person, because firestore.rules let everybody read their own entry; so no key of the store is needed.
 */
export const memberLookup =
  (address: string, project: string) =>
  async ({ email, token }: Pick<Identity, 'email' | 'token'>): Promise<Member | undefined> => {
    // An address with a slash would name another document.
    if (email.includes('/')) return undefined;
    const documents = `projects/${project}/databases/(default)/documents`;
    const response = await fetch(`${address}/v1/${documents}:batchGet`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ documents: [`${documents}/staff/${email}`] }),
      signal: AbortSignal.timeout(10_000),
    });
    if (response.status === 403) return undefined;
    if (!response.ok) throw new StoreFailed('store-away');
    const [entry] = entries.parse(await response.json());
    if ('missing' in entry) return undefined;
    const { name, role } = entry.found.fields;
    return { name: name.stringValue, role: role.stringValue };
  };
