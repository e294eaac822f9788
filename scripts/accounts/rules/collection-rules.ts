import type { StoredValue } from '../local-state.ts';

/** Who sends a signed-in request. */
export interface Caller {
  uid: string;
  isShared: boolean;
  /** In small letters; undefined while it is not confirmed. */
  email: string | undefined;
  /** From the list of staff, by the confirmed address. */
  role: string | undefined;
}

/** What firestore.rules say of one collection; `id` is that of a document. */
export interface CollectionRules {
  mayGet: (caller: Caller, id: string) => boolean;
  mayList: (caller: Caller) => boolean;
  /** Creates or updates a document, if `isDocument` holds for it then. */
  mayWrite: (caller: Caller, id: string) => boolean;
  mayDelete: (caller: Caller, id: string) => boolean;
  isDocument: (fields: Record<string, StoredValue>, caller: Caller, id: string) => boolean;
}

export const isStaff = ({ role }: Caller) => role !== undefined;

export const isOwnOfStaff = (caller: Caller, id: string) => caller.uid === id && isStaff(caller);
