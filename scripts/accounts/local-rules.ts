/* The access rules of the local account service: a copy of firestore.rules. Tests try the same cases on both. */

import { testAccountUid } from '../../src/accounts/service.ts';
import { memberFields } from '../../src/host/staff.ts';
import { Refusal, type StoredDocument, type StoredValue } from './local-data.ts';
import type { Claims } from './local-tokens.ts';

/** The signed-in sender of a request. */
export interface Caller {
  uid: string;
  /** Whether this is the test account. */
  isTestAccount: boolean;
  /** The e-mail address in lowercase; undefined while it is not confirmed. */
  email: string | undefined;
  /** The role on the list of staff; undefined for a stranger. */
  role: string | undefined;
}

/** The access rules of one collection in the local account service; `id` is the id of a document. */
export interface CollectionRules {
  mayGet: (caller: Caller, id: string) => boolean;
  mayList: (caller: Caller) => boolean;
  /** Whether a document may be created or updated; `isDocument` checks its new fields. */
  mayWrite: (caller: Caller, id: string) => boolean;
  mayDelete: (caller: Caller, id: string) => boolean;
  isDocument: (fields: Record<string, StoredValue>, caller: Caller, id: string) => boolean;
}

const mayWrite = ({ uid, isTestAccount }: Caller, id: string) => uid === id && !isTestAccount;

/**
 * The rules of `users` in firestore.rules: visitors read and write only their own saved classes, and the test account
 * writes none.
 */
export const users: CollectionRules = {
  mayGet: ({ uid }, id) => uid === id,
  mayList: () => false,
  mayWrite,
  mayDelete: mayWrite,
  isDocument: isUserDocument,
};

/**
 * Whether the fields are at most 30 different ids. In the documents the field with the classes is called `savedShows`,
 * which must not change.
 */
function isUserDocument(fields: Record<string, StoredValue>): boolean {
  const { savedShows, ...others } = fields;
  if (!savedShows?.arrayValue || Object.keys(others).length > 0) return false;
  const ids = (savedShows.arrayValue.values ?? []).map(({ stringValue }) => stringValue);
  return (
    ids.length <= 30 &&
    new Set(ids).size === ids.length &&
    ids.every((id) => id !== undefined && /^[a-z0-9-]{1,64}$/.test(id))
  );
}

const isOwnerOfSite = ({ role }: Caller) => role === 'owner';

/** The rules of `staff`: only owners change the list of staff, and nobody can remove or demote themselves. */
export const staff: CollectionRules = {
  mayGet: (caller, id) => caller.email === id || isOwnerOfSite(caller),
  mayList: isOwnerOfSite,
  mayWrite: (caller, id) => isOwnerOfSite(caller) && id === id.toLowerCase(),
  mayDelete: (caller, id) => isOwnerOfSite(caller) && caller.email !== id,
  isDocument: (fields, { email }, id) => {
    const { success, data } = memberFields.safeParse(fields);
    return success && (email !== id || data.role.stringValue === 'owner');
  },
};

/** The collections of firestore.rules; all others are refused. */
const collections = new Map(Object.entries({ users, staff }));

const denied = () => new Refusal(403, 'Missing or insufficient permissions.', 'PERMISSION_DENIED');

type Check = (rules: CollectionRules, id: string) => boolean;

/**
 * Returns functions that check what the sender of a request may do. `list` takes the name of a collection, the others
 * the full name of a document, which begins with `root`. Each throws a Refusal if the request is forbidden, `validate`
 * if the fields are wrong.
 */
export function accessOf(
  claims: Claims | undefined,
  root: string,
  documents: Record<string, StoredDocument>,
) {
  if (!claims) throw denied();
  const caller = callerOf(claims, (email) => documents[`${root}staff/${email}`]);
  const expect = (name: string, check: Check) => {
    const path = name.startsWith(root) ? name.slice(root.length) : '';
    const [, collection = '', id = ''] = /^(\w+)\/([^/]+)$/.exec(path) ?? [];
    const rules = collections.get(collection);
    if (!rules || !check(rules, id)) throw denied();
  };
  return {
    get: (name: string) => expect(name, ({ mayGet }, id) => mayGet(caller, id)),
    write: (name: string) => expect(name, ({ mayWrite }, id) => mayWrite(caller, id)),
    delete: (name: string) => expect(name, ({ mayDelete }, id) => mayDelete(caller, id)),
    validate: (name: string, fields: Record<string, StoredValue>) =>
      expect(name, ({ isDocument }, id) => isDocument(fields, caller, id)),
    list: (collection: string) => {
      if (!collections.get(collection)?.mayList(caller)) throw denied();
    },
  };
}

function callerOf(
  { sub: uid, email: address, email_verified: isConfirmed, shared }: Claims,
  entryOf: (email: string) => StoredDocument | undefined,
): Caller {
  const isTestAccount = uid === testAccountUid || shared === true;
  if (isTestAccount || !isConfirmed)
    return { uid, isTestAccount, email: undefined, role: undefined };
  const email = address.toLowerCase();
  return { uid, isTestAccount, email, role: entryOf(email)?.fields['role']?.stringValue };
}
