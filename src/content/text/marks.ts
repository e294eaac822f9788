/*
 * Marks in texts of content, by which the preview of the desk knows from which field the words of a page come. A mark
 * is one character that no text has, and stands for the number of a field.
 */

const first = 0xf0000;
const marks = /[\u{f0000}-\u{10fffd}]/gu;
/** A mark in an address. */
const inAddress = /%F[34](?:%[89AB][0-9A-F]){3}/g;

/** Returns the mark of a number. */
export const markOf = (number: number) => String.fromCodePoint(first + number);

/** Returns the marks in a text. */
export const marksIn = (text: string): string[] => text.match(marks) ?? [];

/** Returns a text without marks. */
export const withoutMarks = (text: string) => text.replace(marks, '').replace(inAddress, '');

/**
 * Puts a mark into a text: before the last letter outside of braces, so that how the text begins and ends, and what is
 * filled into it, stays as it is.
 */
export function withMark(text: string, mark: string): string {
  const last = [...text.matchAll(/\{[^}]*\}|[\p{L}\p{N}]/gu)].findLast(
    ([found]) => found[0] !== '{',
  );
  const at = last?.index ?? text.indexOf('}') + 1;
  return text.slice(0, at) + mark + text.slice(at);
}
