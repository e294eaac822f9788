import type { Problem } from '../../checker/problem.ts';
import { applyEdit } from '../../yaml-edits/apply-edit.ts';
import type { FormField } from '../form-field.ts';
import type { Names } from '../names.ts';
import { changesBetween, type FileBetween } from './changes.ts';
import { DeskRefused } from '../desk-refused.ts';
import type { ChangedTexts } from '../history.ts';
import { words } from '../words.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { valueOf, type DraftValues } from './draft-values.ts';

/**
 * The texts of the earlier saves that staff want to revert, before and after each; with `line`, only that change of a
 * single save.
 */
export const versionsOf = (
  workspace: Workspace,
  ids: readonly string[],
  line: number | undefined,
  values: DraftValues,
): Promise<ChangedTexts[]> =>
  Promise.all(
    ids.map(async (id) => {
      const texts = await workspace.version(id);
      if (!texts) throw new DeskRefused(words.noSuchSave);
      for (const [file, { before }] of Object.entries(texts))
        if (before !== null) values.remember(file, valueOf(before));
      return line === undefined
        ? texts
        : oneChangeOf(texts, line, values.formOf, valueOf, values.names());
    }),
  );

/** Reduces a save to the change of one line (counted from 0), so that reverting the result reverts only that change. */
export function oneChangeOf(
  texts: ChangedTexts,
  line: number,
  formOf: (file: string) => FormField | undefined,
  read: (text: string) => unknown,
  names: Names,
): ChangedTexts {
  const change = changesBetween(filesBetween(texts, formOf, read), names)[line];
  if (!change) throw new DeskRefused(words.noSuchSave);
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

/** The reason why a version cannot be reverted if that would cause these errors; null without errors. */
export const reasonOfErrors = (errors: readonly Problem[]): string | null =>
  errors.length === 0 ? null : words.fitsNoMore;

/** The values of the files of a save or an act, before and after it. */
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
