/*
 * The fields of content as plain data, for the check, the forms of the desk and the JSON schemas of code editors;
 * describe.ts makes them from the schemas. Also finds a field by its path, and walks over a value with its fields.
 */

import { isGroup, valueAt, type ZodPath } from './path.ts';
import { short } from './problem.ts';

/**
 * The kinds of values, by which a form of the desk chooses the control of a field. A new kind needs a control in
 * src/desk/form/ControlOf.tsx.
 */
export type FieldKind =
  | 'alt'
  | 'choice'
  | 'date'
  | 'email'
  | 'fixed'
  | 'flag'
  | 'focus'
  | 'id'
  | 'markdown'
  | 'number'
  | 'page'
  | 'phone'
  | 'picture'
  | 'price'
  | 'reference'
  | 'text'
  | 'time'
  | 'web';

interface Labelled {
  /** The label in a form, and the name in messages: "Price range". */
  label: string;
  help?: string | undefined;
  /** How the value is typed in a file; a form has its own hints. */
  written?: string | undefined;
  /** An example of a value as it is typed in a file: `750`, `"09:00"`. */
  example?: string | undefined;
  /** The field may be left out. */
  optional?: true | undefined;
  /** Whether this field is suggested for a misspelt name only if the two names are almost the same. */
  seldomMeant?: boolean | undefined;
}

/** A field with one value: a text, a number, a date. */
export interface ValueField extends Labelled {
  kind: FieldKind;
  /** The limits of a number, or of the length of a text. */
  least?: number | undefined;
  most?: number | undefined;
  /** What messages call a number: "a whole number of people". */
  noun?: string | undefined;
  /** Whether a number has no decimals. */
  whole?: boolean | undefined;
  /** The form of a text, as a regular expression. */
  pattern?: string | undefined;
  /** How many characters of a text search results show. */
  read?: number | undefined;
  choices?: readonly string[] | undefined;
  /** The names of options in a form, for those that do not read well: { sms: 'Text message (SMS)' }. */
  choiceNames?: Readonly<Record<string, string>> | undefined;
  /** Whether a time may be on the next day: "00:30 next day". */
  nextDay?: boolean | undefined;
  /** The kind of thing that its value, an id, refers to: "class". */
  refersTo?: string | undefined;
  /** The kind of thing whose id or name this declares. */
  declares?: string | undefined;
  /** Placeholders that it may or must contain, besides those that every sentence may. */
  placeholders?: Readonly<Record<string, 'optional' | 'required'>> | undefined;
  /** Whether this field is the mark `placeholder: true` of an invented fact. */
  placeholderMark?: boolean | undefined;
  /** The field beside this mark that alone is the invented fact. */
  placeholderOf?: string | undefined;
  /** Whether staff hardly ever change it: a form folds it. */
  rare?: boolean | undefined;
  /** Its only valid value. */
  fixed?: string | number | undefined;
}

/** Fields with names. */
export interface GroupField extends Labelled {
  kind: 'group';
  fields: readonly (readonly [name: string, field: Field])[];
  /** Whether pages show this group in the order of the schema, not of the file. */
  fixedOrder?: boolean | undefined;
}

/** A list whose items all have the same field. */
export interface ListField extends Labelled {
  kind: 'list';
  item: Field;
  /** The limits of its length. */
  least: number;
  most: number;
  /** The fields of which no two items have the same value. */
  unique?: readonly string[] | undefined;
  /** Whether a form offers the items of this list in other files of the folder, such as the tags of other posts. */
  shared?: boolean | undefined;
}

/** A tuple of different fields. */
export interface PlacesField extends Labelled {
  kind: 'places';
  places: readonly Field[];
}

/** A union of fields: "closed", or a list of times. */
export interface EitherField extends Labelled {
  kind: 'either';
  options: readonly Field[];
}

/** A part of the content, and all parts inside it. */
export type Field = ValueField | GroupField | ListField | PlacesField | EitherField;

/** Whether a field has one value, and not several fields. */
export const isValueField = (field: Field): field is ValueField =>
  !['group', 'list', 'places', 'either'].includes(field.kind);

/** Returns the field of a part of a field; undefined if there is none. */
function inside(field: Field, part: PropertyKey): Field | undefined {
  if (field.kind === 'group') return field.fields.find(([name]) => name === part)?.[1];
  if (field.kind === 'list') return typeof part === 'number' ? field.item : undefined;
  if (field.kind === 'places') return field.places[Number(part)];
  if (field.kind !== 'either') return undefined;
  return field.options.map((option) => inside(option, part)).find((found) => found);
}

/** Returns the field at a path; undefined if there is none. */
export const fieldAt = (field: Field, path: ZodPath): Field | undefined =>
  path.reduce<Field | undefined>((at, part) => at && inside(at, part), field);

