import type { GlobalMeta } from 'zod';

/** Ways in which a form lets one value be filled in. */
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
  /** What a field says of itself to the check, to forms and to editors, beside its `title` and `description`. */
  interface GlobalMeta {
    kind?: FieldKind;
    /** Values that fit, as they are typed. */
    examples?: unknown[];
    /** How the value is typed in a file; a form has its own ways. */
    written?: string;
    /** Of a choice: the words to choose from. */
    choices?: readonly string[];
    /** Of a text: how many letters fit. The limits of numbers zod itself knows. */
    most?: number;
    /** Of a list: how many items it has. */
    minItems?: number;
    maxItems?: number;
    /** The kind of things of which it names one by its id. */
    refersTo?: string;
    /** The kind of thing whose id it is. */
    declares?: string;
    /** The field of the same group whose value it follows. */
    follows?: string;
    /** Words in braces that it may or must hold, besides those that every sentence may hold. */
    placeholders?: Record<string, 'may' | 'must'>;
    /** The mark of a made-up fact. */
    placeholderMark?: boolean;
    /** Proposed for another name only when that is almost the same. */
    seldomMeant?: boolean;
    markdown?: boolean;
    /** Pages show this group in the order of the schema, not in that of the file. */
    fixedOrder?: boolean;
  }
}

export type FieldNotes = GlobalMeta;
