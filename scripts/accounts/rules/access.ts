import { sharedUid } from '../../../src/accounts/service.ts';
import type { StoredDocument, StoredValue } from '../local-state.ts';
import type { Claims } from '../local-tokens.ts';
import { Refusal } from '../refusal.ts';
import type { Caller, CollectionRules } from './collection-rules.ts';
import { staff } from './staff.ts';
import { users } from './users.ts';

/** The collections of firestore.rules; everything else is refused. */
const collections = new Map(Object.entries({ users, staff }));

const denied = () => new Refusal(403, 'Missing or insufficient permissions.', 'PERMISSION_DENIED');

type Check = (rules: CollectionRules, id: string) => boolean;

/**
 * Checks what the sender of a request may do: `list` takes the name of a collection, the others the full name of a
 * document, which begins with `root`. Each throws a Refusal if it is forbidden; `validate` if the fields are wrong.
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
  const isShared = uid === sharedUid || shared === true;
  if (isShared || !isConfirmed) return { uid, isShared, email: undefined, role: undefined };
  const email = address.toLowerCase();
  return { uid, isShared, email, role: entryOf(email)?.fields['role']?.stringValue };
}
