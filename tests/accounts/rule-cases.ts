import { localProject } from '../../src/accounts/service.ts';

/** The claims of the token that a request is sent with; undefined without one. */
export type Sender = { sub: string; [claim: string]: unknown } | undefined;

/** Sends a request to a document store; returns whether its rules let it through. */
export type Send = (
  method: 'batchGet' | 'runQuery' | 'commit',
  body: object,
  sender: Sender,
) => Promise<boolean>;

export const nameOf = (path: string) =>
  `projects/${localProject}/databases/(default)/documents/${path}`;

type Value = object | string | number | boolean | null;
export type Data = Record<string, Value>;

function encoded(value: Value): object {
  if (value === null) return { nullValue: null };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: (value as Value[]).map(encoded) } };
  if (typeof value === 'object') return { mapValue: { fields: fieldsOf(value as Data) } };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  return { booleanValue: value };
}
export const fieldsOf = (data: Data) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, encoded(value)]));

/** What the cases do with a store. */
export function actsOn(send: Send) {
  const commit = (write: object, sender: Sender) => send('commit', { writes: [write] }, sender);
  return {
    get: (path: string, sender?: Sender) => send('batchGet', { documents: [nameOf(path)] }, sender),
    list: (collectionId: string, sender?: Sender) => {
      const orderBy = [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }];
      return send('runQuery', { structuredQuery: { from: [{ collectionId }], orderBy } }, sender);
    },
    set: (path: string, data: Data, sender?: Sender) =>
      commit({ update: { name: nameOf(path), fields: fieldsOf(data) } }, sender),
    union: (path: string, ids: string[], sender?: Sender) => {
      const appendMissingElements = { values: ids.map((id) => ({ stringValue: id })) };
      return commit(
        {
          update: { name: nameOf(path), fields: {} },
          updateMask: { fieldPaths: [] },
          updateTransforms: [{ fieldPath: 'savedShows', appendMissingElements }],
        },
        sender,
      );
    },
    remove: (path: string, sender?: Sender) => commit({ delete: nameOf(path) }, sender),
  };
}

export type RuleCase = [
  what: string,
  allowed: boolean,
  attempt: (acts: ReturnType<typeof actsOn>) => Promise<boolean>,
];
