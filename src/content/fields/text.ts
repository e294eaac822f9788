import type { FactName, LocalFactName } from '../placeholders.ts';
import { mustBe, problem, short } from '../problem.ts';
import type { Sentence } from '../text/fill.ts';
import { misspelt } from '../text/nearest.ts';
import { group } from './groups.ts';
import { z } from './zod.ts';

/** Describes a value that is not a text. The fields with texts are below. */
export const textProblem = ({ input }: { input?: unknown }) => {
  if (Array.isArray(input))
    return mustBe(
      'a single text',
      input,
      'Write one text, in double quotes if it begins with a bracket.',
    );
  if (input === null)
    return problem('{field} is empty.', 'Write some text; what comes after a # does not count.');
  return typeof input === 'object'
    ? mustBe(
        'a single text',
        input,
        'Put a text with a colon or a bracket in it in double quotes: "…"',
      )
    : mustBe('a text', input, 'Put it in double quotes: "{source}"', { write: '{source}' });
};

const tag = /<\/?[a-z!][^>\n]*>?/i;

/** Reports HTML and scripts, which no text may contain. */
function checkWords(value: string, context: z.RefinementCtx<string>) {
  const found = tag.exec(value)?.[0];
  if (found) {
    const shown = short(found, 30);
    const message = problem(
      `{field} contains HTML ("${shown}"), which is not allowed here.`,
      `Remove ${shown} and write plain text.`,
    );
    context.addIssue({ code: 'custom', message, params: { at: found.split('\n')[0] } });
  }
  const script = /javascript\s*:/i.exec(value)?.[0];
  if (script) {
    const message = problem(
      '{field} contains a script, which is not allowed here.',
      `Remove "${script}" and everything after it.`,
    );
    context.addIssue({ code: 'custom', message, params: { at: script } });
  }
}

/** Matches a text that is in curly quotes as a whole; quotes inside a text are fine. */
const inCurlyQuotes = /^\s*(?:[“”„‟]([^“”„‟]*)[“”„‟]|‘([^‘]*)’)\s*$/;

/** Counts characters about as people do: a simple emoji, or a letter with its accent, is one. */
export const lettersOf = (value: string) => [...value.trim().normalize('NFC')].length;

const words = (most: number) =>
  z
    .string({ error: textProblem })
    .superRefine((value, context) => {
      const report = (...said: Parameters<typeof problem>) =>
        context.addIssue({ code: 'custom', message: problem(...said) });
      if (value.trim() === '')
        report('{field} is empty.', 'Write some text, or leave it out if it is optional.');
      if (value.length > most && lettersOf(value) > most)
        report(
          `{field} has ${lettersOf(value)} characters; at most ${most} fit.`,
          `Shorten it by ${lettersOf(value) - most}.`,
        );
      checkWords(value, context);
      const quoted = inCurlyQuotes.exec(value);
      if (quoted)
        report(
          '{field} is in curly quotes, which visitors would see.',
          'Delete the quotes at its beginning and at its end.',
          { write: quoted[1] ?? quoted[2] },
        );
    })
    .trim()
    // Pasted text has spaces that do not break, and lines on a phone would break at the wrong place.
    .overwrite((value) => value.replace(/[\u00a0\u202f]/g, ' '))
    .meta({ kind: 'text', most });

const braces = /\{[^{}\n]*\}?|\}/g;

/** A field with a text without placeholders, such as a name, a label or a heading. */
export const text = (most = 160) =>
  words(most)
    .superRefine((value, context) => {
      for (const [found] of value.matchAll(braces)) {
        const shown = short(found, 30);
        const message = problem(
          `{field} contains ${shown}, but words in braces are not filled in here.`,
          `Write the text itself instead of ${shown}`,
        );
        context.addIssue({ code: 'custom', message, params: { at: found } });
      }
    })
    .meta({ examples: ['…'] });

type Uses = Record<string, 'optional' | 'required'>;

/** A field with a text that may have placeholders: those of every sentence (placeholders.ts), and its own in `uses`. */
export function sentence<Own extends Uses = Record<never, never>>(uses?: Own, most = 600) {
  const own: Uses = uses ?? {};
  return words(most)
    .meta({ placeholders: own, examples: [exampleSentence(own)] })
    .transform((value) => value as Sentence<Exclude<keyof Own & string, FactsIn<Own>>>);
}

/** The placeholders of a sentence that are the same wherever it stands; beside one plan, {unit} is that of the plan. */
type FactsIn<Own> =
  FactName | ('plan' extends keyof Own ? Exclude<LocalFactName, 'unit'> : LocalFactName);

const exampleSentence = (own: Uses) =>
  `"… ${Object.keys(own)
    .filter((name) => own[name] === 'required')
    .map((name) => `{${name}}`)
    .join(' ')}"`.replace(' "', '"');

/** A field with a long text in Markdown, as in posts: paragraphs, lists, links; no HTML. */
export const markdown = (most: number) =>
  text(most).meta({ kind: 'markdown', markdown: true, examples: ['|\n  The first paragraph.'] });

/** Describes a text that does not have the words which it must have. */
function notFixed(wording: string, input: unknown): string {
  // A sentence was only reworded, but a wrong id may mean that the thing is in the wrong place.
  const isCertain = /\s/.test(wording) || misspelt(String(input), [wording]).length > 0;
  return isCertain
    ? mustBe(`exactly "${wording}"`, input, `Write ${wording}`, { write: wording })
    : mustBe(`exactly "${wording}"`, input, `Write ${wording}, or put these lines back in order.`);
}

/** A field whose words may not change, because something else relies on them. */
export const fixed = <const Words extends string>(wording: Words) =>
  z
    .literal(wording, { error: ({ input }) => notFixed(wording, input) })
    .meta({ kind: 'fixed', examples: [`"${wording}"`] });

/** A field whose words may not change in English; a site in another language has its own words. */
export const fixedInEnglish = (wording: string) =>
  text(80).meta({
    examples: [`"${wording}"`],
    wrongAt: (value, { language }) =>
      language === 'en' && value !== wording ? notFixed(wording, value) : undefined,
  });

/** A group with a language that somebody speaks, in its own letters. */
export const language = group({
  name: text(40).meta({ description: 'In its own letters.' }),
  code: text(8)
    .regex(
      /^[a-z]{2,3}$/,
      problem(
        '{field} must be two or three lowercase letters.',
        'Write kn for Kannada, hi for Hindi, en for English, or the code of another language',
      ),
    )
    .meta({
      examples: ['hi'],
      title: 'Language code',
      description: 'Two or three lowercase letters: en English, kn Kannada, hi Hindi.',
    }),
}).meta({ title: 'Language' });
