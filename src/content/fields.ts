import { z } from 'zod';
import { nearestDate, nearestTime } from './dates-and-times.ts';
import { says, short, shown } from './messages.ts';
import type { FactName, LocalFactName } from './placeholders.ts';
import { weekdays, type Weekday } from './weekdays.ts';

// Most schemas are used once in a run: compiling them first would cost more than it saves.
z.config({ jitless: true });

/**
 * The vocabulary that the schemas are written in. Staff never read this file; they read its messages, so
 * each one says what to type instead. `examples` is the value that a missing line is shown with.
 */

export const isTime = (value: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

const isText = (issue: { input?: unknown }) => {
  const { input } = issue;
  if (Array.isArray(input)) {
    return says(
      'must be one text, but here is a list.',
      'Write one text after {key}: and put it in double quotes if it begins with a bracket.',
    );
  }
  if (typeof input === 'object' && input !== null) {
    return says(
      'must be one text, but here is a group of lines.',
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
    .trim();

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
  text(most).meta({ markdown: true, examples: ['|\n  The first paragraph.'] });

/** Words that may not change, because something else relies on them letter by letter. */
export const fixed = <const Words extends string>(wording: Words) =>
  z
    .literal(wording, {
      error: ({ input }) =>
        says(
          `must be exactly "${wording}", but here is ${shown(input)}.`,
          `Write {key}: "${wording}"`,
        ),
    })
    .meta({ examples: [`"${wording}"`] });

/** A whole number from `least` to `most`; `noun` says of what. */
export const whole = (least: number, most: number, noun = 'a whole number') => {
  const suggest = (input: unknown) => {
    const digits = typedText(input)
      .replace(/[.,]\d{1,2}$/, '')
      .replace(/\D/g, '');
    const found = digits === '' ? NaN : Number(digits);
    return found >= least && found <= most ? found : Math.max(least, Math.min(most, 1));
  };
  const mend = (input: unknown) => `Write digits only, for example {key}: ${suggest(input)}`;
  return z
    .number({
      error: ({ input }) => says(`must be ${noun}, but here is ${shown(input)}.`, mend(input)),
    })
    .int({
      error: ({ input }) =>
        says(`must be ${noun} without a fraction, but here is ${String(input)}.`, mend(input)),
    })
    .min(least, {
      error: ({ input }) =>
        says(`must be at least ${least}, but here is ${String(input)}.`, mend(input)),
    })
    .max(most, {
      error: ({ input }) =>
        says(`must be at most ${most}, but here is ${String(input)}.`, mend(input)),
    })
    .meta({ examples: [String(least)] });
};

/** A price in whole rupees. */
export const rupees = z
  .number({
    error: ({ input }) =>
      says(
        `must be a number of rupees, but here is ${shown(input)}.`,
        `${/\d/.test(typedText(input)) ? 'Write' : 'Write digits only, for example'} {key}: ${digitsOf(input)}`,
      ),
  })
  .int({
    error: ({ input }) =>
      says(
        `must be whole rupees, but here is ${String(input)}.`,
        `Write {key}: ${wholeRupees(Number(input))}`,
      ),
  })
  .positive({
    error: ({ input }) =>
      says(
        `must be more than 0, but here is ${String(input)}.`,
        `Write the price in rupees, for example {key}: ${Math.abs(Number(input)) || 750}`,
      ),
  })
  .max(1_000_000, {
    error: ({ input }) =>
      says(
        `is over ten lakh (${String(input)}), which cannot be right.`,
        'Write the price in rupees, for example {key}: 750',
      ),
  })
  .meta({ description: 'Rupees: digits only, no comma, no ₹.', examples: ['750'] });

/** 750.5 → 751; 1.15 was typed as 1.150 and means 1150. */
const wholeRupees = (amount: number) =>
  Math.abs(amount) < 100 ? Math.round(Math.abs(amount) * 1000) : Math.round(Math.abs(amount));

/** A text or a number as it was typed; of anything else nothing. */
const typedText = (input: unknown) =>
  typeof input === 'string' || typeof input === 'number' ? String(input) : '';

/** "₹1,150.00/-" → 1150, "೭೫೦" → 750, "115O" → 1150; nothing to go by → 750 */
function digitsOf(input: unknown): number {
  const digits = typedText(input)
    .replace(/\p{Nd}/gu, asLatinDigit)
    .replace(/(?<=\d)[oO]|[oO](?=\d)/g, '0')
    .replace(/\.(\d{1,2})\b(?!\d)/, '')
    .replace(/(?<=\d)\s*(?:-|–|to)\s*\d.*$/, '')
    .replace(/\D/g, '');
  return Number(digits.slice(0, 7)) || 750;
}

/** A digit of any script → 0 to 9; the digits of each script stand in a row in Unicode. */
function asLatinDigit(digit: string): string {
  let zero = digit.codePointAt(0)!;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && digit.codePointAt(0)! - zero < 9) zero--;
  return String(digit.codePointAt(0)! - zero);
}

/** A time of the day on the 24-hour clock: "09:00". */
export const time = z
  .string({
    error: ({ input }) =>
      says(
        `must be a time such as "09:00", but here is ${shown(input)}.`,
        `Write {key}: "${nearestTime(input)}"`,
      ),
  })
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
    error: ({ input }) =>
      says(
        `must be a time of 24 hours with two digits on both sides, such as "09:00", but here is ${shown(input)}.`,
        /\d\s*(-|–|to)\s*\d/.test(String(input))
          ? `Only one time belongs here. Write {key}: "${nearestTime(input)}" and the other time on its own line.`
          : `Write {key}: "${nearestTime(input)}"`,
      ),
  })
  .meta({ description: 'A time in India, 24 hours, in quotes: "21:30".', examples: ['"09:00"'] });

/** A day of the calendar: "2022-03-11". Never a Date, which would move with the reader's clock. */
export const date = z
  .string({
    error: ({ input }) =>
      says(
        `must be a date such as "2026-03-11", but here is ${shown(input)}.`,
        `Write {key}: "${nearestDate(input)}"`,
      ),
  })
  .trim()
  .superRefine((value, context) => {
    if (nearestDate(value) === value) return;
    const wrongYear = /^(\d{4})-\d{2}-\d{2}$/.exec(value)?.[1];
    const message =
      wrongYear !== undefined && (wrongYear < '1900' || wrongYear > '2200')
        ? says(
            `has the year ${wrongYear}, which cannot be right.`,
            `Correct the year, for example {key}: "${nearestDate(value)}"`,
          )
        : /^\d{4}-\d{2}-\d{2}$/.test(value)
          ? says(
              `is a day that the calendar does not have: ${value}.`,
              `Write a real day, for example {key}: "${nearestDate(value)}"`,
            )
          : says(
              `must be written year-month-day, such as "2026-03-11", but here is ${shown(value)}.`,
              `Write {key}: "${nearestDate(value)}"`,
            );
    context.addIssue({ code: 'custom', message });
  })
  .meta({
    description: 'A date, year-month-day, in quotes: "2026-03-11".',
    examples: ['"2026-03-11"'],
  });

/** Yes or no. */
export const flag = z
  .boolean({
    error: ({ input }) =>
      says(
        `must be true or false, but here is ${shown(input)}.`,
        `Write {key}: ${/^\s*(n|no|off|false|0)\s*$/i.test(String(input)) ? 'false' : 'true'}`,
      ),
  })
  .meta({ examples: ['true'] });

/** Marks what the owner still has to confirm; the site is not launched while one is left. */
export const placeholder = flag.optional().meta({
  placeholderMark: true,
  description: 'true while this is invented. Put in the real thing, then delete the line.',
});

/** One of a few words. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(allowed: Words) =>
  z
    .enum(allowed, {
      error: ({ input }) =>
        says(
          `must be one of ${allowed.join(', ')}, but here is ${shown(input)}.`,
          `Write {key}: ${closest(input, allowed)}`,
        ),
    })
    .meta({ examples: [allowed[0]] });

/** The allowed word that shares most letters at the beginning with what was typed. */
function closest(input: unknown, allowed: readonly string[]): string {
  const typed = String(input).toLowerCase();
  const shared = (word: string) => {
    let length = 0;
    while (length < word.length && word[length] === typed[length]) length++;
    return length;
  };
  return allowed.reduce((best, word) => (shared(word) > shared(best) ? word : best));
}

/** The day of the week, in small letters. */
export const weekday = z
  .string({ error: isText })
  .refine((value): value is Weekday => (weekdays as readonly string[]).includes(value), {
    error: ({ input }) =>
      says(
        `must be a day of the week in small letters, but here is ${shown(input)}.`,
        `Write ${closest(input, weekdays)}`,
      ),
  })
  .transform((value) => value)
  .meta({ enum: weekdays, examples: ['monday'] });

const idForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** "Body Building" → "body-building" */
export const toId = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

const idWord = (kind: string) =>
  z
    .string({ error: isText })
    .regex(idForm, {
      error: ({ input }) =>
        says(
          `must be small letters, digits and hyphens, but here is ${shown(input)}.`,
          `Write {key}: ${toId(String(input)) || 'a-short-name'}`,
        ),
    })
    .max(48, { error: says('is longer than 48 letters.', 'Choose a shorter id.') })
    .meta({ examples: [`the-id-of-the-${kind}`] });

/** The kinds of things that other files name by an id. */
export type Kind =
  'class' | 'trainer' | 'feature' | 'plan' | 'question' | 'image' | 'category' | 'page';

/** Where a thing of this kind gets its id, once. */
export const declares = (kind: Kind) => idWord(kind).meta({ declares: kind });

/** The same for a thing that other files name by its name, such as a category. */
export const declaresName = (kind: Kind) => text(40).meta({ declares: kind });

/** The id of a thing of this kind, which is declared elsewhere. */
export const refersTo = (kind: Kind) =>
  z
    .string({ error: isText })
    .trim()
    .meta({ refersTo: kind, examples: [`the-id-of-the-${kind}`] });

/** The name of a picture in content/images/. Whether it is there is checked apart. */
export const image = z
  .string({ error: isText })
  .trim()
  .superRefine((value, context) => {
    const name = value.split(/[\\/]/).at(-1) || 'name-of-the-picture.jpg';
    const problem = (wrong: string, mend: string) =>
      context.addIssue({ code: 'custom', message: says(wrong, mend) });
    if (/^[a-z]:|^file:|^\/(Users|home)\//i.test(value)) {
      problem(
        `is a place on your own computer ("${short(value)}").`,
        `Copy the picture into the folder content/images, then write {key}: ${name}`,
      );
    } else if (/^(https?:)?\/\//i.test(value) || /^data:/i.test(value)) {
      problem(
        'is a picture from another site, which is not allowed.',
        `Save the picture in the folder content/images, then write {key}: ${/^data:/i.test(value) ? 'its-name.jpg' : name}`,
      );
    } else if (/[\\/]/.test(value)) {
      problem(
        `must be only the name of a file in content/images, but here is "${short(value)}".`,
        `Write {key}: ${name}`,
      );
    }
  })
  .meta({
    refersTo: 'image',
    description: 'A file in images/, with its exact letters.',
    examples: ['barbell-low.jpg'],
  });

/** The point of a photograph that stays visible when it is cropped: "from the left, from the top". */
export const focus = z
  .string({ error: isText })
  .trim()
  .regex(/^(100|[1-9]?\d)% (100|[1-9]?\d)%$/, {
    error: ({ input }) =>
      says(
        `must be two percentages, from the left and from the top, but here is ${shown(input)}.`,
        `Write {key}: ${nearestFocus(input)}`,
      ),
  })
  .meta({ description: 'From the left, from the top: 50% 45%.', examples: ['50% 50%'] });

const nearestFocus = (input: unknown) => {
  const [x, y] = [...String(input).matchAll(/\d+/g)].map(([digits]) =>
    Math.min(100, Number(digits)),
  );
  return `${x ?? 50}% ${y ?? 50}%`;
};

/** What is seen in a photograph, for people who cannot see it. */
export const alt = text(160)
  .refine(
    (value) =>
      !/^[\w-]+\.(jpe?g|png|webp|avif|svg)$|^(image|picture|photo|alt|todo|tbd|xxx|\.+|…)$/i.test(
        value.trim(),
      ),
    {
      error:
        'does not say what is seen in the picture.\nDescribe it in a few words: {key}: Two heavy bags lit from one side',
    },
  )
  .meta({
    description: 'What is in the picture, for people who cannot see it.',
    examples: ['What is seen in the picture'],
  });

/** "about.html" → "/about", "/contact?plan=experts" → "/contact"; what is no page at all → "/contact" */
function nearestPage(typed: string): string {
  const [path = ''] = typed.toLowerCase().split(/[?#]/);
  if (/^(www\.|tel:|mailto:)/.test(path) || /\.(com|in|org|net|example)\b/.test(path))
    return '/contact';
  const parts = path
    .replace(/\.html?$/, '')
    .split('/')
    .map(toId)
    .filter(Boolean);
  return `/${parts.join('/')}`;
}

/** The address of a page of this site: /pricing. */
export const pageLink = z
  .string({ error: isText })
  .trim()
  .regex(/^\/[a-z0-9\-/#]*$/, {
    error: ({ input }) =>
      /^(https?:)?\/\//i.test(String(input))
        ? says(
            `must be a page of this site, but here is "${short(String(input))}".`,
            'Write only what follows the name of the site, for example {key}: /pricing',
          )
        : says(
            `must be the address of a page, beginning with / and in small letters, but here is ${shown(input)}.`,
            `Write {key}: ${nearestPage(String(input))}`,
          ),
  })
  .meta({
    refersTo: 'page',
    description: 'A page of this site: /pricing.',
    examples: ['/contact'],
  });

/** The address of another site, always https. */
export const webLink = z
  .string({ error: isText })
  .trim()
  .regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+([/?#][^\s"'<>\\]*)?$/i, {
    error: ({ input }) => {
      const typed = String(input);
      const bare = typed.replace(/^(?:[a-z]+:?\/{1,2}|[a-z]+:(?!\/))+/i, '').replace(/\s+/g, '');
      const mend =
        /^@|^javascript/i.test(typed) || !bare.includes('.')
          ? 'https://www.instagram.com/your-name'
          : `https://${bare}`;
      return says(
        `must be a full address that begins with https://, but here is ${shown(input)}.`,
        `Write {key}: "${mend}"`,
      );
    },
  })
  .meta({ examples: ['"https://www.example.com"'] });

/** An e-mail address. */
export const email = z
  .string({ error: isText })
  .trim()
  .regex(/^[^\s@<>":]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i, {
    error: ({ input }) =>
      says(
        `must be an e-mail address, but here is ${shown(input)}.`,
        'Write it in full, for example {key}: "hello@ironbanyan.example"',
      ),
  })
  .meta({ examples: ['"name@example.com"'] });

const phoneMend = 'Write the full number with its country code, in quotes: {key}: ';
const phoneType = ({ input }: { input?: unknown }) =>
  typeof input === 'number'
    ? says(
        'must be a text in quotes, or the number loses its + or its leading 0.',
        'Put it in double quotes: {key}: "{source}"',
      )
    : isText({ input });

/** A phone number as people read it: "+91 80 4123 4567". */
export const phone = z
  .string({ error: phoneType })
  .trim()
  .superRefine((value, context) => {
    const digits = value.replace(/\D/g, '').length;
    const problem = (wrong: string) =>
      context.addIssue({ code: 'custom', message: says(wrong, `${phoneMend}"+91 80 4123 4567"`) });
    if (/[^\d\s+()-]/.test(value)) problem(`must hold digits only, but here is ${shown(value)}.`);
    else if (digits < 10) problem(`has only ${digits} digits; a phone number has at least 10.`);
    else if (digits > 15) problem(`has ${digits} digits; a phone number has at most 15.`);
  })
  .meta({ examples: ['"+91 80 4123 4567"'] });

/** A phone number as a phone dials it: "+918041234567". */
export const dialled = z
  .string({ error: phoneType })
  .trim()
  .regex(/^\+[1-9]\d{9,14}$/, {
    error: ({ input }) => {
      const digits = String(input).replace(/\D/g, '').replace(/^0+/, '');
      const full = digits.length === 10 ? `91${digits}` : digits;
      return says(
        `must be a + and 10 to 15 digits without blanks, but here is ${shown(input)}.`,
        `${phoneMend}"+${full.length >= 11 && full.length <= 15 ? full : '918041234567'}"`,
      );
    },
  })
  .meta({ examples: ['"+918041234567"'] });

/** One or more of `item`, in the order in which they are shown; none of them twice. */
export const list = <Item extends z.ZodType>(item: Item, { least = 1, most = 500 } = {}) =>
  z
    .array(item, {
      error: ({ input }) =>
        typeof input === 'string' && input.includes(',')
          ? says(
              'must be a list, but here are several things on one line.',
              `Write each on its own line below {key}:, as in "- ${input.split(',')[0]!.trim()}"`,
            )
          : says(
              `must be a list, but here is ${shown(input)}.`,
              'Write each item on its own line below {key}:, beginning with a dash and a blank, as in "- …"',
            ),
    })
    .superRefine((items, context) => {
      const own = 'Write each item on its own line, beginning with "- "';
      if (items.length < least) {
        const few = least === 1 ? 'has no item.' : `needs at least ${least} items.`;
        context.addIssue({ code: 'custom', message: says(few, own) });
      }
      if (items.length > most) {
        const message = says(
          `has ${items.length} items; at most ${most} are allowed.`,
          `Keep at most ${most}.`,
        );
        context.addIssue({ code: 'custom', message });
      }
      const seen = new Map<string, number>();
      for (const [index, value] of items.entries()) {
        const same = JSON.stringify(value);
        const earlier = seen.get(same);
        seen.set(same, index);
        if (earlier === undefined) continue;
        const message = says(
          `is the same as item ${earlier + 1} of this list.`,
          'Delete one of the two, or correct it.',
        );
        context.addIssue({ code: 'custom', path: [index], message });
      }
    })
    .meta({ minItems: least, maxItems: most });

/** Named lines that belong together. Any other name is a mistake, so that typing errors surface. */
export const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? undefined
        : says(
            `must be a group of lines, but here is ${shown(issue.input)}.`,
            `Write these lines below it, each indented by two spaces: ${Object.keys(shape).slice(0, 6).join(', ')}`,
          ),
  });
