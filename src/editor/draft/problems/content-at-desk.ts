import type { FormField } from '../../form-field.ts';
import type { Names } from '../../names.ts';

/** The draft, as quick fixes and the sentences of problems need it. */
export interface ContentAtDesk {
  /** The file names of the draft. */
  files: () => readonly string[];
  textOf: (file: string) => string;
  /** Parses YAML; null where that fails. */
  read: (text: string) => unknown;
  /** The value of a file; null where it does not exist or cannot be parsed. */
  valueOf: (file: string) => unknown;
  savedOf: (file: string) => unknown;
  formOf: (file: string) => FormField | undefined;
  names: Names;
  /** The declared ids, by kind: 'class' → ['yoga', …]. */
  ids: ReadonlyMap<string, readonly string[]>;
}

export interface PlaceAtDesk {
  content: ContentAtDesk;
  file: string;
  path: readonly (string | number)[];
}
