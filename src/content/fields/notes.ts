import type { z as Zod } from 'zod';
import type { GroupField, ListField, ValueField } from '../field.ts';
import type { PlaceFormats } from '../place/place-formats.ts';
import type { ValueSentences } from '../problem.ts';
import { z } from './zod.ts';

/** What a schema says about a field besides its structure, for its description (src/content/field.ts). */
export interface Notes
  extends
    Partial<Omit<ValueField, 'label' | 'optional' | 'pattern' | 'choices' | 'fixed' | 'whole'>>,
    Pick<GroupField, 'fixedOrder'>,
    Pick<ListField, 'shared' | 'unique'> {
  /** The title of the field, unless its name in the file says the same. */
  label?: string | undefined;
  /** What is wrong with a value at the place of the gym, beyond what the schema says; undefined if nothing is. */
  wrongAt?: (value: unknown, place: PlaceFormats) => ValueSentences | undefined;
}

const notes = z.registry<Notes>();

/** Adds notes to a schema; later ones win, and undefined ones do not count. */
export function note<Schema extends Zod.ZodType>(
  schema: Schema,
  ...all: readonly (Notes | undefined)[]
): Schema {
  const given = all.flatMap((one) => Object.entries(one ?? {}));
  notes.add(schema, Object.fromEntries(given.filter(([, value]) => value !== undefined)));
  return schema;
}

/** Returns the notes of a schema, including those of the schema that it was derived from. */
export const notesOf = (schema: Zod.core.$ZodType): Notes => notes.get(schema as Zod.ZodType) ?? {};
