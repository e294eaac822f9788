import type { FieldKind } from '../checker/field-notes.ts';

interface Labelled {
  /** "Price range" */
  label: string;
  help?: string;
  /** It may be absent. */
  optional?: true;
}

export interface ValueField extends Labelled {
  kind: FieldKind;
  /** The limits of a number, or of the length of a text. */
  least?: number;
  most?: number;
  /** A valid value, for a text. */
  example?: string;
  /** How many letters of a text search results show. */
  read?: number;
  choices?: readonly string[];
  /** The kind of thing to which its value, an id, refers: 'class'. */
  refersTo?: string;
  /** The kind of thing whose id or name this declares. */
  declares?: string;
  /** Placeholders that it may or must contain, besides those that every sentence may. */
  placeholders?: Readonly<Record<string, 'may' | 'must'>>;
  /** The field of the same group from which its value is derived: the number to dial, from the one that is shown. */
  follows?: string;
  /** The only value that it may have. */
  fixed?: string | number;
}

export interface GroupField extends Labelled {
  kind: 'group';
  fields: readonly (readonly [name: string, field: FormField])[];
}

export interface ListField extends Labelled {
  kind: 'list';
  item: FormField;
  least: number;
  most: number;
  /** Its short texts are chosen from those that other files of the folder have. */
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
