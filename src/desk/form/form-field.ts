import type { FieldKind } from '../../content/field-notes.ts';
import { type Group, isGroup, type Path } from '../../content/path.ts';

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

/** Yields each item in a value that declares an id, with the kind of that id. */
export function* declaredIn(
  form: FormField,
  value: unknown,
): Generator<{ kind: string; id: string; item: Group }> {
  if (form.kind === 'group' && isGroup(value)) {
    for (const [name, field] of form.fields) {
      const own = value[name];
      if ('declares' in field && field.declares !== undefined && typeof own === 'string')
        yield { kind: field.declares, id: own, item: value };
      yield* declaredIn(field, own);
    }
  } else if (form.kind === 'list' && Array.isArray(value))
    for (const item of value) yield* declaredIn(form.item, item);
}
