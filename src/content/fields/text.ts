import type { FactName, LocalFactName } from '../placeholders.ts';
import { mustBe, problem, report, type ValueSentences, refusal, short } from '../problem.ts';
import type { Sentence } from '../text/fill.ts';
import { misspelt } from '../text/nearest.ts';
import { lettersOf } from '../text/text-size.ts';
import { group } from './groups.ts';
import { note, type Notes } from './notes.ts';
import { z } from './zod.ts';

const tag = /<\/?[a-z!][^>\n]*>?/i;

/** Yields what is wrong with a text: it is empty or too long, contains HTML or a script, or is in curly quotes. */
function* wrongWords(value: string, most: number): Generator<ValueSentences> {
  if (value.trim() === '')
    yield problem('{field} is empty.', 'Write some text, or leave it out if it is optional.');
  const count = value.length > most ? lettersOf(value) : 0;
  if (count > most)
    yield problem(
      `{field} has ${count} characters; at most ${most} are allowed.`,
      `Shorten it by ${count - most}.`,
    );
  const [found] = tag.exec(value) ?? [];
  if (found !== undefined) {
    const shown = short(found, 30);
    yield problem(
      `{field} contains HTML ("${shown}"), which is not allowed here.`,
      `Remove ${shown} and write plain text.`,
      { at: found.split('\n')[0] },
    );
  }
  const [script] = /javascript\s*:/i.exec(value) ?? [];
  if (script !== undefined)
    yield problem(
      '{field} contains a script, which is not allowed here.',
      `Remove "${script}" and everything after it.`,
      { at: script },
    );
  const quoted = inCurlyQuotes.exec(value);
  if (quoted)
    yield problem(
      '{field} is in curly quotes, which visitors would see.',
      'Delete the quotes at its beginning and at its end.',
      { write: quoted[1] ?? quoted[2] },
    );
}

/** Matches a text that is in curly quotes as a whole; quotes inside a text are fine. */
const inCurlyQuotes = /^\s*(?:[“”„‟]([^“”„‟]*)[“”„‟]|‘([^‘]*)’)\s*$/;

/** The arguments of a field with a text: its title, unless its name in the file says the same, and a limit. */
type Limit = [most?: number, more?: Notes] | [more: Notes];
type Titled<Rest extends unknown[]> = Rest | [label: string, ...Rest];

/** Tells the texts, the number and the notes among the arguments of a field apart. */
function argumentsOf(given: readonly (string | number | Notes | undefined)[]) {
  const isText = (one: unknown) => typeof one === 'string';
  const [label, words] = given.filter(isText);
  const most = given.find((one) => typeof one === 'number');
  return { label, words, most, more: given.find((one) => typeof one === 'object') };
}

const anyWords = (most: number) =>
  z
    .string()
    .superRefine((value, context) => {
      for (const sentences of wrongWords(value, most)) report(context, sentences);
    })
    .trim()
    // Pasted text has spaces that do not break, and lines on a phone would break at the wrong place.
    .overwrite((value) => value.replace(/[\u00a0\u202f]/g, ' '));

const braces = /\{[^{}\n]*\}?|\}/g;

/** A field with a text without placeholders, such as a name, a label or a heading: `text('Name', 40)`. */
export function text(...given: Titled<Limit>) {
  const { label, most = 160, more } = argumentsOf(given);
  const schema = anyWords(most).superRefine((value, context) => {
    for (const [found] of value.matchAll(braces)) {
      const shown = short(found, 30);
      const sentences = problem(
        `{field} contains ${shown}, but words in braces are not filled in here.`,
        `Write the text itself instead of ${shown}`,
        { at: found },
      );
      report(context, sentences);
    }
  });
  return note(schema, { kind: 'text', most, example: '…', label }, more);
}

/** The placeholders in a text such as "{class} {day?}", with or without their question marks. */
type WordsIn<Words extends string> = Words extends `${string}{${infer Word}}${infer Rest}`
  ? (Word extends `${infer Name}?` ? Name : Word) | WordsIn<Rest>
  : never;

/** The placeholders with one value for the whole site; in a sentence about one plan, {unit} is the unit of the plan. */
type FactsIn<Name extends string> =
  FactName | ('plan' extends Name ? Exclude<LocalFactName, 'unit'> : LocalFactName);

type SentenceWith<Words extends string> = z.ZodPipe<
  z.ZodString,
  z.ZodTransform<Sentence<Exclude<WordsIn<Words>, FactsIn<WordsIn<Words>>>>, string>
>;

/**
 * A field with a text that may have placeholders: those of every sentence (placeholders.ts), and its own, of which
 * those with a question mark are optional: `sentence('Next class', '{class} {start} {trainer?}', 90)`.
 */
export function sentence(...given: Titled<Limit>): SentenceWith<''>;
export function sentence<const Words extends string>(
  ...given: [label: string, words: Words, ...Limit]
): SentenceWith<Words>;
export function sentence(...given: readonly (string | number | Notes | undefined)[]) {
  const { label, words = '', most = 600, more } = argumentsOf(given);
  const placeholders = Object.fromEntries(
    [...words.matchAll(/\{(\w+)(\??)\}/g)].map(
      ([, name, mark]) => [name!, mark === '?' ? 'optional' : 'required'] as const,
    ),
  );
  const required = words.replace(/\{\w+\?\}\s*/g, '').trim();
  const example = `"… ${required}"`.replace(' "', '"');
  const schema = anyWords(most).transform((value) => value as Sentence);
  return note(schema, { kind: 'text', most, placeholders, example, label }, more);
}

/** A field with a long text in Markdown, as in posts: paragraphs, lists, links; no HTML. */
export const markdown = (label: string, most: number) =>
  text(label, most, { kind: 'markdown', example: '|\n  The first paragraph.' });

/** The problem of a text that must have exactly this wording. */
export function notFixed(wording: string, input: unknown): ValueSentences {
  // A wrong sentence was only reworded, but a wrong id may mean that the lines are in the wrong place.
  const isCertain = /\s/.test(wording) || misspelt(String(input), [wording]).length > 0;
  return mustBe(
    `exactly "${wording}"`,
    input,
    `Write ${wording}${isCertain ? '' : ', or put these lines back in order.'}`,
    { atDesk: `Write ${wording}`, ...(isCertain && { write: wording }) },
  );
}

/** A field whose words may not change, because something else relies on them. */
export const fixed = <const Words extends string>(label: string, wording: Words) =>
  note(z.literal(wording), {
    kind: 'fixed',
    example: `"${wording}"`,
    label,
  });

/** A field whose words may not change in English; a site in another language has its own words. */
export const fixedInEnglish = (label: string, wording: string) =>
  text(label, 80, {
    example: `"${wording}"`,
    wrongAt: (value, { language }) =>
      language === 'en' && value !== wording ? notFixed(wording, value) : undefined,
  });

/** A group with a language that somebody speaks, in its own letters. */
export const language = group('Language', {
  name: text('Name', 40, { help: 'In its own letters.' }),
  code: text('Language code', 8, {
    example: 'hi',
    help: 'Two or three lowercase letters: en English, kn Kannada, hi Hindi.',
    rare: true,
  }).refine(
    (value) => /^[a-z]{2,3}$/.test(value),
    refusal(
      '{field} must be two or three lowercase letters.',
      'Write kn for Kannada, hi for Hindi, en for English, or the code of another language',
    ),
  ),
});
