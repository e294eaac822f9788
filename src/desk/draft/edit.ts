import { type Edit, editOf } from '../../content/edit.ts';
import type { Path } from '../../content/path.ts';

/** The file of a field, and its path in that file. */
export interface Place {
  file: string;
  path: Path;
}

/** An edit of one file, by its name inside the content folder. */
export type FileEdit = Edit & { readonly file: string };

/** The edit that sets a field to `next`; undefined removes it. */
export const editOfField = ({ file, path }: Place, next: unknown): FileEdit => ({
  file,
  ...editOf({ path, value: next }),
});
