import type { FormField } from '../../form-field.ts';
import type { Names } from '../../names.ts';

/** Read access to the draft, for quick fixes and error messages. */
export interface ContentAtDesk {
  /** The file names of the draft. */
  files: () => readonly string[];
  textOf: (file: string) => string;
  /** Parses YAML; null if it cannot be parsed. */
  read: (text: string) => unknown;
  /** The value of a file; null if it does not exist or cannot be parsed. */
  valueOf: (file: string) => unknown;
  /** The saved value of a file; null if it does not exist or cannot be parsed. */
  savedValueOf: (file: string) => unknown;
  formOf: (file: string) => FormField | undefined;
  names: Names;
  /** The declared ids, by kind: 'class' → ['yoga', …]. */
  ids: ReadonlyMap<string, readonly string[]>;
}

/** A place in the content of a draft. */
export interface PlaceAtDesk {
  content: ContentAtDesk;
  file: string;
  path: readonly (string | number)[];
}