/** Returns the option that fits a value: "closed", or a list. */
export const optionFor = (options: readonly Field[], value: unknown): Field | undefined =>
  options.find((option) => Array.isArray(value) === (option.kind === 'list'));

/** A value inside another one, and its field. */
export interface Found<One extends Field = Field> {
  path: (string | number)[];
  field: One;
  value: unknown;
}

/** Yields a value and all values inside it that have a field, in the order of the fields; an empty one is null. */
export function* walk(
  field: Field,
  value: unknown,
  path: (string | number)[] = [],
): Generator<Found> {
  if (value === undefined) return;
  if (field.kind === 'either') {
    const option = optionFor(field.options, value);
    if (option) yield* walk(option, value, path);
    return;
  }
  yield { path, field, value };
  if (field.kind === 'group' && isGroup(value)) {
    for (const [name, inner] of field.fields) yield* walk(inner, value[name], [...path, name]);
  } else if (Array.isArray(value))
    for (const [index, item] of value.entries()) {
      const inner = inside(field, index);
      if (inner) yield* walk(inner, item, [...path, index]);
    }
}

/** Yields the values of all fields with one value that are not empty, in the order of the fields. */
export function* valuesIn(field: Field, value: unknown): Generator<Found<ValueField>> {
  for (const found of walk(field, value)) if (hasOneValue(found)) yield found;
}

const hasOneValue = (found: Found): found is Found<ValueField> =>
  found.value !== null && isValueField(found.field);

/** Yields a field and all fields inside it. */
export function* everyField(field: Field): Generator<Field> {
  yield field;
  if (field.kind === 'group') for (const [, inner] of field.fields) yield* everyField(inner);
  else if (field.kind === 'list') yield* everyField(field.item);
  else if (field.kind === 'places') for (const inner of field.places) yield* everyField(inner);
  else if (field.kind === 'either') for (const inner of field.options) yield* everyField(inner);
}

/** Returns the names that a group may have, in the order of the schema. */
export const namesIn = (field: Field): string[] =>
  field.kind === 'group' ? field.fields.map(([name]) => name) : [];

/** Whether the values of a field are lists. */
export const isList = ({ kind }: Field) => kind === 'list' || kind === 'places';

/** Splits a name into words: "secondButton" → "Second button", "sign-in" → "Sign in". */
export function nameInWords(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/-/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Returns what sentences call the field at a path: its label, `"Price"`; of a list, the name that its item has in
 * `value`, `"Experts" in "Plans"`, or its number, `Item 2 of "Plans"`.
 */
export function nameOfField(file: Field, path: ZodPath, value?: unknown): string {
  const last = path.at(-1);
  if (last === undefined) return 'The file';
  if (typeof last === 'number') {
    const list = nameOfField(file, path.slice(0, -1), value).replace(/^Item/, 'item');
    const name = nameOfItem(valueAt(value, path));
    return name === undefined ? `Item ${last + 1} of ${list}` : `"${short(name, 40)}" in ${list}`;
  }
  return `"${fieldAt(file, path)?.label ?? nameInWords(String(last))}"`;
}

/** Returns the name by which people know an item of a list; undefined if it has none. */
function nameOfItem(item: unknown): string | undefined {
  const names = ['name', 'title', 'label', 'question', 'term'].map((field) =>
    valueAt(item, [field]),
  );
  return names.find((name) => typeof name === 'string' && name.trim() !== '') as string | undefined;
}

/** Returns an example of a value as staff would type it: `750`, `"09:00"` or `…`; '' for several fields without one. */
export function exampleOf(field: Field): string {
  if (field.example !== undefined) return field.example;
  if (field.kind === 'either') return exampleOf(field.options[0]!);
  return isValueField(field) ? '…' : '';
}

/** Returns the required lines of a group, each with its example: `title: …`, `price: 750`. */
export const exampleLines = (field: Field): string[] =>
  field.kind !== 'group'
    ? []
    : field.fields
        .filter(([, inner]) => !inner.optional)
        .map(([name, inner]) => {
          const lines = exampleLines(inner);
          return `${name}: ${lines.length > 0 ? `(${lines.join(', ')})` : exampleOf(inner)}`.trim();
        });

/**
 * Whether a value has the structure of its field: groups, lists and tuples where the field has them, or nothing. What
 * is in a field with one value does not matter here.
 */
export function hasStructure(field: Field, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  switch (field.kind) {
    case 'group':
      return (
        isGroup(value) &&
        field.fields.every(
          ([name, own]) => !Object.hasOwn(value, name) || hasStructure(own, value[name]),
        )
      );
    case 'list':
      return (
        Array.isArray(value) &&
        value.every((item) => item !== null && item !== undefined && hasStructure(field.item, item))
      );
    case 'places':
      return Array.isArray(value);
    case 'either':
      return field.options.some((option) => hasStructure(option, value));
    default:
      return typeof value !== 'object';
  }
}
