/*
 * Describes a schema as fields (field.ts), so that labels, hints, limits and examples are written in the schema alone.
 */

import { safeParse, type z } from 'zod';
import { type Field, type ValueField, walk, nameInWords } from './field.ts';
import { type Notes, notesOf } from './fields/notes.ts';
import type { PlaceFormats } from './place/place-formats.ts';

type AnySchema = z.core.$ZodType;

interface Def {
  type: string;
  shape?: Record<string, AnySchema>;
  element?: AnySchema;
  innerType?: AnySchema;
  in?: AnySchema;
  items?: AnySchema[];
  options?: AnySchema[];
  entries?: Record<string, string>;
  values?: (string | number)[];
  checks?: { _zod: { def: Check } }[];
}

interface Check {
  check: string;
  value: number;
  inclusive: boolean;
  minimum: number;
  maximum: number;
  pattern?: RegExp;
}

const describedFields = new WeakMap<AnySchema, Field>();
/** The schema of each field, and its rule about values at a place, for `parseAs`. */
const schemas = new WeakMap<Field, AnySchema>();
const placeRules = new WeakMap<Field, NonNullable<Notes['wrongAt']>>();

/** Returns the description of the schema of a file, from a cache. */
export function describe(schema: AnySchema): Field {
  const field = describedFields.get(schema) ?? describeField(schema, 'file');
  describedFields.set(schema, field);
  return field;
}

/** Describes the field of this name; `outer` has the notes of the schemas wrapped around this one. */
export function describeField(schema: AnySchema, name: string, outer: Notes = {}): Field {
  const notes = { ...notesOf(schema), ...outer };
  const field = fieldFrom(schema, name, notes);
  schemas.set(field, schema);
  if (notes.wrongAt) placeRules.set(field, notes.wrongAt);
  return field;
}

function fieldFrom(schema: AnySchema, name: string, notes: Notes): Field {
  const def = schema._zod.def as unknown as Def;
  const wrapped = def.innerType ?? def.in;
  if (wrapped) {
    const field = describeField(wrapped, name, notes);
    return def.type === 'optional' ? { ...field, optional: true } : field;
  }
  const { label = nameInWords(name), kind, least, most, wrongAt: _, ...more } = notes;
  const called = { label, ...more };
  const limits = limitsOf(def.checks);
  if (def.shape) {
    const fields = Object.entries(def.shape).map(
      ([key, one]) => [key, describeField(one, key)] as const,
    );
    return { ...called, kind: 'group', fields };
  }
  if (def.element) {
    return {
      ...called,
      kind: 'list',
      item: describeField(def.element, singular(name)),
      least: limits.least ?? 0,
      most: limits.most ?? Infinity,
    };
  }
  if (def.items) {
    const places = def.items.map((one, index) =>
      describeField(one, `${singular(name)} ${index + 1}`),
    );
    return { ...called, kind: 'places', places };
  }
  if (def.options)
    return {
      ...called,
      kind: 'either',
      options: def.options.map((one) => describeField(one, name)),
    };
  if (kind === undefined) throw new Error(`The field "${name}" does not say how it is filled in.`);
  return {
    ...called,
    kind,
    least,
    most,
    ...limits,
    choices: def.entries && Object.values(def.entries),
    fixed: kind === 'fixed' ? def.values![0]! : undefined,
  };
}

/** The limits that zod checks: the range of a number, the length of a text or a list, the form of a text. */
function limitsOf(checks: Def['checks'] = []) {
  const limits: Pick<ValueField, 'least' | 'most' | 'whole' | 'pattern'> = {};
  for (const { _zod } of checks) {
    const { check, value, inclusive, minimum, maximum, pattern } = _zod.def;
    if (check === 'greater_than') limits.least = inclusive ? value : value + 1;
    if (check === 'less_than') limits.most = value;
    if (check === 'min_length') limits.least = minimum;
    if (check === 'max_length') limits.most = maximum;
    if (check === 'number_format') limits.whole = true;
    if (pattern) limits.pattern = pattern.source;
  }
  return limits;
}

/** "categories" → "category", "classes" → "class", "plans" → "plan" */
const singular = (name: string) =>
  name
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/(?<!s)s$/, '');

export type Issue = z.core.$ZodIssue;

/**
 * Checks a value by a field that `describe` returned, at a place: what the place asks for comes first. `data` is
 * undefined if anything is wrong.
 */
export function parseAs(
  field: Field,
  value: unknown,
  place: PlaceFormats,
): { issues: Issue[]; data: unknown } {
  const issues: Issue[] = [];
  for (const { field: inner, value: input, path } of walk(field, value)) {
    const sentences = placeRules.get(inner)?.(input, place);
    if (sentences) issues.push({ code: 'custom', path, message: '', input, params: { sentences } });
  }
  const { data, error } = safeParse(schemas.get(field)!, value, { reportInput: true });
  issues.push(...(error?.issues ?? []));
  return { issues, data: issues.length === 0 ? data : undefined };
}

/** Whether the field takes this value at a place. */
export const accepts = (field: Field, value: unknown, place: PlaceFormats) =>
  parseAs(field, value, place).issues.length === 0;
