import { globalRegistry, type z } from 'zod';
import type { FieldNotes } from './field-notes.ts';
import { short } from './problem.ts';
import { valueAt, type ZodPath } from './path.ts';

/** Questions about the schemas of src/content: their notes, names, titles and examples, and every field of a value. */
type AnySchema = z.core.$ZodType;

const noNotes: FieldNotes = {};
const known = new WeakMap<AnySchema, FieldNotes>();

/** Returns the notes of a schema, its metadata in zod, from a cache because every field of every file needs them. */
export function notesOf(schema: AnySchema): FieldNotes {
  let notes = known.get(schema);
  if (notes === undefined) {
    notes = globalRegistry.get(schema) ?? noNotes;
    known.set(schema, notes);
  }
  return notes;
}

type Def = {
  type: string;
  shape?: Record<string, AnySchema>;
  element?: AnySchema;
  innerType?: AnySchema;
  in?: AnySchema;
  items?: AnySchema[];
  options?: AnySchema[];
};
const defOf = (schema: AnySchema) => schema._zod.def as unknown as Def;
/** Returns the schema inside an optional or transformed one. */
const wrappedIn = (schema: AnySchema) => defOf(schema).innerType ?? defOf(schema).in;

/** Returns a schema and those inside it that describe the same value: of an optional field, its own. */
export function layersOf(schema: AnySchema): AnySchema[] {
  const wrapped = wrappedIn(schema);
  return wrapped ? [schema, ...layersOf(wrapped)] : [schema];
}

/** Returns the schema of the items of a list of any length. */
export const itemOf = (schema: AnySchema): AnySchema | undefined =>
  layersOf(schema).flatMap((layer) => defOf(layer).element ?? [])[0];

/** Returns the fields of a group with their schemas; of one with several forms, those of all. */
export const fieldsOf = (schema: AnySchema): [name: string, field: AnySchema][] =>
  layersOf(schema).flatMap((layer) => {
    const { shape, options } = defOf(layer);
    return shape ? Object.entries(shape) : (options ?? []).flatMap(fieldsOf);
  });

/** Whether a field may be left out. */
export const isOptional = (field: AnySchema): boolean => defOf(field).type === 'optional';

/** Returns the schema of a field or item. */
function inside(schema: AnySchema, part: PropertyKey): AnySchema | undefined {
  const def = defOf(schema);
  if (def.shape) return def.shape[String(part)];
  if (def.element) return typeof part === 'number' ? def.element : undefined;
  if (def.items) return def.items[Number(part)];
  if (def.options) return def.options.map((option) => inside(option, part)).find((found) => found);
  const wrapped = wrappedIn(schema);
  return wrapped && inside(wrapped, part);
}

/** Returns the schema of the value at a path; undefined if the schema has no such field. */
export function schemaAt(schema: AnySchema, path: ZodPath): AnySchema | undefined {
  let at: AnySchema | undefined = schema;
  for (const part of path) at = at && inside(at, part);
  return at;
}

/**
 * Returns what sentences call a field: its title in the schema, `"Price"`; of a list, the name that its item has in
 * `value`, `"Experts" in "Plans"`, or its number, `Item 2 of "Plans"`.
 */
export function nameOfField(schema: AnySchema, path: ZodPath, value?: unknown): string {
  const last = path.at(-1);
  if (last === undefined) return 'The file';
  if (typeof last === 'number') {
    const list = nameOfField(schema, path.slice(0, -1), value).replace(/^Item/, 'item');
    const name = nameOfThing(valueAt(value, path));
    return name === undefined ? `Item ${last + 1} of ${list}` : `"${short(name, 40)}" in ${list}`;
  }
  const field = schemaAt(schema, path);
  return `"${(field && titleOf(field)) ?? wordsOf(String(last))}"`;
}

/** Returns the name that people know a thing of a list by; undefined if it has none. */
function nameOfThing(thing: unknown): string | undefined {
  const names = ['name', 'title', 'label', 'question', 'term'].map((field) =>
    valueAt(thing, [field]),
  );
  return names.find((name) => typeof name === 'string' && name.trim() !== '') as string | undefined;
}

