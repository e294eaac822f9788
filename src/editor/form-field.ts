import type { FieldKind } from '../checker/field-notes.ts';

interface Labelled {
  /** "Price range" */
  label: string;
  help?: string;
  /** It may be left out. */
  optional?: true;
}

/** One value. */
export interface ValueField extends Labelled {
  kind: FieldKind;
  /** The fewest and the most letters of a text; the limits of a number. */
  least?: number;
  most?: number;
  choices?: readonly string[];
  /** The kind of things of which it names one by its id: 'class'. */
  refersTo?: string;
  /** The kind of thing whose id or name this is. */
  declares?: string;
  /** Words in braces that it may or must hold, besides those that every sentence may hold. */
  placeholders?: Readonly<Record<string, 'may' | 'must'>>;
  /** The field of the same group whose value it follows: the number that a phone dials, after the one that is read. */
  follows?: string;
  /** The one value that it may have. */
  fixed?: string | number;
}

/** Fields that belong together. */
export interface GroupField extends Labelled {
  kind: 'group';
  fields: readonly (readonly [name: string, field: FormField])[];
}

/** As many of `item` as are wanted. */
export interface ListField extends Labelled {
  kind: 'list';
  item: FormField;
  least: number;
  most: number;
}

/** A fixed number of places, each with its own field. */
export interface PlacesField extends Labelled {
  kind: 'places';
  places: readonly FormField[];
}

/** One of several fields, whichever fits: "closed", or a list of times. */
export interface EitherField extends Labelled {
  kind: 'either';
  options: readonly FormField[];
}

/** What a form shows for one part of the content, as its schema describes it. Plain data. */
export type FormField = ValueField | GroupField | ListField | PlacesField | EitherField;
