/* Derives the forms of the desk from the schemas of the content: labels, hints and limits are said there. */

import { globalRegistry, type z } from 'zod';
import type { FieldNotes } from '../../content/field-notes.ts';
import { isGroup } from '../../content/path.ts';
import type { FormField, ValueField } from '../form/form-field.ts';

/** The forms of all files and folders of files, by name. */
export type Forms = Readonly<Record<string, FormField>>;

/** The form of a file, or of its folder; undefined if the site has no such file. */
export const formIn = (forms: Forms, file: string): FormField | undefined =>
  own(forms, file) ?? own(forms, file.slice(0, Math.max(0, file.lastIndexOf('/'))));

const own = (forms: Forms, name: string) => (Object.hasOwn(forms, name) ? forms[name] : undefined);

type AnySchema = z.core.$ZodType;

interface Def {
  type: string;
  shape?: Record<string, AnySchema>;
  element?: AnySchema;
  innerType?: AnySchema;
  in?: AnySchema;
  items?: AnySchema[];
  options?: AnySchema[];
  values?: (string | number)[];
  checks?: { _zod: { def: Check } }[];
}

interface Check {
  check: string;
  value: number;
  inclusive: boolean;
  minimum: number;
}

/**
 * Derives a form from a schema of content, so that no form is written by hand. `name` is the name of the
 * field in the file; `outer` has the notes of the schemas wrapped around this one.
 */
export function formOf(schema: AnySchema, name: string, outer: FieldNotes = {}): FormField {
  const def = schema._zod.def as unknown as Def;
  const notes: FieldNotes = { ...globalRegistry.get(schema), ...outer };
  const wrapped = def.innerType ?? def.in;
  if (wrapped) {
    const field = formOf(wrapped, name, notes);
    return def.type === 'optional' ? { ...field, optional: true } : field;
  }
  const { title: label = labelOf(name), description: help } = notes;
  const labelled = { label, ...(help !== undefined && { help }) };
  if (def.shape) {
    const fields = Object.entries(def.shape).map(([key, one]) => [key, formOf(one, key)] as const);
    return { ...labelled, kind: 'group', fields };
  }
  if (def.element) {
    const { minItems: least, maxItems: most, shared } = notes;
    if (least === undefined || most === undefined)
      throw new Error(`The list "${name}" does not say how long it may be.`);
    const item = formOf(def.element, singular(name));
    return { ...labelled, kind: 'list', item, least, most, shared };
  }
  if (def.items) {
    const places = def.items.map((one, index) => formOf(one, `${singular(name)} ${index + 1}`));
    return { ...labelled, kind: 'places', places };
  }
  if (def.options)
    return { ...labelled, kind: 'either', options: def.options.map((one) => formOf(one, name)) };
  return { ...labelled, ...valueOf(def, notes, name) };
}

function valueOf(def: Def, notes: FieldNotes, name: string) {
  const {
    kind,
    choices,
    choiceNames,
    refersTo,
    declares,
    placeholders,
    read,
    examples = [],
  } = notes;
  if (kind === undefined) throw new Error(`The field "${name}" does not say how it is filled in.`);
  const { least, most = notes.most } = limitsOf(def.checks);
  return {
    kind,
    ...(least !== undefined && { least }),
    ...(most !== undefined && { most }),
    ...(typeof examples[0] === 'string' && { example: examples[0].replace(/^"(.*)"$/, '$1') }),
    ...(read !== undefined && { read }),
    ...(choices && { choices }),
    ...(choiceNames && { choiceNames }),
    ...(notes.nextDay === true && { nextDay: true }),
    ...(refersTo !== undefined && { refersTo }),
    ...(declares !== undefined && { declares }),
    ...(placeholders && { placeholders }),
    ...(kind === 'fixed' && { fixed: def.values![0]! }),
  };
}

/** The limits that zod checks: the range of a whole number, the shortest text. */
function limitsOf(checks: Def['checks'] = []) {
  const limits: Pick<ValueField, 'least' | 'most'> = {};
  for (const { _zod } of checks) {
    const { check, value, inclusive, minimum } = _zod.def;
    if (check === 'greater_than') limits.least = inclusive ? value : value + 1;
    if (check === 'less_than') limits.most = value;
    if (check === 'min_length') limits.least = minimum;
  }
  return limits;
}

/** "secondButton" → "Second button", "sign-in" → "Sign in" */
function labelOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/-/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "categories" → "category", "classes" → "class", "plans" → "plan" */
const singular = (name: string) =>
  name
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/(?<!s)s$/, '');

/**
 * Whether a value has the structure of its form: groups, lists and tuples where the form has them, or nothing. Screens
 * can show no other values. What is in a field does not matter here: the check reports it.
 */
export function fitsForm(field: FormField, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  switch (field.kind) {
    case 'group':
      return (
        isGroup(value) &&
        field.fields.every(
          ([name, own]) => !Object.hasOwn(value, name) || fitsForm(own, value[name]),
        )
      );
    case 'list':
      return (
        Array.isArray(value) &&
        value.every((item) => item !== null && item !== undefined && fitsForm(field.item, item))
      );
    case 'places':
      return Array.isArray(value);
    case 'either':
      return field.options.some((option) => fitsForm(option, value));
    default:
      return typeof value !== 'object';
  }
}
