/** Shortens a text to one line, so that a message stays readable. */
export function short(text: string, length = 60): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}

/** Reduces a value to what a message needs: the beginning of a text, empty lists and groups. */
export function inputOf(value: unknown): unknown {
  if (typeof value === 'string') return short(value);
  if (Array.isArray(value)) return [];
  return typeof value === 'object' && value !== null ? {} : value;
}

/** Describes a value so that its author recognises it: `the text "₹750"`, `a list with dashes`. */
export function inputInWords(input: unknown): string {
  if (input === null || input === undefined) return 'empty';
  if (typeof input === 'string') return input === '' ? 'an empty text' : `the text "${input}"`;
  if (typeof input === 'boolean') return `the word ${input}`;
  if (typeof input === 'number') return `the number ${input}`;
  return Array.isArray(input) ? 'a list with dashes' : 'a block of lines without dashes';
}
