import { z } from 'zod';
import { StoreFailed } from '../editor/workspace/store-failed.ts';
import type { Identity } from './identity.ts';

/** The roles at the desk, in ascending order: each includes the permissions of the previous ones. */
export const roles = ['viewer', 'proposer', 'publisher', 'owner'] as const;
export type Role = (typeof roles)[number];

export interface Member {
  /** As it stands beside their changes. */
  name: string;
  role: Role;
}

export const mayPropose = ({ role }: Member) => role !== 'viewer';

export const mayPublish = ({ role }: Member) => role === 'publisher' || role === 'owner';

/** The fields of a document staff/{email} in Firestore's REST format. */
export const memberFields = z.strictObject({
  name: z.strictObject({ stringValue: z.string().min(1).max(60) }),
  role: z.strictObject({ stringValue: z.enum(roles) }),
});

/** The answer to a request for one document. */
const entries = z.tuple([
  z.union([
    z.object({ found: z.object({ fields: memberFields }) }),
    z.object({ missing: z.string() }),
  ]),
]);

/**
 * Looks up the list of staff, which the owner keeps in Firestore. It is read with the person's own token: the rules of
 * the store let everybody read their own entry alone, and no key of the store is needed. Undefined for a stranger.
 */
export const staffOf =
  (address: string, project: string) =>
  async ({ email }: Identity, token: string): Promise<Member | undefined> => {
    // Such an address would name another document.
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
