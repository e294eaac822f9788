/**
 * How a schema speaks to staff: two lines, what is wrong and what to type instead. The checker puts the name of the
 * field before the first line, and fills in `{key}` (the name of the line), `{source}` (what was typed) and
 * `{next:01-26}` (the coming 26 January) in the second. A third says it to those who fill in a form, where the second
 * speaks of lines.
 */
export const says = (wrong: string, mend: string, ...inForm: [string?]) =>
  [wrong, mend, ...inForm].join('\n');

/** What a value in another notation can mean. For messages only; nothing is ever corrected in silence. */
export interface Readings<Value = string> {
  /** The likeliest first; none where nothing can be told. */
  readonly values: readonly Value[];
  /** Nothing but the one value can be meant. */
  readonly isCertain: boolean;
}

/** What to type in place of a wrong value. Only a remedy without another reading is offered as an edit. */
export function toType(values: readonly string[], isCertain: boolean): string {
  const [first, ...others] = values;
  if (isCertain) return `Write {key}: ${first}`;
  if (others.length === 0) return `Write what is meant, for example {key}: ${first}`;
  return `Write {key}: ${first}, or ${others.join(' or ')} if that is meant.`;
}

/** What somebody typed, named so that they recognise it: `the text "₹750"`, `a list`. */
export function shown(input: unknown): string {
  if (input === null || input === undefined) return 'nothing';
  if (typeof input === 'string')
    return input === '' ? 'an empty text' : `the text "${short(input)}"`;
  if (typeof input === 'number')
    return Number.isFinite(input) ? `the number ${input}` : 'no real number';
  if (typeof input === 'boolean') return `the word ${input}`;
  return Array.isArray(input) ? 'a list with dashes' : 'a block of lines without dashes';
}

/** The beginning of a text, for a message that must stay readable. */
export function short(text: string, length = 60): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}
