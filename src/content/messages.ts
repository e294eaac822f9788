/**
 * How a schema speaks to staff: two lines, what is wrong and what to type instead. The checker puts the
 * name of the field before the first line, and fills in `{key}` (the name of the line) and `{source}`
 * (what was typed) in the second. A third says it to those who fill in a form, where the second speaks of lines.
 */
export const says = (wrong: string, mend: string, ...inForm: [string?]) =>
  [wrong, mend, ...inForm].join('\n');

/**
 * What to type in place of a wrong value. Where it could have meant something else too, it is shown as an example:
 * only the other one is ever offered as an edit.
 */
export const toType = (value: string, isCertain: boolean) =>
  isCertain ? `Write {key}: ${value}` : `Write what is meant, for example {key}: ${value}`;

/** What somebody typed, named so that they recognise it: `the text "₹750"`, `a list`. */
export function shown(input: unknown): string {
  if (input === null || input === undefined) return 'nothing';
  if (typeof input === 'string')
    return input === '' ? 'an empty text' : `the text "${short(input)}"`;
  if (typeof input === 'number')
    return Number.isFinite(input) ? `the number ${input}` : 'no real number';
  if (typeof input === 'boolean') return `the word ${input}`;
  return Array.isArray(input) ? 'a list' : 'a group of lines';
}

/** The beginning of a text, for a message that must stay readable. */
export function short(text: string, length = 60): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}
