import type { GlobalMeta } from 'zod';

/** Kinds of values, by which a form chooses the control of a field. */
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

declare module 'zod' {
  /** Metadata of a field for the checker, forms and editors, beside `title` and `description`. */
  interface GlobalMeta {
    kind?: FieldKind;
    /** Valid values, as they are typed in a file. */
    examples?: unknown[];
    /** How the value is typed in a file; a form has its own hints. */
    written?: string;
    /** For a choice: its options. */
    choices?: readonly string[];
    /** The names of options in a form, unless they read well as they are: { sms: 'Text message (SMS)' }. */
    choiceNames?: Readonly<Record<string, string>>;
    /** A time may be on the next day: "00:30 next day". */
    nextDay?: boolean;
    /** For a text: its greatest length in characters. The limits of numbers are in the zod schema. */
    most?: number;
    /** For a text: how many of its characters search results show. */
    read?: number;
    /** For a list: its least and its greatest length. */
    minItems?: number;
    maxItems?: number;
    /** For a list of short texts: a form offers those that other files of the folder use. */
    shared?: boolean;
    /** The kind of thing that this id refers to. */
    refersTo?: string;
    /** The kind of thing that this id declares. */
    declares?: string;
    /** Placeholders that the text may or must contain, besides those that every sentence may. */
    placeholders?: Record<string, 'optional' | 'required'>;
    /** The mark `placeholder: true` of an invented fact. */
    placeholderMark?: boolean;
    /** Suggested for a misspelt name only if that is almost the same. */
    seldomMeant?: boolean;
    markdown?: boolean;
    /** Pages show this group in the order of the schema, not of the file. */
    fixedOrder?: boolean;
  }
}

/** What a schema says about a field beside its type, through `.meta(…)`. */
export type FieldNotes = GlobalMeta;
