/* Fills the placeholders of sentences, the words in braces. */

import { capitalise } from './format.ts';

/** A sentence of a page with the names of its placeholders. */
export type Sentence<Name extends string = never> = string & { readonly holds?: Name };

const token = /\{(\w+(?::[\w-]+)?)\}/g;

/**
 * Fills the placeholders of a text with values as they are. A value under a name that ends in `Count`, which is a word
 * for a number, is capitalised at the beginning of a sentence. A placeholder without a value stays, so that a text can
 * be filled in two steps.
 */
export function fillWords(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(token, (whole, name: string, at: number) => {
    if (!Object.hasOwn(values, name)) return whole;
    const value = String(values[name]!);
    if (name.endsWith('Count'))
      return /(^|[.!?]\s+)$/.test(text.slice(0, at)) ? capitalise(value) : value;
    // A value that ends in a full stop, as in "With Meenakshi R.", must not be followed by a second one.
    return text[at + whole.length] === '.' ? value.replace(/\.$/, '') : value;
  });
}

/** Fills a sentence; every placeholder that it may contain needs its value. */
export const fill = <Name extends string>(
  sentence: Sentence<Name>,
  values: Readonly<Record<Name, string | number>>,
) => fillWords(sentence, values);

/** Fills all texts inside a value with the facts that many sentences share. */
export function fillFacts<Value>(
  value: Value,
  facts: Readonly<Record<string, string | number>>,
): Value {
  if (typeof value === 'string')
    return (value.includes('{') ? fillWords(value, facts) : value) as Value;
  if (Array.isArray(value)) return value.map((item) => fillFacts<unknown>(item, facts)) as Value;
  if (value === null || typeof value !== 'object') return value;
  const filled = { ...value } as Record<string, unknown>;
  for (const [name, inner] of Object.entries(value)) filled[name] = fillFacts(inner, facts);
  return filled as Value;
}
