import type { FieldPath } from '../findings/finding.ts';
import { capitalise } from '../text/format.ts';
import { dayFile, valueOf, type CheckedFiles } from '../content/checked-files.ts';
import type { Files } from '../content/files.ts';
import { postalLines } from '../content/postal-address.ts';
import { isShown } from '../content/shown.ts';
import type { EndingThing } from './wording/names-and-words.ts';
import type { RuleFinding } from './finding.ts';
import { textsOf } from './texts.ts';
import { daysOf } from '../content/days.ts';
import { weekdays } from '../content/weekdays.ts';

/** Notes about content that is outdated, unused or contradictory. `today` is "2026-11-21". */
export function* leftovers(content: CheckedFiles, today: string): Generator<RuleFinding> {
  const notes = [
    pastDays(content, today),
    mapQueryDiffersFromAddress(content),
    pricesTypedByHand(content),
    markupShownAsTyped(content),
    unusedQuestions(content),
    coachesWhoDoNotTeachTheirClass(content, today),
    expiredCertificates(content, today),
    realDetailsMarkedAsExamples(content),
  ];
  for (const list of notes) for (const note of list) yield { ...note, severity: 'note' };
}

/** What is over, such as a special day, a notice or a cancelled class, is harmless but no longer needed. */
function* pastDays(content: CheckedFiles, today: string): Generator<RuleFinding> {
  const over = (file: string, path: FieldPath, date: string, thing: EndingThing): RuleFinding => ({
    file,
    path,
    code: 'days-are-over',
    data: { thing, date },
  });
  const exceptions = valueOf(content, 'hours.yaml')?.exceptions ?? [];
  for (const [index, exception] of exceptions.entries()) {
    const { until } = daysOf(exception);
    const { reason } = exception;
    const path = ['exceptions', index, lastDayLine(exception)];
    if (until < today)
      yield {
        file: 'hours.yaml',
        path,
        code: 'special-day-is-over',
        data: { reason, date: until },
      };
  }
  for (const [index, { until }] of valueOf(content, 'hours.yaml')?.otherHours?.entries() ?? [])
    if (until !== undefined && until < today)
      yield over('hours.yaml', ['otherHours', index, 'until'], until, 'other hours');
  for (const day of weekdays) {
    const rows = valueOf(content, dayFile(day))?.classes ?? [];
    for (const [index, { until }] of rows.entries())
      if (until !== undefined && until < today)
        yield over(dayFile(day), ['classes', index, 'until'], until, 'class');
  }
  const notice = valueOf(content, 'notice.yaml');
  for (const [index, { until }] of notice?.notices?.entries() ?? [])
    if (until < today) yield over('notice.yaml', ['notices', index, 'until'], until, 'notice');
  const offer = valueOf(content, 'pages/blog.yaml')?.discount;
  if (offer?.until !== undefined && offer.until < today)
    yield over('pages/blog.yaml', ['discount', 'until'], offer.until, 'offer');
  const things = {
    cancellations: 'cancellation',
    changes: 'change',
    extraClasses: 'extra class',
    absences: 'absence',
  } as const;
  for (const [index, { date, newDate }] of notice?.moves?.entries() ?? []) {
    const [line, until] = date > newDate ? ['date', date] : ['newDate', newDate];
    if (until < today) yield over('notice.yaml', ['moves', index, line], until, 'move');
  }
  for (const list of Object.keys(things) as (keyof typeof things)[])
    for (const [index, item] of notice?.[list]?.entries() ?? []) {
      const { until } = daysOf(item);
      if (until < today)
        yield over('notice.yaml', [list, index, lastDayLine(item)], until, things[list]);
    }
}

const lastDayLine = ({ date }: { date?: string | undefined }) =>
  date === undefined ? 'until' : 'date';

/**
 * The first number in a query with as many digits as the postal code; undefined if the code is so short that the number
 * may be that of a house.
 */
