import { capitalise, formatCount } from './format.ts';

/** One of several sentences a page shows; `{words}` in braces are filled in when the page is made. */
export type Sentence<Name extends string = never> = string & { readonly holds?: Name };

const token = /\{(\w+(?::[\w-]+)?)\}/g;

/**
 * Fills the words in braces of a text. A number under a name that ends in `Count` becomes a word, with a
 * capital at the beginning of a sentence; any other value is put in as it is. A word without a value stays, so
 * that a text can be filled in two steps.
 */
export function fillWords(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(token, (whole, name: string, at: number) => {
    if (!Object.hasOwn(values, name)) return whole;
    const value = values[name]!;
    if (typeof value === 'string' || !name.endsWith('Count')) {
      // A name that ends in a full stop brings the one of its sentence with it: "With Meenakshi R."
      const stops = text[at + whole.length] === '.';
      return stops ? String(value).replace(/\.$/, '') : String(value);
    }
    const beginsSentence = /(^|[.!?]\s+)$/.test(text.slice(0, at));
    return beginsSentence ? capitalise(formatCount(value)) : formatCount(value);
  });
}

/** Fills a sentence; every word in braces that it may hold needs its value. */
export const fill = <Name extends string>(
  sentence: Sentence<Name>,
  values: Readonly<Record<Name, string | number>>,
) => fillWords(sentence, values);

/** Fills all texts inside a value with the facts that stand in many sentences. */
export function fillFacts<Value>(
  value: Value,
  facts: Readonly<Record<string, string | number>>,
): Value {
  if (typeof value === 'string')
    return (value.includes('{') ? fillWords(value, facts) : value) as Value;
  if (Array.isArray(value)) return value.map((item) => fillFacts<unknown>(item, facts)) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, fillFacts<unknown>(inner, facts)]),
  ) as Value;
}
