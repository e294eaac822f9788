import { EditRefused } from './edit-refused.ts';
import { changedAt, isGroup, type Group } from './value-at.ts';
import type { YamlEdit, YamlPath } from './yaml-edit.ts';

/** The value of a file after an edit. Throws EditRefused if the edit no longer fits. */
export function valueAfter(value: unknown, edit: YamlEdit): unknown {
  const { path } = edit;
  switch (edit.kind) {
    case 'set':
      return changedAt(value, path, () => edit.value);
    case 'add':
      return withGroup(value, path, (group, name) => {
        if (Object.hasOwn(group, name)) throw new EditRefused(path, 'this exists already.');
        return { ...group, [name]: edit.value };
      });
    case 'take':
      return withGroup(value, path, (group, name) => {
        if (!Object.hasOwn(group, name)) throw new EditRefused(path, 'this does not exist.');
        return Object.fromEntries(Object.entries(group).filter(([other]) => other !== name));
      });
    case 'insert':
      return withList(value, path, (list) =>
        list.toSpliced(checkedIndex(list.length + 1, edit.index, path), 0, edit.value),
      );
    case 'remove':
      return withList(value, path, (list) =>
        list.toSpliced(checkedIndex(list.length, edit.index, path), 1),
      );
    case 'move':
      return withList(value, path, (list) => {
        const item = list[checkedIndex(list.length, edit.from, path)];
        return list
          .toSpliced(edit.from, 1)
          .toSpliced(checkedIndex(list.length, edit.to, path), 0, item);
      });
  }
}

function withGroup(
  value: unknown,
  path: YamlPath,
  change: (group: Group, name: string) => Group,
): unknown {
  const name = path.at(-1);
  return changedAt(value, path.slice(0, -1), (group) => {
    if (isGroup(group) && typeof name === 'string') return change(group, name);
    throw new EditRefused(path, 'this is not a field of a group.');
  });
}

function withList(
  value: unknown,
  path: YamlPath,
  change: (list: readonly unknown[]) => readonly unknown[],
): unknown {
  return changedAt(value, path, (list) => {
    if (Array.isArray(list)) return change(list);
    throw new EditRefused(path, 'this is not a list.');
  });
}

/** Returns an index below `count`, or throws. */
function checkedIndex(count: number, index: number, path: YamlPath): number {
  if (Number.isInteger(index) && index >= 0 && index < count) return index;
  throw new EditRefused(path, `the list has no index ${index}.`);
}
