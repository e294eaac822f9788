import type { LocalData } from './local-state.ts';
import type { Claims } from './local-tokens.ts';
import { checkPrecondition, fieldsAfter, isEqual, type Write } from './local-writes.ts';
import { Refusal } from './refusal.ts';
import { accessOf } from './rules/access.ts';

/** The body of a request to Firestore. */
export interface StoreCall {
  documents?: string[];
  writes?: Write[];
  structuredQuery?: { from?: { collectionId?: string }[] };
}

/** The prefix of the full names of all documents of a project. */
export const documentPrefix = (project: string) =>
  `projects/${project}/databases/(default)/documents/`;

/** The query for a whole collection, exactly as the Firestore SDK sends it. */
const wholeCollection = (collectionId: string) => ({
  from: [{ collectionId }],
  orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
});

/** The local stand-in for Firestore: the methods that the site and its desk use, as far as the rules in rules/ allow. */
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
