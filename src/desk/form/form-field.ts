/* The forms of the desk as plain data, which form-of.ts makes of the schemas, and how to find a field in them. */

import type { FieldKind } from '../../content/field-notes.ts';
import { type Group, type Path } from '../../content/path.ts';

interface Labelled {
  /** The label in the form: "Price range". */
  label: string;
  help?: string;
  /** The field may be left out. */
  optional?: true;
}

/** A field with one value: a text, a number, a date. */
export interface ValueField extends Labelled {
  kind: FieldKind;
  /** The limits of a number, or of the length of a text. */
  least?: number;
  most?: number;
  /** A valid value, for a text. */
  example?: string;
  /** How many characters of a text search results show. */
  read?: number;
  choices?: readonly string[];
  /** The names of options, unless they read well as they are. */
  choiceNames?: Readonly<Record<string, string>>;
  /** A time that may be on the next day. */
  nextDay?: boolean;
  /** The kind of thing that its value, an id, refers to: "class". */
  refersTo?: string;
  /** The kind of thing whose id or name this declares. */
  declares?: string;
  /** Placeholders that it may or must contain, besides those that every sentence may. */
  placeholders?: Readonly<Record<string, 'optional' | 'required'>>;
  /** Its only valid value. */
  fixed?: string | number;
}

/** Fields with names. */
export interface GroupField extends Labelled {
  kind: 'group';
  fields: readonly (readonly [name: string, field: FormField])[];
}

/** A list whose items all have the same field. */
export interface ListField extends Labelled {
  kind: 'list';
  item: FormField;
  /** The limits of its length. */
  least: number;
  most: number;
  /** A form offers the texts that other files of the folder use. */
  shared?: boolean | undefined;
}

/** A tuple of different fields. */
export interface PlacesField extends Labelled {
  kind: 'places';
  places: readonly FormField[];
}

/** A union of fields: "closed", or a list of times. */
export interface EitherField extends Labelled {
  kind: 'either';
  options: readonly FormField[];
}

/** The form of one part of the content, derived from its schema. Plain data. */
export type FormField = ValueField | GroupField | ListField | PlacesField | EitherField;

/** The field of a form at a path into `value`; undefined if the form has none. */
export function fieldAt(form: FormField, value: unknown, path: Path): FormField | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return form;
  const inner = (value as Group | undefined)?.[name];
  if (form.kind === 'group') {
    const field = form.fields.find(([own]) => own === name)?.[1];
    return field && fieldAt(field, inner, rest);
  }
  if (form.kind === 'list') return fieldAt(form.item, inner, rest);
  if (form.kind === 'places') {
    const place = form.places[Number(name)];
    return place && fieldAt(place, inner, rest);
  }
  if (form.kind === 'either') {
    const option = optionFor(form.options, value);
    return option && fieldAt(option, value, path);
  }
  return undefined;
}

/** The option that fits a value: "closed", or a list. */
export const optionFor = (options: readonly FormField[], value: unknown): FormField | undefined =>
  options.find((option) => Array.isArray(value) === (option.kind === 'list'));

/** A field with one value, and where it is in the value of a file. */
export interface FilledField {
  path: Path;
  field: ValueField;
  value: unknown;
}

/** The fields with one value that a value has, in the order of its form. */
export function* fieldsIn(
  form: FormField,
  value: unknown,
  path: Path = [],
): Generator<FilledField> {
  if (value === undefined || value === null) return;
  if (form.kind === 'group') {
    for (const [name, field] of form.fields)
      yield* fieldsIn(field, (value as Group)[name], [...path, name]);
  } else if (form.kind === 'list' || form.kind === 'places') {
    for (const [index, item] of (Array.isArray(value) ? value : []).entries()) {
      const field = form.kind === 'list' ? form.item : form.places[index];
      if (field) yield* fieldsIn(field, item, [...path, index]);
    }
  } else if (form.kind === 'either') {
    const option = optionFor(form.options, value);
    if (option) yield* fieldsIn(option, value, path);
  } else yield { path, field: form, value };
}
