import { applyEdit } from '../../yaml-edits/apply-edit.ts';
import type { FormField } from '../form-field.ts';
import type { Names } from '../names.ts';
import { changesBetween, type FileBetween } from './changes.ts';
import { noSuchSave, type ChangedTexts } from '../history.ts';

/**
 * A save as if it had made one of its changes alone: the one that stands in a line of its words, from 0. What is
 * undone of that is this change, whatever came after it.
 */
export function oneChangeOf(
  texts: ChangedTexts,
  line: number,
  formOf: (file: string) => FormField | undefined,
  read: (text: string) => unknown,
  names: Names,
): ChangedTexts {
  const change = changesBetween(filesBetween(texts, formOf, read), names)[line];
  if (!change) throw noSuchSave();
  const { file, back } = change;
  const files = [...new Set([file, ...(back.edits ?? []).map((one) => one.file)])];
  return Object.fromEntries(
    files.map((name) => {
      const { before, after } = texts[name]!;
      const own = back.edits?.filter((one) => one.file === name);
      const without = own ? own.reduce((text, { edit }) => applyEdit(text, edit), after!) : before;
      return [name, { before: without, after }];
    }),
  );
}

/** What the files of a save, or of an act, held before and after it. */
export const filesBetween = (
  texts: ChangedTexts,
  formOf: (file: string) => FormField | undefined,
  read: (text: string) => unknown,
): FileBetween[] =>
  Object.keys(texts)
    .sort()
    .flatMap((file) => {
      const form = formOf(file);
      const { before, after } = texts[file]!;
      const [from, to] = [before, after].map((text) => (text === null ? null : read(text)));
      return form ? [{ file, form, before: from, after: to }] : [];
    });
