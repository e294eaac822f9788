import { memberFields } from '../../../src/desk-host/staff.ts';
import type { Caller, CollectionRules } from './collection-rules.ts';

const isOwner = ({ role }: Caller) => role === 'owner';

/** The list of staff by e-mail address. Only owners change it; none can remove or demote themselves. */
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
