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
  /** What a field says of itself to forms and editors, beside the `description` of what it means. */
  interface GlobalMeta {
    kind?: FieldKind;
    /** How the value is typed in a file; a form has its own ways. */
    written?: string;
    /** Of a choice: the words to choose from. */
    choices?: readonly string[];
    /** Of a text: how many letters fit. The limits of numbers zod itself knows. */
    most?: number;
    /** Of a list: how many items it has. */
    minItems?: number;
    maxItems?: number;
  }
}
