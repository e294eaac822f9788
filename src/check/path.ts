/* Paths into values in words, and text that is safe to print. */

import type { ZodPath } from '../content/path.ts';

/** Writes a path in words: ['plans', 0, 'price'] → '"price" of item 1 of "plans"'. */
export const nameOfPath = (path: ZodPath) =>
  path
    .map((part) => (typeof part === 'number' ? `item ${part + 1}` : `"${String(part)}"`))
    .reverse()
    .join(' of ');

/** Writes a path in words at the beginning of a sentence. */
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

/** Characters that control a terminal, break a line or change the direction of text. */
export const controlCharacters =
  /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Escapes control characters, so that untrusted text is safe to print in a terminal. */
export const printable = (text: string) =>
  text
    .replace(controlCharacters, (sign) => `\\u{${sign.codePointAt(0)!.toString(16)}}`)
    // The runner of GitHub Actions obeys ##[commands] anywhere in a line.
    .replaceAll('##[', '#\\u{23}[');

/** Escapes control characters inside JSON, with the escapes of JSON; its line ends stay. */
export const printableJson = (json: string) =>
  json
    .replace(controlCharacters, (sign) =>
      sign === '\n' ? sign : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    .replaceAll('##[', '#\\u0023[');
