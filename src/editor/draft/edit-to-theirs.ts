import type { YamlEdit } from '../../yaml-edits/yaml-edit.ts';
import type { FileConflict } from './draft-entry.ts';

/**
 * The edit that resolves a conflict in favour of the other person: it replaces the value of this draft by theirs. An
 * undefined value means that the field or item does not exist on that side.
 */
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
