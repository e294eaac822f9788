/*
 * The local stand-in for Firestore: the REST methods that the site and its desk use, limited by local-rules.ts.
 * Requests and answers have Firestore's format, because the Firebase SDK reads them.
 */

import { type LocalData, Refusal, type StoredDocument, type StoredValue } from './local-data.ts';
import { accessOf } from './local-rules.ts';
import type { Claims } from './local-tokens.ts';

/** The body of a request. */
export interface StoreCall {
  documents?: string[];
  writes?: Write[];
  structuredQuery?: { from?: { collectionId?: string }[] };
}

/** Returns the prefix of the full names of all documents of a project. */
export const documentPrefix = (project: string) =>
  `projects/${project}/databases/(default)/documents/`;

/** Returns the query for a whole collection, exactly as the Firebase SDK sends it. */
const wholeCollection = (collectionId: string) => ({
  from: [{ collectionId }],
  orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
});

/** Returns the methods by their names in the REST API. */
export function storeCalls(
  data: LocalData,
  project: string,
): Record<string, (call: StoreCall, claims: Claims | undefined) => object> {
  const root = documentPrefix(project);
  const stamp = clockOfStore();

  return {
    batchGet: ({ documents = [] }, claims) => {
      const access = accessOf(claims, root, data.state.documents);
      return documents.map((name) => {
        access.get(name);
        const found = data.state.documents[name];
        return found
          ? { found: { name, ...found }, readTime: stamp() }
          : { missing: name, readTime: stamp() };
      });
    },
    runQuery: ({ structuredQuery }, claims) => {
      const collection = structuredQuery?.from?.[0]?.collectionId ?? '';
      accessOf(claims, root, data.state.documents).list(collection);
      if (!isEqual(structuredQuery, wholeCollection(collection)))
        throw new Refusal(501, 'Whole collections only.', 'UNIMPLEMENTED');
      const readTime = stamp();
      const found = Object.entries(data.state.documents)
        .filter(([name]) => name.startsWith(`${root}${collection}/`))
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, document]) => ({ document: { name, ...document }, readTime }));
      return found.length > 0 ? found : [{ readTime }];
    },
    commit: ({ writes = [] }, claims) => {
      const access = accessOf(claims, root, data.state.documents);
      const next = { ...data.state.documents };
      const time = stamp();
      const writeResults = writes.map((write) => {
        const name = write.delete ?? write.verify ?? write.update?.name ?? '';
        access[accessOfWrite(write)](name);
        const before = next[name];
        checkPrecondition(name, before, write);
        if (write.verify !== undefined) return {};
        if (write.delete !== undefined) {
          delete next[name];
          return {};
        }
        const fields = fieldsAfter(write, before);
        access.validate(name, fields);
        const updateTime = before && isEqual(before.fields, fields) ? before.updateTime : time;
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

const accessOfWrite = (write: Write) => {
  if (write.verify !== undefined) return 'get';
  return write.delete === undefined ? 'write' : 'delete';
};

/** Creates a clock whose timestamps, in microseconds, always increase. */
function clockOfStore() {
  let clock = 0;
  return () => {
    clock = Math.max(Date.now() * 1000, clock + 1);
    return `${new Date(clock / 1000).toISOString().slice(0, 20)}${String(clock % 1e6).padStart(6, '0')}Z`;
  };
}

/** A transform of a field that this site uses, arrayUnion or arrayRemove; others are not supported. */
interface Transform {
  fieldPath: string;
  appendMissingElements?: { values?: StoredValue[] };
  removeAllFromArray?: { values?: StoredValue[] };
}

/** A write of one document in Firestore's REST API. */
export interface Write {
  delete?: string;
  /** The name of a document that a transaction only read, so that only `currentDocument` is checked. */
  verify?: string;
  update?: { name: string; fields?: Record<string, StoredValue> };
  updateMask?: { fieldPaths?: string[] };
  updateTransforms?: Transform[];
  currentDocument?: { exists?: boolean; updateTime?: string };
}

/** Whether two parts of Firestore's REST format are equal, with their keys in the same order. */
export const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
/** Whether two timestamps are equal, although one may have more zeros at its end. */
const sameTime = (a: string, b: string) => a.replace(/0+Z$/, 'Z') === b.replace(/0+Z$/, 'Z');

/** Returns the fields of a document after a write. */
export function fieldsAfter(
  write: Write,
  before: StoredDocument | undefined,
): Record<string, StoredValue> {
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
        !old.some((one) => isEqual(one, value)) &&
        all.findIndex((one) => isEqual(one, value)) === index,
    );
    const gone = removeAllFromArray?.values ?? [];
    const values = [...old, ...missing].filter((one) => !gone.some((value) => isEqual(one, value)));
    fields[fieldPath] = { arrayValue: values.length > 0 ? { values } : {} };
  }
  return fields;
}

/** Throws a Refusal with the code 404, 409 or 400 if the precondition of a write fails. */
export function checkPrecondition(name: string, before: StoredDocument | undefined, wanted: Write) {
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
