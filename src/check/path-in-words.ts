/* Puts the paths of values into words. */

import type { ZodPath } from '../content/path.ts';

/** Writes a path in words: ['plans', 0, 'price'] → '"price" of item 1 of "plans"'. */
export const nameOfPath = (path: ZodPath) =>
  path
    .map((part) => (typeof part === 'number' ? `item ${part + 1}` : `"${String(part)}"`))
    .reverse()
    .join(' of ');

/** Writes a path in words, capitalised for the beginning of a sentence. */
export const subjectOf = (path: ZodPath) =>
  path.length === 0 ? 'The file' : nameOfPath(path).replace(/^item/, 'Item');

/** Whether the value has this path, even with null at its end. */
export function hasValue(value: unknown, path: ZodPath): boolean {
  let at = value;
  for (const part of path) {
    if (at === null || typeof at !== 'object' || !Object.hasOwn(at, part)) return false;
    at = (at as Record<PropertyKey, unknown>)[part];
  }
  return true;
}
