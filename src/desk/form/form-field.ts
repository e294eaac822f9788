import type { FieldKind } from '../../content/field-notes.ts';

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
