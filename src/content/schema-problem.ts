import type { Sentences } from './problem.ts';

/** What a schema says of a wrong value. In its sentences `{field}` stands for the title of the field. */
export interface SchemaProblem extends Sentences {
  /** The value that alone can be meant; `{source}` in it stands for the value as it was typed. */
  write?: string | number | boolean | undefined;
  /** The field that is missing beside this one: its line may be there as a comment. */
  lacks?: string | undefined;
}

/** Encodes a problem as the message of a zod issue, which can carry text only. */
export const problem = (
  message: string,
  remedy: string,
  more: Omit<SchemaProblem, keyof Sentences> = {},
): string => JSON.stringify({ message, remedy, ...more });

/** Decodes the problem in the message of an issue; undefined for a message of zod's own. */
export const problemIn = (message: string): SchemaProblem | undefined =>
  message.startsWith('{"message":') ? (JSON.parse(message) as SchemaProblem) : undefined;

/** The problem of a value that is not what its field takes: `"Price" must be …, but it is the text "₹750".` */
export const mustBe = (
  what: string,
  input: unknown,
  remedy: string,
  more: Omit<SchemaProblem, keyof Sentences> = {},
): string => {
  // A number or a true that was typed in quotes looks right.
  const isQuoted = typeof more.write !== 'string' && String(more.write) === input;
  return problem(
    `{field} must be ${what}, but it is ${inputInWords(input)}.`,
    isQuoted ? `${remedy}, without quotes` : remedy,
    more,
  );
};

/** Says what to write: the only value that can be meant, one of several, or an example. */
export function toWrite(values: readonly (string | number)[], isCertain: boolean): string {
  const [first, ...others] = values;
  if (isCertain && others.length === 0) return `Write ${first}`;
  return others.length === 0
    ? `Write what you mean, for example ${first}`
    : `Write ${first}, or ${others.join(' or ')} if that is meant.`;
}

/** Shortens a text to one line, so that a message stays readable. */
export function short(text: string, length = 60): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}

/** Describes a value so that its author recognises it: `the text "₹750"`, `a list`. */
export function inputInWords(input: unknown): string {
  if (input === null || input === undefined) return 'empty';
  if (typeof input === 'string')
    return input === '' ? 'an empty text' : `the text "${short(input)}"`;
  if (typeof input === 'boolean') return `the word ${input}`;
  if (typeof input === 'number') return `the number ${input}`;
  return Array.isArray(input) ? 'a list' : 'a group of lines';
}
