/** A path into the value of a file: ['plans', 0, 'price'] */
export type Path = readonly PropertyKey[];

/** ['plans', 0, 'price'] → '"price" of item 1 of "plans"' */
export const nameOfPath = (path: Path) =>
  path
    .map((part) => (typeof part === 'number' ? `item ${part + 1}` : `"${String(part)}"`))
    .reverse()
    .join(' of ');

/** The same at the beginning of a sentence. */
export const subjectOf = (path: Path) =>
  path.length === 0 ? 'The file' : nameOfPath(path).replace(/^item/, 'Item');

/** Whether the value has this path, even with null at its end. */
export function hasValue(value: unknown, path: Path): boolean {
  let at = value;
  for (const part of path) {
    if (at === null || typeof at !== 'object' || !Object.hasOwn(at, part)) return false;
    at = (at as Record<PropertyKey, unknown>)[part];
  }
  return true;
}

/** The value at a path; undefined if there is none. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (at, part) => (at as Record<PropertyKey, unknown> | null | undefined)?.[part],
    value,
  );
