import { z } from 'zod';
import { isOwnOfStaff, type CollectionRules } from './collection-rules.ts';
import { bytes, names, text, timestamp } from './stored-values.ts';

const draftDocument = z.strictObject({
  entries: z.union([text(900_000), bytes(900_000)]),
  device: text(100),
  at: z.union([text(40), timestamp]),
  about: names,
});

/**
 * The rules of `drafts` in firestore.rules, for the local store: only its owner, while on the list of staff, reads and
 * writes a draft. Change both together.
 */
export const drafts: CollectionRules = {
  mayGet: isOwnOfStaff,
  mayList: () => false,
  mayWrite: isOwnOfStaff,
  mayDelete: isOwnOfStaff,
  isDocument: (fields) => draftDocument.safeParse(fields).success,
};
