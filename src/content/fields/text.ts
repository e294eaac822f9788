import { says, short, shown, toType } from '../messages.ts';
import type { FactName, LocalFactName } from '../placeholders.ts';
import { wordsMeant } from './choices.ts';
import { z } from './zod.ts';

/**
 * The vocabulary that the schemas are written in: texts. Staff never read these files; they read their messages,
 * so each one says what to type instead. `examples` is the value that a missing line is shown with.
 */

export const isText = (issue: { input?: unknown }) => {
  const { input } = issue;
  if (Array.isArray(input)) {
    return says(
      'must be one text, but here is a list with dashes.',
      'Write one text after {key}: and put it in double quotes if it begins with a bracket.',
    );
  }
  if (typeof input === 'object' && input !== null) {
    return says(
      'must be one text, but here is a block of lines.',
      'A text with a colon or a bracket in it must be in double quotes: {key}: "…"',
    );
  }
  if (input === null) {
    return says('is empty.', 'Write some text after {key}: (words after a # do not count).');
  }
  return says(
    `must be a text, but here is ${shown(input)}.`,
    'Put it in double quotes: {key}: "{source}"',
  );
};

const tag = /<\/?[a-z!][^>\n]*>?/i;

/** What no text may hold, whatever it is for. */
function checkWords(value: string, context: z.RefinementCtx<string>) {
  const found = tag.exec(value)?.[0];
  if (found) {
    const message = says(
      `holds HTML ("${short(found, 30)}"), which is not allowed here.`,
      `Remove ${short(found, 30)} and write plain words.`,
    );
    context.addIssue({ code: 'custom', message, params: { at: found.split('\n')[0] } });
  }
  const script = /javascript\s*:/i.exec(value)?.[0];
  if (script) {
    const message = says(
      'holds a script, which is not allowed here.',
      `Remove "${script}" and what follows.`,
    );
    context.addIssue({ code: 'custom', message, params: { at: script } });
  }
}

/** Letters as people count them: an emoji, or one with its marks, is one. */
const lettersOf = (value: string) => [...value.trim().normalize('NFC')].length;

const words = (most: number) =>
  z
    .string({ error: isText })
    .superRefine((value, context) => {
      if (value.trim() === '') {
        context.addIssue({
          code: 'custom',
          message: says(
            'is empty.',
            'Write some text after {key}: or remove the line if it may be left out.',
          ),
        });
      }
      if (value.length > most && lettersOf(value) > most) {
        context.addIssue({
          code: 'custom',
          message: says(
            `has ${lettersOf(value)} letters; at most ${most} fit.`,
            `Shorten it to ${most} letters or fewer.`,
          ),
        });
      }
      checkWords(value, context);
    })
    .trim()
    .meta({ kind: 'text', most });

const braces = /\{[^{}\n]*\}?|\}/g;

/** A text without words in braces: a name, a label, a heading of a post. */
export const text = (most = 160) =>
  words(most)
    .superRefine((value, context) => {
      for (const [found] of value.matchAll(braces)) {
        const message = says(
          `holds ${short(found, 30)}, but words in braces are not filled in here.`,
          `Write the words themselves instead of ${short(found, 30)}`,
        );
        context.addIssue({ code: 'custom', message, params: { at: found } });
      }
    })
    .meta({ examples: ['…'] });

/** One of several sentences a page shows; `{words}` in braces are filled in when the page is made. */
export type Sentence<Name extends string = never> = string & { readonly holds?: Name };

type Uses = Record<string, 'may' | 'must'>;

/**
 * A text that may hold words in braces: the ten that every sentence may hold, and those in `uses`, of
 * which the ones marked `must` may not be lost.
 */
export function sentence<Own extends Uses = Record<never, never>>(uses?: Own, most = 600) {
  const own: Uses = uses ?? {};
  return words(most)
    .meta({ placeholders: own, examples: [exampleSentence(own)] })
    .transform((value) => value as Sentence<Exclude<keyof Own & string, FactName | LocalFactName>>);
}

const exampleSentence = (own: Uses) =>
  `"… ${Object.keys(own)
    .filter((name) => own[name] === 'must')
    .map((name) => `{${name}}`)
    .join(' ')}"`.replace(' "', '"');

/** A long text in Markdown, as in the posts: paragraphs, lists, links; no HTML. */
export const markdown = (most: number) =>
  text(most).meta({ kind: 'markdown', markdown: true, examples: ['|\n  The first paragraph.'] });

/** Words that may not change, because something else relies on them letter by letter. */
export const fixed = <const Words extends string>(wording: Words) =>
  z
    .literal(wording, {
      error: ({ input }) =>
        says(
          `must be exactly "${wording}", but here is ${shown(input)}.`,
          // A sentence was reworded; another id may be that of a thing that stands in another place.
          /\s/.test(wording) || wordsMeant(input, [wording]).length > 0
            ? toType([`"${wording}"`], true)
            : `Write {key}: "${wording}", or put these lines back into their order.`,
        ),
    })
    .meta({ kind: 'fixed', examples: [`"${wording}"`] });
