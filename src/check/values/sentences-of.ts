/*
 * The sentences about a value that its field does not accept: the only place where issues of schemas become sentences.
 */

import { fixedPaths, pagePath } from '../../content/page-paths.ts';
import { isDate, timePattern } from '../../content/dates.ts';
import type { Issue } from '../../content/describe.ts';
import {
  exampleLines,
  type Field,
  type FieldKind,
  isValueField,
  namesIn,
  type ValueField,
} from '../../content/field.ts';
import { notFixed } from '../../content/fields/text.ts';
import type { PlaceFormats } from '../../content/place/place-formats.ts';
import {
  mustBe,
  problem,
  type ValueSentences,
  type ValueSentencesAt,
  toWrite,
} from '../../content/problem.ts';
import { toId } from '../../content/text/format.ts';
import { misspelt, nearest } from '../../content/text/nearest.ts';
import { lettersOf } from '../../content/text/text-size.ts';

/** Returns the sentences about the value of an issue: those that its refinement has, or else those of its field. */
export function sentencesOf(
  issue: Issue,
  field: Field | undefined,
  place: PlaceFormats,
): ValueSentences {
  const own =
    issue.code === 'custom'
      ? (issue.params?.['sentences'] as ValueSentencesAt | undefined)
      : undefined;
  if (own) return typeof own === 'function' ? own(place) : own;
  const { input } = issue;
  if (field && isValueField(field)) {
    const isChosen = chosenAtDesk.has(field.kind);
    const isText = typeof input === 'string' || kindsWithOwnSentences.has(field.kind);
    const ofKind = isText ? sentences[field.kind](input, field) : notAText(input);
    return isChosen ? { ...ofKind, atDesk: 'Choose it again.' } : ofKind;
  }
  switch (field?.kind) {
    case 'group':
      return notAGroup(input, namesIn(field).slice(0, 6));
    case 'list':
      return Array.isArray(input)
        ? wrongLength(input.length, field.least, field.most)
        : notAList(input);
    case 'places':
      return wrongPlaces(
        input,
        field.places.map(({ label }) => label),
      );
    case 'either':
      return notOneOf(input, field.options);
    default:
      return problem(
        '{field} is not written as it should be.',
        'Compare it with a similar one that works.',
      );
  }
}

/** The kinds of fields that have their own sentences for a value that is not a text. */
const kindsWithOwnSentences: ReadonlySet<FieldKind> = new Set([
  'choice',
  'date',
  'fixed',
  'flag',
  'number',
  'phone',
  'price',
  'time',
]);

/** The kinds of fields whose value is chosen in a form, and not typed. */
const chosenAtDesk: ReadonlySet<FieldKind> = new Set([
  'choice',
  'date',
  'flag',
  'focus',
  'page',
  'picture',
  'reference',
  'time',
]);

/** The sentences about a value, by the kind of its field. */
const sentences: Readonly<
  Record<FieldKind, (input: unknown, field: ValueField) => ValueSentences>
> = {
  alt: wrongText,
  choice: (input, { choices = [] }) =>
    mustBe(`one of ${choices.join(', ')}`, input, ...wordToWrite(input, choices)),
  date: wrongDate,
  email: (input) =>
    mustBe('an e-mail address', input, 'Write it in full, for example hello@gym.example'),
  fixed: (input, { fixed }) => notFixed(String(fixed), input),
  flag: (input) => mustBe('true or false', input, ...flagMeant(String(input))),
  focus: wrongFocus,
  id: wrongId,
  markdown: wrongText,
  number: wrongNumber,
  page: wrongPage,
  phone: wrongPhone,
  picture: emptyReference,
  price: wrongNumber,
  reference: emptyReference,
  text: wrongText,
  time: wrongTime,
  web: wrongWebAddress,
};

