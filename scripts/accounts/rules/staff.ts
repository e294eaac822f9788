import { memberFields } from '../../../src/host/staff.ts';
import type { Caller, CollectionRules } from './collection-rules.ts';

const isOwner = ({ role }: Caller) => role === 'owner';

/**
 * The rules of `staff` in firestore.rules, for the local store: only owners change the list of staff, and none can
 * remove or demote themselves. Change both together.
 */
export const staff: CollectionRules = {
  mayGet: (caller, id) => caller.email === id || isOwner(caller),
  mayList: isOwner,
  mayWrite: (caller, id) => isOwner(caller) && id === id.toLowerCase(),
  mayDelete: (caller, id) => isOwner(caller) && caller.email !== id,
  isDocument: (fields, { email }, id) => {
    const { success, data } = memberFields.safeParse(fields);
    return success && (email !== id || data.role.stringValue === 'owner');
  },
};
