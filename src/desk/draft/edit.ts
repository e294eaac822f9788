/** The file of a field, and its path in that file. */
export interface Place {
  file: string;
  path: readonly (string | number)[];
}

/** A path into the value of a file, such as ['plans', 0, 'price']; the file itself is []. */
export type Path = readonly (string | number)[];

/** One change of a file's value, as plain data. Values are JSON. */
export type Edit =
  /** Replaces the value at `path`, which may be a whole list or group. */
  | { readonly kind: 'set'; readonly path: Path; readonly value: unknown }
  /** Adds the field at `path`, which its group lacks. */
  | { readonly kind: 'add'; readonly path: Path; readonly value: unknown }
  /** Removes the field at `path` from its group. */
  | { readonly kind: 'take'; readonly path: Path }
  /** Inserts an item into the list at `path`, before the item with this index, or at the end. */
  | {
      readonly kind: 'insert';
      readonly path: Path;
      readonly index: number;
      readonly value: unknown;
    }
  /** Removes the item with this index from the list at `path`. */
  | { readonly kind: 'remove'; readonly path: Path; readonly index: number }
  /** Moves an item of the list at `path` to the index `to`, counted without it. */
  | { readonly kind: 'move'; readonly path: Path; readonly from: number; readonly to: number };

/** Thrown for an edit that no longer fits the value: what it is about is gone, or there already. */
export class EditRefused extends Error {
  override readonly name = 'EditRefused';

  constructor(path: Path, why: string) {
    super(`${path.join('.')}: ${why}`);
  }
}

/** A plain object. */
export type Group = Readonly<Record<string, unknown>>;

/** Whether a value is a plain object: not a list, and not a type unknown to JSON such as a date. */
export const isGroup = (value: unknown): value is Group =>
  Object.prototype.toString.call(value) === '[object Object]';

/** Whether two JSON values are equal. The order of a group's fields does not count. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isGroup(one) || !isGroup(other)) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}

/** The value with another part at `path`, which must exist. */
function changedAt(
  value: unknown,
  path: Path,
  change: (part: unknown) => unknown,
  depth = 0,
): unknown {
  const name = path[depth];
  if (name === undefined) return change(value);
  const inner = (part: unknown) => changedAt(part, path, change, depth + 1);
  if (Array.isArray(value) && typeof name === 'number' && name in value)
    return value.with(name, inner(value[name]));
  if (isGroup(value) && typeof name === 'string' && Object.hasOwn(value, name))
    return { ...value, [name]: inner(value[name]) };
  throw new EditRefused(path, 'this does not exist.');
}

/** The value of a file after an edit. Throws EditRefused if the edit no longer fits. */
export function valueAfter(value: unknown, edit: Edit): unknown {
  const { path } = edit;
  const inGroup = (change: (group: Group, name: string) => Group) =>
    changedAt(value, path.slice(0, -1), (group) => {
      const name = path.at(-1);
      if (isGroup(group) && typeof name === 'string') return change(group, name);
      throw new EditRefused(path, 'this is not a field of a group.');
    });
  const inList = (index: number, more: number, change: (list: unknown[]) => unknown[]) =>
    changedAt(value, path, (list) => {
      if (Array.isArray(list) && index >= 0 && index < list.length + more) return change(list);
      throw new EditRefused(path, 'there is no such item.');
    });
  switch (edit.kind) {
    case 'set':
      return changedAt(value, path, () => edit.value);
    case 'add':
      return inGroup((group, name) => {
        if (Object.hasOwn(group, name)) throw new EditRefused(path, 'this exists already.');
        return { ...group, [name]: edit.value };
      });
    case 'take':
      return inGroup((group, name) => {
        if (!Object.hasOwn(group, name)) throw new EditRefused(path, 'this does not exist.');
        return Object.fromEntries(Object.entries(group).filter(([other]) => other !== name));
      });
    case 'insert':
      return inList(edit.index, 1, (list) => list.toSpliced(edit.index, 0, edit.value));
    case 'remove':
      return inList(edit.index, 0, (list) => list.toSpliced(edit.index, 1));
    case 'move':
      return inList(Math.max(edit.from, edit.to), 0, (list) =>
        list.toSpliced(edit.from, 1).toSpliced(edit.to, 0, list[edit.from]),
      );
  }
}
