import type { StoredValue } from '../local-state.ts';
import type { Caller, CollectionRules } from './collection-rules.ts';

const mayWrite = ({ uid, isShared }: Caller, id: string) => uid === id && !isShared;

/**
 * The rules of `users` in firestore.rules, for the local store: visitors read and write only their own saved classes,
 * and the shared test account writes none. Change both together.
 */
export const users: CollectionRules = {
  mayGet: ({ uid }, id) => uid === id,
  mayList: () => false,
  mayWrite,
  mayDelete: mayWrite,
  isDocument: isUserDocument,
};

/** At most 30 unique ids. The field is named `savedShows` although it holds classes: stored documents have this name. */
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