function codeIn(query: string, postalCode: string): string | undefined {
  if (!/^\d{5,}$/.test(postalCode)) return undefined;
  const form = new RegExp(`(?<![\\d.])[1-9]\\d{${postalCode.length - 1}}(?![\\d.])`);
  return form.exec(query)?.[0];
}

/** The map has a search query of its own, which is easily forgotten when the address changes. */
function* mapQueryDiffersFromAddress(content: CheckedFiles): Generator<RuleFinding> {
  const contact = valueOf(content, 'contact.yaml');
  if (!contact) return;
  const { address, map } = contact;
  const query = map.query.toLowerCase();
  // Coordinates contain no words to compare.
  if (!/[a-z]/.test(query)) return;
  const { locality, postalCode, country } = address;
  const place = { file: 'contact.yaml', path: ['map', 'query'] };
  const whole = [...postalLines(address), country].join(', ');
  const code = codeIn(map.query, postalCode);
  if (code !== undefined && code !== postalCode) {
    const data = { code, really: postalCode, query: whole };
    yield { ...place, code: 'map-has-another-code', data };
  } else if (!query.includes(locality.toLowerCase()))
    yield { ...place, code: 'map-lacks-the-city', data: { city: locality, query: whole } };
}

const mayBeTypedPrice = /₹|rs|inr|rupees|\/-/i;
const typedPrice = /(?:₹|\bRs\.?|\bINR)\s?(\d[\d,]*)|\b(\d[\d,]*)\s?(?:rupees\b|\/-)/gi;

/** Prices typed into sentences, which do not change with their plans. */
function* pricesTypedByHand(content: CheckedFiles): Generator<RuleFinding> {
  const plans = valueOf(content, 'plans.yaml')?.plans.filter(isShown);
  if (!plans || plans.length === 0) return;
  const prices = plans.map(({ price }) => price);
  for (const { file, path, text } of textsOf(content, mayBeTypedPrice)) {
    if (file === 'plans.yaml') continue;
    for (const [found, before, after] of text.matchAll(typedPrice)) {
      const amount = Number((before ?? after)!.replaceAll(',', ''));
      const plan = plans.find(({ price }) => price === amount);
      if (!plan) continue;
      const word = placeholderOf(plan, prices);
      const fits = !file.startsWith('posts/');
      yield {
        file,
        path,
        at: found,
        code: 'price-typed-by-hand',
        data: { amount, plan: plan.name, found, ...(fits && { word }) },
      };
    }
  }
}

/** The placeholder for the price of a plan. */
function placeholderOf(plan: { id: string; price: number }, prices: readonly number[]): string {
  if (plan.price === Math.min(...prices)) return '{lowestPrice}';
  if (plan.price === Math.max(...prices)) return '{highestPrice}';
  return `{price:${plan.id}}`;
}

const rupeeSignTwice = /₹\s*\{(lowestPrice|highestPrice|price(?::[\w-]+)?)\}/;
const linkOfMarkdown = /\[([^\]]+)\]\([^)\n]+\)/;
const markup = new RegExp(`${rupeeSignTwice.source}|${linkOfMarkdown.source}`);

/** A rupee sign before a price in braces, which has one already, and Markdown links outside posts, shown as typed. */
function* markupShownAsTyped(content: CheckedFiles): Generator<RuleFinding> {
  for (const { file, path, text } of textsOf(content, markup)) {
    const twice = rupeeSignTwice.exec(text);
    if (twice)
      yield {
        file,
        path,
        at: twice[0],
        code: 'rupee-sign-twice',
        data: { word: twice[1]! },
      };
    const link = linkOfMarkdown.exec(text);
    if (link && path.at(-1) !== 'body')
      yield {
        file,
        path,
        at: link[0].split('\n')[0]!,
        code: 'link-outside-a-post',
        data: { words: link[1]!.replaceAll('\n', ' ') },
      };
  }
}

