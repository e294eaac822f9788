import type { StoredValue } from '../local-state.ts';

/** The signed-in sender of a request. */
export interface Caller {
  uid: string;
  /** Whether this is the test account. */
  isShared: boolean;
  /** In lowercase; undefined while it is not confirmed. */
  email: string | undefined;
  /** From the list of staff, by the confirmed address. */
  role: string | undefined;
}

/**
 * The access rules of one collection in the embedded account service, equal to its part of firestore.rules. `id` is
 * that of a document.
 */
export interface CollectionRules {
  mayGet: (caller: Caller, id: string) => boolean;
  mayList: (caller: Caller) => boolean;
  /** Whether a document may be created or updated; `isDocument` checks its new fields. */
  mayWrite: (caller: Caller, id: string) => boolean;
  mayDelete: (caller: Caller, id: string) => boolean;
  isDocument: (fields: Record<string, StoredValue>, caller: Caller, id: string) => boolean;
}

export const isStaff = ({ role }: Caller) => role !== undefined;
