import type { YamlEdit } from '../../yaml-edits/yaml-edit.ts';
import type { DeskConflict } from '../protocol.ts';
import { inWords } from '../in-words.ts';
import { fieldAt, type Names } from '../names.ts';
import { placeInWords, valueAt } from '../place-in-words.ts';
import { words } from '../words.ts';
import type { FileConflict } from './draft-entry.ts';
import type { DraftValues } from './draft-values.ts';

/** Describes a conflict in words. */
export function conflictInWords(
  { file, path, base, theirs }: FileConflict,
  values: DraftValues,
  names: Names,
): DeskConflict {
  const form = values.formOf(file)!;
  const value = values.of(file);
  const field = fieldAt(form, value, path);
  const isWhole = path.length === 0;
  const textOf = (one: unknown) => {
    if (isWhole) return one === undefined ? words.deletedVersion : words.wholeVersion;
    return inWords(field, one, names);
  };
  return {
    file,
    path,
    what: placeInWords(file, form, value, path, names),
    was: textOf(base),
    // What stands in the draft now, which may have changed since.
    mine: textOf(isWhole ? (value ?? undefined) : valueAt(value, path)),
    theirs: textOf(theirs),
  };
}

/** The edit that replaces mine by theirs; undefined values are absent. */
export function editToTheirs({ path, mine, theirs }: FileConflict): YamlEdit {
  const [around, last] = [path.slice(0, -1), path.at(-1)!];
  const isItem = typeof last === 'number';
  if (theirs === undefined)
    return isItem ? { kind: 'remove', path: around, index: last } : { kind: 'take', path };
  if (mine !== undefined) return { kind: 'set', path, value: theirs };
  return isItem
    ? { kind: 'insert', path: around, index: last, value: theirs }
    : { kind: 'add', path, value: theirs };
}