/** Pages choose their questions by id; questions that no page chooses are never shown. */
function* unusedQuestions(content: CheckedFiles): Generator<RuleFinding> {
  const faq = valueOf(content, 'faq.yaml');
  const classes = valueOf(content, 'classes.yaml')?.classes;
  const pages = [
    valueOf(content, 'pages/pricing.yaml'),
    valueOf(content, 'pages/contact.yaml'),
    valueOf(content, 'pages/class.yaml'),
    valueOf(content, 'pages/trial.yaml'),
  ];
  if (!faq || !classes || pages.includes(undefined)) return;
  const shown = [
    ...pages.flatMap((page) => page!.questions.items),
    ...classes.flatMap(({ questions = [] }) => questions),
  ];
  for (const [index, { id }] of faq.questions.entries()) {
    if (shown.includes(id)) continue;
    yield {
      file: 'faq.yaml',
      path: ['questions', index, 'id'],
      code: 'question-on-no-page',
      data: { id },
    };
  }
}

/** The coach of a class in classes.yaml was probably forgotten if the class is held, but never with this coach. */
function* coachesWhoDoNotTeachTheirClass(
  content: CheckedFiles,
  today: string,
): Generator<RuleFinding> {
  const classes = valueOf(content, 'classes.yaml')?.classes ?? [];
  const days = [...content].filter(([file]) => /^schedule\/\w+day\.yaml$/.test(file));
  if (days.length < 7) return;
  const rows = days
    .flatMap(([, value]) => (value as Files['schedule/monday.yaml']).classes)
    .filter(({ until }) => until === undefined || until >= today);
  for (const [index, { id, name, trainer }] of classes.entries()) {
    const coaches = [...new Set(rows.filter((row) => row.class === id).map((row) => row.trainer))];
    if (coaches.length === 0 || coaches.includes(trainer)) continue;
    yield {
      file: 'classes.yaml',
      path: ['classes', index, 'trainer'],
      code: 'coach-teaches-it-nowhere',
      data: { name, coach: trainer, coaches },
    };
  }
}

/** Certificates whose last year is over. */
function* expiredCertificates(content: CheckedFiles, today: string): Generator<RuleFinding> {
  for (const [index, coach] of valueOf(content, 'trainers.yaml')?.trainers.entries() ?? [])
    for (const [number, { title, validUntil }] of coach.certificates?.entries() ?? []) {
      if (validUntil === undefined || validUntil >= Number(today.slice(0, 4))) continue;
      yield {
        file: 'trainers.yaml',
        path: ['trainers', index, 'certificates', number, 'validUntil'],
        code: 'certificate-ran-out',
        data: { title, until: validUntil },
      };
    }
}

/** Details marked as examples are missing from the structured data, so real ones should not be marked. */
function* realDetailsMarkedAsExamples(content: CheckedFiles): Generator<RuleFinding> {
  const contact = valueOf(content, 'contact.yaml');
  if (!contact) return;
  const isExample = (address: string) => /\.example(\/|$)/.test(address);
  const things: [thing: string, path: FieldPath, real: boolean, marked: boolean | undefined][] = [
    [
      'phone number',
      ['phone', 'placeholder'],
      !/^\+\d{1,3}[\s0]*$/.test(contact.phone.display),
      contact.phone.placeholder,
    ],
    [
      'e-mail address',
      ['email', 'placeholder'],
      !isExample(contact.email.address),
      contact.email.placeholder,
    ],
    [
      'WhatsApp number',
      ['whatsapp', 'placeholder'],
      !/^\+910*$/.test(contact.whatsapp?.e164 ?? '+91'),
      contact.whatsapp?.placeholder,
    ],
    ...contact.social.map(({ label, url, placeholder }, index): (typeof things)[number] => [
      `address of ${capitalise(label)}`,
      ['social', index, 'placeholder'],
      !isExample(new URL(url).origin),
      placeholder,
    ]),
  ];
  for (const [thing, path, real, marked] of things) {
    if (!real || marked !== true) continue;
    yield {
      file: 'contact.yaml',
      path,
      code: 'real-but-marked-as-example',
      data: { thing },
    };
  }
}
