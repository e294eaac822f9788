import type { FormField } from '../../form-field.ts';
import type { Names } from '../../names.ts';

/** The draft, as far as words about what is wrong with it need it. */
export interface ContentAtDesk {
  /** The names of its files. */
  files: () => readonly string[];
  textOf: (file: string) => string;
  /** What a text of YAML holds; null where it cannot be read. */
  read: (text: string) => unknown;
  /** What a file holds; null where it is not there or cannot be read. */
  valueOf: (file: string) => unknown;
  savedOf: (file: string) => unknown;
  formOf: (file: string) => FormField | undefined;
  names: Names;
  /** What can be referred to, by kind: 'class' → ['yoga', …]. */
  ids: ReadonlyMap<string, readonly string[]>;
}

/** A place in it. */
export interface PlaceAtDesk {
  content: ContentAtDesk;
  file: string;
  path: readonly (string | number)[];
}
