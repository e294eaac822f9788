import { z } from 'zod';
import { isOwnOfStaff, isStaff, type CollectionRules } from './collection-rules.ts';
import { names, text } from './stored-values.ts';

const note = z.strictObject({ name: text(60), about: names, at: text(40) });

/** Who is changing what, for colleagues. */
export const editing: CollectionRules = {
  mayGet: isStaff,
  mayList: isStaff,
  mayWrite: isOwnOfStaff,
  mayDelete: isOwnOfStaff,
  isDocument: (fields) => note.safeParse(fields).success,
};