function notAText(input: unknown): ValueSentences {
  if (input === null)
    return problem('{field} is empty.', 'Write some text. Anything after a # is ignored.');
  if (Array.isArray(input))
    return mustBe(
      'a single text',
      input,
      'Write one text, in double quotes if it begins with a bracket.',
    );
  return typeof input === 'object'
    ? mustBe(
        'a single text',
        input,
        'Put a text with a colon or a bracket in it in double quotes: "…"',
      )
    : mustBe('a text', input, 'Put it in double quotes: "{source}"', {
        write: '{source}',
        atDesk: 'Write it again.',
      });
}

const notAGroup = (input: unknown, names: readonly string[]) =>
  mustBe(
    `a group of lines (${names.slice(0, 3).join(', ')} …)`,
    input,
    `Replace it with these lines, one below another, all of them two spaces further in than the line above the first: ${names.join(', ')}`,
  );

const notAList = (input: unknown) =>
  typeof input === 'string' && input.includes(',')
    ? problem(
        '{field} must be a list, but several things are on one line.',
        `Put each on its own line below, like this: "- ${input.split(',')[0]!.trim()}"`,
      )
    : mustBe(
        'a list, with a dash before each item',
        input,
        'Write each item on a line of its own below, beginning with a dash and a space, as in "- …"',
      );

function wrongLength(count: number, least: number, most: number): ValueSentences {
  if (count > most)
    return problem(
      `{field} has ${count} items; at most ${most} are allowed.`,
      `Keep at most ${most}.`,
    );
  return problem(
    least === 1 ? '{field} has no items.' : `{field} needs at least ${least} items.`,
    'Add one. Each item goes on its own line, starting with "- "',
    { atDesk: 'Add one.' },
  );
}

function wrongPlaces(input: unknown, places: readonly string[]): ValueSentences {
  const order = `${places.length} items, in this order: ${places.join(', ')}`;
  const remedy = 'Put each on its own line below, starting with "- "';
  return Array.isArray(input)
    ? problem(`{field} must have ${order}. Here it has ${input.length}.`, remedy, {
        atDesk: 'Fill them all in.',
      })
    : mustBe(`a list of ${order}`, input, remedy);
}

/** Says which words a field accepts instead of a list. */
function notOneOf(input: unknown, options: readonly Field[]): ValueSentences {
  const words = options.flatMap((option) => (option.kind === 'fixed' ? [option.fixed] : []));
  const lists = options.flatMap((option) =>
    option.kind === 'list' ? [exampleLines(option.item).join(', and below it ')] : [],
  );
  return mustBe(
    `${words.join(', ')} or a list`,
    input,
    `Write ${[...words, ...lists.map((lines) => `a list: a line - ${lines}`)].join(', or ')}`,
    { atDesk: 'Choose it again.' },
  );
}

/** What to write for a wrong value, and the value itself if only that can be meant. */
type Remedy = [remedy: string, more?: { write: string | boolean }];

function flagMeant(typed: string): Remedy {
  if (/^\s*(?:n|no|0|false)\s*$/i.test(typed)) return ['Write false', { write: false }];
  if (/^\s*(?:y|yes|1|true)\s*$/i.test(typed)) return ['Write true', { write: true }];
  // "off" can mean that something is switched off, or that the gym is closed that day.
  return [toWrite(/^\s*off\s*$/i.test(typed) ? ['false', 'true'] : ['true', 'false'], false)];
}

/** The words that people may write as numbers: 1 for first. */
const ordinals: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Says what to write for a mistyped word: one of the words that it may mean, or else the nearest. */
function wordToWrite(input: unknown, allowed: readonly string[]): Remedy {
  const typed = String(input).trim().toLowerCase();
  const figure = /^([1-5])(?:st|nd|rd|th)?$/.exec(typed)?.[1];
  const ordinal = ordinals[Number(figure) - 1];
  const meant =
    ordinal !== undefined && allowed.includes(ordinal)
      ? [ordinal]
      : misspelt(String(input), allowed);
  const [only, ...others] = meant;
  if (only !== undefined && others.length === 0) return [`Write ${only}`, { write: only }];
  return [
    toWrite(meant.length > 0 ? meant : [nearest(String(input), allowed) ?? allowed[0]!], false),
  ];
}

