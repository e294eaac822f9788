import { z } from 'zod';
import { isOwnOfStaff, isStaff, type CollectionRules } from './collection-rules.ts';
import { names, text } from './stored-values.ts';

/** `about` are the names of the things that are changed; `at` is an ISO date. */
const editingDocument = z.strictObject({ name: text(60), about: names, at: text(40) });

/**
 * The rules of `editing` in firestore.rules, for the local store: each member of staff writes one document, which tells
 * colleagues what they are changing. Change both together.
 */
export const editing: CollectionRules = {
  mayGet: isStaff,
  mayList: isStaff,
  mayWrite: isOwnOfStaff,
  mayDelete: isOwnOfStaff,
  isDocument: (fields) => editingDocument.safeParse(fields).success,
};
