import type { Sentence } from '../../text/fill.ts';
import { inputOf, short } from '../../findings/input.ts';
import type { FactName, LocalFactName } from '../placeholders.ts';
import { wordsMeant } from './choices.ts';
import { certainlyMeant, fault } from './fault.ts';
import { z } from './zod.ts';

/** The fault of a value that is not a text. */
export const textFault = (issue: { input?: unknown }) => {
  const { input } = issue;
  if (Array.isArray(input)) return fault({ code: 'text-is-a-list' });
  if (input === null) return fault({ code: 'text-missing' });
  return typeof input === 'object'
    ? fault({ code: 'text-is-a-group' })
    : fault({
        code: 'not-a-text',
        data: { input: inputOf(input) },
        meant: certainlyMeant('"{source}"'),
      });
};

const tag = /<\/?[a-z!][^>\n]*>?/i;

/** Reports HTML and scripts, which no text may contain. */
function checkWords(value: string, context: z.RefinementCtx<string>) {
  const found = tag.exec(value)?.[0];
  if (found) {
    const message = fault({ code: 'text-with-html', data: { tag: short(found, 30) } });
    context.addIssue({ code: 'custom', message, params: { at: found.split('\n')[0] } });
  }
  const script = /javascript\s*:/i.exec(value)?.[0];
  if (script) {
    const message = fault({ code: 'text-with-script', data: { script } });
    context.addIssue({ code: 'custom', message, params: { at: script } });
  }
}

/** The number of characters about as people count them: a simple emoji, or a letter with its accent, is one. */
export const lettersOf = (value: string) => [...value.trim().normalize('NFC')].length;

const words = (most: number) =>
  z
    .string({ error: textFault })
    .superRefine((value, context) => {
      const report = (...found: Parameters<typeof fault>) =>
        context.addIssue({ code: 'custom', message: fault(...found) });
      if (value.trim() === '') report({ code: 'text-blank' });
      if (value.length > most && lettersOf(value) > most)
        report({ code: 'text-too-long', data: { letters: lettersOf(value), most } });
      checkWords(value, context);
    })
    .trim()
    // A space that does not break comes with pasted text, and breaks lines of a phone at the wrong place.
    .overwrite((value) => value.replace(/[\u00a0\u202f]/g, ' '))
    .meta({ kind: 'text', most });

const braces = /\{[^{}\n]*\}?|\}/g;

/** A text without placeholders: a name, a label, a heading of a post. */
export const text = (most = 160) =>
  words(most)
    .superRefine((value, context) => {
      for (const [found] of value.matchAll(braces)) {
        const message = fault({ code: 'braces-in-text', data: { braces: short(found, 30) } });
        context.addIssue({ code: 'custom', message, params: { at: found } });
      }
    })
    .meta({ examples: ['…'] });

type Uses = Record<string, 'optional' | 'required'>;

/** A text with placeholders: those of every sentence (placeholders.ts), and its own in `uses`. */
export function sentence<Own extends Uses = Record<never, never>>(uses?: Own, most = 600) {
  const own: Uses = uses ?? {};
  return words(most)
    .meta({ placeholders: own, examples: [exampleSentence(own)] })
    .transform((value) => value as Sentence<Exclude<keyof Own & string, FactName | LocalFactName>>);
}

const exampleSentence = (own: Uses) =>
  `"… ${Object.keys(own)
    .filter((name) => own[name] === 'required')
    .map((name) => `{${name}}`)
    .join(' ')}"`.replace(' "', '"');

/** A long text in Markdown, as in the posts: paragraphs, lists, links; no HTML. */
export const markdown = (most: number) =>
  text(most).meta({ kind: 'markdown', markdown: true, examples: ['|\n  The first paragraph.'] });

/** The fault of a text that has to have these words. */
const notFixed = (wording: string, input: unknown) =>
  fault({
    code: 'not-the-fixed-words',
    data: { input: inputOf(input), wording },
    meant: {
      values: [`"${wording}"`],
      // A sentence was only reworded; a wrong id may mean that the thing is in the wrong place.
      isCertain: /\s/.test(wording) || wordsMeant(input, [wording]).length > 0,
    },
  });

/** A text that may not change, because something else relies on its exact words. */
export const fixed = <const Words extends string>(wording: Words) =>
  z
    .literal(wording, { error: ({ input }) => notFixed(wording, input) })
    .meta({ kind: 'fixed', examples: [`"${wording}"`] });

/** A text whose words may not change in English; a site in another language has its own. */
export const fixedInEnglish = (wording: string) =>
  z
    .any()
    .refine((value) => value === wording || __PLACE__.language !== 'en', {
      error: ({ input }) => notFixed(wording, input),
      abort: true,
    })
    .pipe(text(80))
    .meta({ kind: 'text', most: 80, examples: [`"${wording}"`] });
