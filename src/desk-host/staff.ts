import { z } from 'zod';
import type { Identity } from './identity.ts';

/** What somebody may do at the desk: each may do what stands before it too. */
export const roles = ['viewer', 'proposer', 'publisher', 'owner'] as const;
export type Role = (typeof roles)[number];

export interface Member {
  /** As it stands beside their changes. */
  name: string;
  role: Role;
}

export const mayPublish = ({ role }: Member) => role === 'publisher' || role === 'owner';

/** A document staff/{email} as Firestore's REST interface answers it. */
const memberDocument = z.object({
  fields: z.object({
    name: z.object({ stringValue: z.string().min(1).max(60) }),
    role: z.object({ stringValue: z.enum(roles) }),
  }),
});

/**
 * Looks up the list of staff, which the owner keeps in Firestore. It is read with the person's own token: the rules of
 * the store let everybody read their own entry alone, and no key of the store is needed. Undefined for a stranger.
 */
export const staffOf =
  (address: string, project: string) =>
  async ({ email }: Identity, token: string): Promise<Member | undefined> => {
    const response = await fetch(
      `${address}/v1/projects/${project}/databases/(default)/documents/staff/${encodeURIComponent(email)}`,
      { headers: { authorization: `Bearer ${token}` }, signal: AbortSignal.timeout(10_000) },
    );
    if (response.status === 403 || response.status === 404) return undefined;
    if (!response.ok) throw new TypeError('The list of staff does not answer.');
    const { name, role } = memberDocument.parse(await response.json()).fields;
    return { name: name.stringValue, role: role.stringValue };
  };
