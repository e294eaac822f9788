import type { StoredDocument, StoredValue } from './local-state.ts';
import { Refusal } from './refusal.ts';

/** The transforms that this site uses, arrayUnion and arrayRemove; others are not supported. */
interface Transform {
  fieldPath: string;
  appendMissingElements?: { values?: StoredValue[] };
  removeAllFromArray?: { values?: StoredValue[] };
}

/** A write of one document in Firestore's REST API. */
export interface Write {
  delete?: string;
  /** Changes nothing: checks `currentDocument` after a transaction that only read the document. */
  verify?: string;
  update?: { name: string; fields?: Record<string, StoredValue> };
  updateMask?: { fieldPaths?: string[] };
  updateTransforms?: Transform[];
  currentDocument?: { exists?: boolean; updateTime?: string };
}

/** Whether two parts of Firestore's REST format are equal, with their keys in the same order. */
export const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
/** Whether two timestamps are the same, whatever the number of zeros at their ends. */
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
