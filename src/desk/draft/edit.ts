import { editsBetween } from '../../content/compare.ts';
import { type Edit, editOf, valueAfter } from '../../content/edit.ts';
import { isSame, type Path } from '../../content/path.ts';

/** The values of files by name; a file that does not exist is left out. */
export type Values = Readonly<Record<string, unknown>>;

/** Where a field is: its file, and its path in the value of that file. */
export interface FieldPlace {
  file: string;
  path: Path;
}

/** Whether a place is a thing or inside it. */
export const isInside = ({ file, path }: FieldPlace, thing: FieldPlace) =>
  file === thing.file && isSame(path.slice(0, thing.path.length), thing.path);

/** An edit of one file, by its name inside the content folder. With the path [] it makes or deletes the file. */
export type FileEdit = Edit & { readonly file: string };

/** The edit that sets a field to `next`; undefined removes it. */
export const editOfField = ({ file, path }: FieldPlace, next: unknown): FileEdit => ({
  file,
  ...editOf({ path, value: next }),
});

/** The values after some edits; throws EditRefused if one does not fit. */
export function valuesWith(values: Values, edits: readonly FileEdit[]): Values {
  const next: Record<string, unknown> = { ...values };
  for (const { file, ...edit } of edits)
    if (edit.kind === 'remove' && edit.path.length === 0) delete next[file];
    else next[file] = valueAfter(next[file], edit);
  return next;
}

/** The edits that lead from some values to others, found by comparing them. */
export const editsToReach = (before: Values, after: Values): FileEdit[] =>
  filesThatDiffer(before, after).flatMap((file): FileEdit[] => {
    if (after[file] === undefined) return [{ file, kind: 'remove', path: [] }];
    return editsBetween(before[file], after[file]).map((edit) => ({ ...edit, file }));
  });

/** The files of some edits, each once. */
export const filesOf = (edits: readonly FileEdit[]) => [...new Set(edits.map(({ file }) => file))];

/** The file of a value after some edits: another one if they give a post another address. */
export const fileAfter = (edits: readonly FileEdit[], file: string) =>
  edits.find(({ path }) => path.length === 0)?.file ?? file;

/** The files of two versions that are not one value. */
export const filesThatDiffer = (before: Values, after: Values): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (file) => before[file] !== after[file],
  );