/** Returns the title of a schema, or of the schema inside it. */
function titleOf(schema: AnySchema): string | undefined {
  const wrapped = wrappedIn(schema);
  return notesOf(schema).title ?? (wrapped && titleOf(wrapped));
}

/** Returns the kind of a field, or of the schema inside it. */
export function kindOf(schema: AnySchema): FieldNotes['kind'] {
  const wrapped = wrappedIn(schema);
  return notesOf(schema).kind ?? (wrapped && kindOf(wrapped));
}

/** Makes words of a name: "secondButton" → "Second button", "sign-in" → "Sign in". */
export function wordsOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/-/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the names that a group may have, in the order of the schema. */
export function namesAt(schema: AnySchema): string[] {
  const def = defOf(schema);
  if (def.shape) return Object.keys(def.shape);
  const wrapped = wrappedIn(schema);
  return wrapped ? namesAt(wrapped) : [];
}

/** Returns the names that a group must have. */
export function requiredNamesAt(schema: AnySchema): string[] {
  return namesAt(schema).filter((name) => !isOptional(inside(schema, name)!));
}

/** Returns every name that any group in the file may have. */
export const allNames = (schema: AnySchema): Set<string> =>
  new Set([...everySchema(schema)].flatMap((inner) => Object.keys(defOf(inner).shape ?? {})));

/** Returns an example of a value as staff would type it: `750`, `"09:00"` or `…`; '' for a group without one. */
export function exampleOf(schema: AnySchema): string {
  const [example] = notesOf(schema).examples ?? [];
  if (typeof example === 'string') return example;
  const def = defOf(schema);
  if (def.shape ?? def.element) return '';
  const wrapped = wrappedIn(schema) ?? def.options?.[0];
  return wrapped ? exampleOf(wrapped) : '…';
}

/** Returns the required lines of a group, each with its example: `title: …`, `price: 750`. */
export const exampleLines = (schema: AnySchema): string[] =>
  requiredNamesAt(schema).map((name) => {
    const field = inside(schema, name)!;
    const inner = exampleLines(field);
    return `${name}: ${inner.length > 0 ? `(${inner.join(', ')})` : exampleOf(field)}`.trim();
  });

/** Whether the values of a schema are lists. */
export const isList = (schema: AnySchema): boolean => {
  const def = defOf(schema);
  const wrapped = wrappedIn(schema);
  return Boolean(def.element ?? def.items) || (wrapped !== undefined && isList(wrapped));
};

/** Calls `visit` for every value whose field has notes that the check needs. */
export function walkFields(
  schema: AnySchema,
  value: unknown,
  visit: (notes: FieldNotes, value: unknown, path: (string | number)[]) => void,
  path: (string | number)[] = [],
): void {
  const def = defOf(schema);
  const notes = notesOf(schema);
  if (
    notes.refersTo ??
    notes.declares ??
    notes.placeholders ??
    notes.placeholderMark ??
    notes.wrongAt ??
    notes.markdown
  ) {
    visit(notes, value, path);
    return;
  }
  const wrapped = wrappedIn(schema);
  if (wrapped) {
    walkFields(wrapped, value, visit, path);
    return;
  }
  if (value === null || typeof value !== 'object') return;
  if (def.shape) {
    for (const [name, field] of Object.entries(def.shape)) {
      const own = (value as Record<string, unknown>)[name];
      if (own !== undefined) walkFields(field, own, visit, [...path, name]);
    }
  } else if (Array.isArray(value) && (def.element ?? def.items)) {
    for (const [index, item] of value.entries()) {
      const field = def.element ?? def.items?.[index];
      if (field) walkFields(field, item, visit, [...path, index]);
    }
  } else if (def.options) {
    for (const option of def.options) walkFields(option, value, visit, path);
  }
}

/** Yields the schema and all schemas inside it. */
export function* everySchema(schema: AnySchema): Generator<AnySchema> {
  yield schema;
  const def = defOf(schema);
  const fields: AnySchema[] = Object.values(def.shape ?? {});
  for (const inner of [
    def.element,
    def.innerType,
    def.in,
    ...(def.items ?? []),
    ...(def.options ?? []),
    ...fields,
  ]) {
    if (inner) yield* everySchema(inner);
  }
}