const exampleDate = 'Write year-month-day: the 5th of December 2026 is 2026-12-05';

/** Says what to write for a date with other separators or without leading zeros: "2022-3-11", "2022.03.11". */
function dateToWrite(input: unknown): Remedy {
  const [, year, month = '', day = ''] =
    /^[\s“”"']*(\d{4})[-–./](\d{1,2})[-–./](\d{1,2})[\s“”"']*$/.exec(String(input)) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? [`Write ${date}`, { write: date }] : [exampleDate];
}

function wrongDate(input: unknown): ValueSentences {
  const year = /^(\d{4})-\d{2}-\d{2}$/.exec(String(input))?.[1];
  if (year === undefined) return mustBe('a date such as 2026-03-11', input, ...dateToWrite(input));
  return year < '1900' || year > '2200'
    ? problem(`{field} has the year ${year}, which cannot be right.`, exampleDate)
    : problem(`{field} is a date that does not exist: ${String(input)}.`, exampleDate);
}

/**
 * Says what to write for a time without its leading zero, or with a point instead of a colon: "9:30", "16.00". Since "9:30" may be in
 * the evening, its correction is not certain.
 */
function timeToWrite(input: unknown, example: string): Remedy {
  const [, hour = '', minute] = /^[\s“”"']*(\d{1,2})[:.](\d\d)[\s“”"']*$/.exec(String(input)) ?? [];
  const time = `${hour.padStart(2, '0')}:${minute}`;
  if (!timePattern.test(time)) return [toWrite([example], false)];
  return hour.length === 2 ? [`Write ${time}`, { write: time }] : [toWrite([time], false)];
}

function wrongTime(input: unknown, { nextDay }: ValueField): ValueSentences {
  const what = 'a 24-hour time such as 09:00';
  if (typeof input === 'string' && /\d['"\s]*(-|–|to)['"\s]*\d/.test(input)) {
    const first = /([01]\d|2[0-3]):[0-5]\d/.exec(input)?.[0] ?? '09:00';
    return mustBe(
      what,
      input,
      `Only one time goes here. Write ${first} here, and the other time in its own field.`,
    );
  }
  const isNextDay = /next|tomorrow|^\s*(?:2[4-9]|3\d)/i.test(String(input));
  const example = isNextDay ? '00:30 next day' : '22:00';
  return mustBe(what, input, ...timeToWrite(input, nextDay ? example : '09:00'));
}

function wrongFocus(input: unknown): ValueSentences {
  const typed = String(input);
  const [x = 50, y = 50] = [...typed.matchAll(/\d+/g)].map(([digits]) =>
    Math.min(100, Number(digits)),
  );
  // Two percentages without another word, such as "50 45" or "50%,45%".
  const isCertain = /^\s*(?:100|\d{1,2})\s*%?(?:\s*[,;/x]\s*|\s+)(?:100|\d{1,2})\s*%?\s*$/.test(
    typed,
  );
  return certainly(
    'two percentages, from the left and from the top',
    input,
    `${x}% ${y}%`,
    isCertain,
  );
}

/** Says what a value must be, and what was probably meant; if that is certain, it becomes the correction. */
const certainly = (what: string, input: unknown, meant: string, isCertain: boolean) =>
  mustBe(what, input, toWrite([meant], isCertain), { ...(isCertain && { write: meant }) });

function wrongId(input: unknown, field: ValueField): ValueSentences {
  const typed = String(input);
  if (field.pattern !== undefined && new RegExp(field.pattern).test(typed))
    return wrongText(input, field);
  const meant = toId(typed) || 'a-short-name';
  // The correction is not certain if letters such as "ø" or "&" must be replaced.
  const isCertain = /^[\w -]*[a-z0-9][\w -]*$/i.test(typed);
  return certainly('lowercase letters, digits and hyphens', input, meant, isCertain);
}

function emptyReference(): ValueSentences {
  return problem('{field} is empty.', 'Write which one you mean.');
}

/** Describes a text that is too short or too long; refinements cover everything else. */
function wrongText(input: unknown, { least = 1, most = Infinity }: ValueField): ValueSentences {
  const count = lettersOf(String(input));
  if (count > most)
    return problem(
      `{field} has ${count} characters; at most ${most} are allowed.`,
      `Shorten it by ${count - most}.`,
    );
  return problem(
    `{field} has only ${count === 1 ? '1 character' : `${count} characters`}; at least ${least} are needed.`,
    `Write ${least} to ${most} characters.`,
  );
}

function wrongNumber(input: unknown, field: ValueField): ValueSentences {
  const { least = 0, most = Infinity, noun = field.whole ? 'a whole number' : 'a number' } = field;
  const example = numberMeant(input, least, most);
  if (typeof input === 'number' && (!field.whole || Number.isInteger(input)))
    return mustBe(
      input < least ? `at least ${least}` : `at most ${most}`,
      input,
      `Write a number from ${least} to ${most}, for example ${example}`,
    );
  return String(input).trim() === String(example)
    ? mustBe(noun, input, `Write ${example}`, { write: example })
    : mustBe(noun, input, `Write digits only, for example ${example}`);
}

/** Returns a number that fits: the one in the input, or the nearest to 1. */
function numberMeant(input: unknown, least: number, most: number): number {
  const typed = typeof input === 'string' || typeof input === 'number' ? String(input) : '';
  const digits = typed.replace(/[.,]\d{1,2}$/, '').replace(/\D/g, '');
  const found = digits === '' ? NaN : Number(digits);
  return found >= least && found <= most ? found : Math.max(least, Math.min(most, 1));
}

function wrongPhone(input: unknown): ValueSentences {
  return typeof input === 'number'
    ? problem(
        '{field} must be in quotes; otherwise the number loses its + or its leading 0.',
        'Put it in double quotes: "{source}"',
        { write: '{source}', atDesk: 'Write it again.' },
      )
    : notAText(input);
}

function wrongWebAddress(input: unknown, { pattern = '' }: ValueField): ValueSentences {
  const whole = `https://${String(input).replace(/^(?:(?:https?|htps?)?:?\/{1,2}|https?:)+/i, '')}`;
  const isAddress = new RegExp(pattern, 'i').test(whole);
  const meant = isAddress ? whole : 'https://www.instagram.com/your-name';
  return certainly('a full address that begins with https://', input, meant, isAddress);
}

/** Makes a path from a mistyped one: "About us/Team.html" → "/about-us/team". */
const wholePath = (path: string) =>
  `/${path
    .replace(/[?#].*$/, '')
    .toLowerCase()
    .replace(/\.html?$/, '')
    .split('/')
    .map(toId)
    .filter(Boolean)
    .join('/')}`;

/** The pages with other pages below them. */
const sections = ['blog', 'classes', 'coaches', 'gallery'] as const;

/** Finds the page that a mistyped path may mean: "about.html" → "/about", "/our classes" → "/classes". */
function pageMeant(whole: string): string | undefined {
  const words = whole.split(/[/-]/).filter(Boolean);
  return (
    fixedPaths().find((address) => address === whole) ??
    fixedPaths().find((address) => words.includes(address.split('/').at(-1)!)) ??
    (sections.some((id) => whole.startsWith(`${pagePath(id)}/`)) ? whole : undefined)
  );
}

function wrongPage(input: unknown): ValueSentences {
  const typed = String(input);
  if (/^(https?:)?\/\//i.test(typed))
    return mustBe(
      'a page of this site',
      typed,
      'Write only the part after the address of the site, for example /pricing',
    );
  const what = 'the address of a page in lowercase, starting with /';
  const whole = wholePath(typed);
  const page = pageMeant(whole);
  if (page === undefined)
    return mustBe(
      what,
      input,
      'Write the address of a page of this site, such as /schedule or /contact',
    );
  return certainly(what, input, page, page === whole && !/[?#]/.test(typed));
}
