import { sharedUid } from '../../src/accounts/service.ts';
import type { LocalData, StoredDocument, StoredValue } from './local-state.ts';
import type { Claims } from './local-tokens.ts';
import { Refusal } from './refusal.ts';

interface Transform {
  fieldPath: string;
  appendMissingElements?: { values?: StoredValue[] };
  removeAllFromArray?: { values?: StoredValue[] };
}

interface Write {
  delete?: string;
  update?: { name: string; fields?: Record<string, StoredValue> };
  updateMask?: { fieldPaths?: string[] };
  updateTransforms?: Transform[];
  currentDocument?: { exists?: boolean; updateTime?: string };
}

export interface StoreCall {
  documents?: string[];
  writes?: Write[];
}

const denied = () => new Refusal(403, 'Missing or insufficient permissions.', 'PERMISSION_DENIED');
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const sameTime = (a: string, b: string) => a.replace(/0+Z$/, 'Z') === b.replace(/0+Z$/, 'Z');

/** What firestore.rules asks of the one document: `{ savedShows: [] }`, at most 30 ids, each once. */
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

/** The two calls of the document store that the site makes: only users/{uid}, only for its owner. */
export function storeCalls(
  data: LocalData,
  project: string,
): Record<string, (call: StoreCall, claims: Claims | undefined) => object> {
  const users = `projects/${project}/databases/(default)/documents/users/`;
  let clock = 0;
  /** A time that no other document has, to the microsecond. */
  const stamp = () => {
    clock = Math.max(Date.now() * 1000, clock + 1);
    return `${new Date(clock / 1000).toISOString().slice(0, 20)}${String(clock % 1e6).padStart(6, '0')}Z`;
  };
  const allow = (name: string, claims: Claims | undefined) => {
    if (!claims || name !== users + claims.sub) throw denied();
    return claims;
  };

  function applied(write: Write, before: StoredDocument | undefined): Record<string, StoredValue> {
    const given = write.update?.fields ?? {};
    const fields = write.updateMask ? { ...before?.fields } : {};
    for (const path of write.updateMask?.fieldPaths ?? Object.keys(given)) {
      if (given[path]) fields[path] = given[path];
      else delete fields[path];
    }
    for (const { fieldPath, appendMissingElements, removeAllFromArray } of write.updateTransforms ??
      []) {
      const old = fields[fieldPath]?.arrayValue?.values ?? [];
      const missing = (appendMissingElements?.values ?? []).filter(
        (value, index, all) =>
          !old.some((one) => same(one, value)) &&
          all.findIndex((one) => same(one, value)) === index,
      );
      const gone = removeAllFromArray?.values ?? [];
      const values = [...old, ...missing].filter((one) => !gone.some((value) => same(one, value)));
      fields[fieldPath] = { arrayValue: values.length > 0 ? { values } : {} };
    }
    return fields;
  }

  function expectCurrent(name: string, before: StoredDocument | undefined, wanted: Write) {
    const { exists, updateTime } = wanted.currentDocument ?? {};
    if (exists === true && !before)
      throw new Refusal(404, `No document to update: ${name}`, 'NOT_FOUND');
    if (exists === false && before)
      throw new Refusal(409, `Document already exists: ${name}`, 'ALREADY_EXISTS');
    if (updateTime !== undefined && !(before && sameTime(before.updateTime, updateTime)))
      throw new Refusal(
        400,
        'the stored version does not match the required base version',
        'FAILED_PRECONDITION',
      );
  }

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
        const fields = applied(write, before);
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
