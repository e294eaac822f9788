/** A place in the value of a file: ['plans', 0, 'price'] */
export type Path = readonly PropertyKey[];

/** ['plans', 0, 'price'] → "plans › item 1 › price" */
export const nameOfPath = (path: Path) =>
  path.map((part) => (typeof part === 'number' ? `item ${part + 1}` : String(part))).join(' › ');

export function hasValue(value: unknown, path: Path): boolean {
  let at = value;
  for (const part of path) {
    if (at === null || typeof at !== 'object' || !Object.hasOwn(at, part)) return false;
    at = (at as Record<PropertyKey, unknown>)[part];
  }
  return true;
}
