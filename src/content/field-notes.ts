import type { GlobalMeta } from 'zod';
import type { FieldKind } from './field.ts';
import type { PlaceFormats } from './place/place-formats.ts';

declare module 'zod' {
  /** Metadata of a field for the check, for forms and for editors, beside `title` and `description`. */
  interface GlobalMeta {
    kind?: FieldKind;
    /** Examples of valid values, as they are typed in a file. */
    examples?: unknown[];
    /** How the value is typed in a file; a form has its own hints. */
    written?: string;
    /** The names of options in a form, for those that do not read well: { sms: 'Text message (SMS)' }. */
    choiceNames?: Readonly<Record<string, string>>;
    /** Whether a time may be on the next day: "00:30 next day". */
    nextDay?: boolean;
    /** The greatest length of a text in characters. The limits of numbers are in the zod schema. */
    most?: number;
    /** How many characters of a text search results show. */
    read?: number;
    /** The least and the greatest length of a list. */
    minItems?: number;
    maxItems?: number;
    /** Whether a form offers the items of this list in other files of the folder, such as the tags of other posts. */
    shared?: boolean;
    /** What is wrong with a value at the place of the gym, beyond what the schema says; undefined if nothing is. */
    wrongAt?: (value: unknown, place: PlaceFormats) => string | undefined;
    /** The kind of thing that this id refers to. */
    refersTo?: string;
    /** The kind of thing that this id declares. */
    declares?: string;
    /** Placeholders that the text may or must contain, besides those that every sentence may. */
    placeholders?: Record<string, 'optional' | 'required'>;
    /** Whether this field is the mark `placeholder: true` of an invented fact. */
    placeholderMark?: boolean;
    /** Whether this field is suggested for a misspelt name only if the two names are almost the same. */
    seldomMeant?: boolean;
    markdown?: boolean;
    /** Whether pages show this group in the order of the schema, not of the file. */
    fixedOrder?: boolean;
  }
}

/** Everything that a schema says about a field with `.meta(…)`, beside its type. */
export type FieldNotes = GlobalMeta;
