import { sharedUid } from '../../src/accounts/service.ts';
import type { LocalData, StoredValue } from './local-state.ts';
import type { Claims } from './local-tokens.ts';
import { expectCurrent, fieldsAfter, same, type Write } from './local-writes.ts';
import { Refusal } from './refusal.ts';

/** The body of a request to Firestore. */
export interface StoreCall {
  documents?: string[];
  writes?: Write[];
}

const denied = () => new Refusal(403, 'Missing or insufficient permissions.', 'PERMISSION_DENIED');

/**
 * Whether a document meets firestore.rules: at most 30 unique ids. The field is named `savedShows` although it holds
 * classes: stored documents have this name.
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

/** The two Firestore methods that the site uses: only users/{uid}, only for its owner. */
export function storeCalls(
  data: LocalData,
  project: string,
): Record<string, (call: StoreCall, claims: Claims | undefined) => object> {
  const users = `projects/${project}/databases/(default)/documents/users/`;
  let clock = 0;
  /** A unique timestamp with microseconds. */
  const stamp = () => {
    clock = Math.max(Date.now() * 1000, clock + 1);
    return `${new Date(clock / 1000).toISOString().slice(0, 20)}${String(clock % 1e6).padStart(6, '0')}Z`;
  };
  const allow = (name: string, claims: Claims | undefined) => {
    if (!claims || name !== users + claims.sub) throw denied();
    return claims;
  };

  return {
    batchGet: ({ documents = [] }, claims) =>
      documents.map((name) => {
        allow(name, claims);
        const found = data.state.documents[name];
        return found
          ? { found: { name, ...found }, readTime: stamp() }
          : { missing: name, readTime: stamp() };
      }),
    commit: ({ writes = [] }, claims) => {
      const next = { ...data.state.documents };
      const time = stamp();
      const writeResults = writes.map((write) => {
        const name = write.delete ?? write.update?.name ?? '';
        if (allow(name, claims).sub === sharedUid) throw denied();
        const before = next[name];
        expectCurrent(name, before, write);
        if (write.delete !== undefined) {
          delete next[name];
          return {};
        }
        const fields = fieldsAfter(write, before);
        if (!isUserDocument(fields)) throw denied();
        const updateTime = before && same(before.fields, fields) ? before.updateTime : time;
        next[name] = { fields, createTime: before?.createTime ?? time, updateTime };
        const transformResults = (write.updateTransforms ?? []).map(() => ({ nullValue: null }));
        return { updateTime, ...(transformResults.length > 0 && { transformResults }) };
      });
      data.state.documents = next;
      data.save();
      return { writeResults, commitTime: time };
    },
  };
}
