import { type Group, isGroup, type Path, valueAt } from './path.ts';
import type { Correction } from './problem.ts';

/** One change of the value of a content file, as plain data. `path` leads to the field or item that is changed. */
export type Edit =
  /** Writes a value; a field that its group lacks is added. */
  | { readonly kind: 'set'; readonly path: Path; readonly value: unknown }
  /** Removes a field, or an item of a list. */
  | { readonly kind: 'remove'; readonly path: Path }
  /** Inserts an item into a list, before the item at `path` or at the end. If there is no list, it makes one. */
  | { readonly kind: 'insert'; readonly path: Path; readonly value: unknown }
  /** Moves an item of a list to the index `to`, counted without it. */
  | { readonly kind: 'move'; readonly path: Path; readonly to: number };

/** Returns the edit for a correction that a problem of the check has. */
export const editOf = ({ path, value }: Correction): Edit =>
  value === undefined ? { kind: 'remove', path } : { kind: 'set', path, value };

/** The error for an edit that no longer fits the value, because its field or item is gone. */
export class EditRefused extends Error {
  override readonly name = 'EditRefused';

  constructor(path: Path) {
    super(`There is nothing at ${path.join('.')}.`);
  }
}

/** Returns the value of a file after an edit; throws EditRefused if the edit no longer fits. */
export function valueAfter(value: unknown, edit: Edit): unknown {
  const { kind, path } = edit;
  const [around, last] = [path.slice(0, -1), path.at(-1)];
  if (last === undefined) {
    if (kind === 'set') return edit.value;
    throw new EditRefused(path);
  }
  if (kind === 'insert' && valueAt(value, around) === undefined)
    return valueAfter(value, { kind: 'set', path: around, value: [edit.value] });
  return changedAt(value, around, (parent) => {
    if (isList(parent) && typeof last === 'number' && last >= 0) {
      const isThere = last < parent.length;
      if (kind === 'insert' && last <= parent.length) return parent.toSpliced(last, 0, edit.value);
      if (kind === 'set' && isThere) return parent.with(last, edit.value);
      if (kind === 'remove' && isThere) return parent.toSpliced(last, 1);
      if (kind === 'move' && isThere && edit.to < parent.length)
        return parent.toSpliced(last, 1).toSpliced(edit.to, 0, parent[last]);
    }
    if (isGroup(parent) && typeof last === 'string') {
      if (kind === 'set') return { ...parent, [last]: edit.value };
      if (kind === 'remove' && Object.hasOwn(parent, last)) return withoutField(parent, last);
    }
    throw new EditRefused(path);
  });
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const withoutField = (group: Group, name: string): Group =>
  Object.fromEntries(Object.entries(group).filter(([other]) => other !== name));

/** Returns the value with another part at `path`, which must exist. */
function changedAt(value: unknown, path: Path, change: (part: unknown) => unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return change(value);
  const inner = (part: unknown) => changedAt(part, rest, change);
  if (isList(value) && typeof name === 'number' && name in value)
    return value.with(name, inner(value[name]));
  if (isGroup(value) && typeof name === 'string' && Object.hasOwn(value, name))
    return { ...value, [name]: inner(value[name]) };
  throw new EditRefused(path);
}
