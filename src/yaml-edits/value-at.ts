import { EditRefused } from './edit-refused.ts';
import type { YamlPath } from './yaml-edit.ts';

/** A plain object. */
export type Group = Readonly<Record<string, unknown>>;

/** Whether a value is a plain object: not a list, and not a type unknown to JSON such as a date. */
export const isGroup = (value: unknown): value is Group =>
  Object.prototype.toString.call(value) === '[object Object]';

/** The part of a value at `path`, which must exist. */
export function valueAt(value: unknown, path: YamlPath): unknown {
  let found = value;
  changedAt(value, path, (part) => (found = part));
  return found;
}

/** The value with another part at `path`, which must exist. */
export function changedAt(
  value: unknown,
  path: YamlPath,
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
