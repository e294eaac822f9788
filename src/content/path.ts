/** A path into the value of a file, such as ['plans', 0, 'price']; the file itself is []. */
export type Path = readonly (string | number)[];

/** "images.3.image" → ['images', 3, 'image'] */
export const pathOfDotted = (dotted: string): Path =>
  dotted.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** The path of a value as zod gives it. */
export type ZodPath = readonly PropertyKey[];

/** Returns the value at a path; undefined if there is none. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (at, part) => (at as Record<PropertyKey, unknown> | null | undefined)?.[part],
    value,
  );

/** A value with named fields. */
export type Group = Readonly<Record<string, unknown>>;

/** Whether a value has named fields: an object, and no list. */
export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The named fields of a value that may be none or incomplete. */
export const groupOf = (value: unknown): Group => (isGroup(value) ? value : {});

/** The items of the list at a path; none if there is no list. */
export function listAt(value: unknown, path: Path): readonly unknown[] {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
}

/** The text at a path; '' if there is none. */
export function textAt(value: unknown, ...path: Path): string {
  const text = valueAt(value, path);
  return typeof text === 'string' ? text : '';
}

/** Whether nothing is filled in: no value, an empty text, an empty list. */
export const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** Whether two values are equal. The order of a group's fields does not count. */
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
