import { type Edit, editOf } from '../../content/edit.ts';
import type { Path } from '../../content/path.ts';

/** Where a field is: its file, and its path in the value of that file. */
export interface FieldPlace {
  file: string;
  path: Path;
}

/** An edit of one file, by its name inside the content folder. */
export type FileEdit = Edit & { readonly file: string };

/** The edit that sets a field to `next`; undefined removes it. */
export const editOfField = ({ file, path }: FieldPlace, next: unknown): FileEdit => ({
  file,
  ...editOf({ path, value: next }),
});
