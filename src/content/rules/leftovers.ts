import { capitalise, formatDate, formatRupees } from '../../format.ts';
import { valueOf, type CheckedFiles } from '../checked-files.ts';
import { isShown } from '../shown.ts';
import type { RuleFinding } from './finding.ts';
import { textsOf } from './texts.ts';
import { daysOf } from '../different-day.ts';

type Note = Omit<RuleFinding, 'severity'>;

/**
 * What is true no more, or stands in two places that have come apart: nothing breaks by it, so these are notes.
 * `today` is "2026-11-21".
 */
export function* leftovers(content: CheckedFiles, today: string): Generator<RuleFinding> {
  const notes = [
    daysThatAreOver(content, today),
    mapLeadsElsewhere(content),
    pricesTypedByHand(content),
    signsShownAsTheyStand(content),
    questionsOnNoPage(content),
    coachesOfClassesTeachThem(content),
    realThingsMarkedAsInvented(content),
  ];
  for (const list of notes) for (const note of list) yield { severity: 'note', ...note };
}

/** Days that differ, notices and cancellations that are over do no harm, and nobody needs them. */
function* daysThatAreOver(content: CheckedFiles, today: string): Generator<Note> {
  const over = (file: string, path: Note['path'], date: string, thing: string): Note => ({
    file,
    path,
    message: `${thing} is over since ${formatDate(date)}, and no page shows it any more.`,
    mend: 'Delete these lines, or correct the date.',
  });
  const exceptions = valueOf(content, 'hours.yaml')?.exceptions ?? [];
  for (const [index, exception] of exceptions.entries()) {
    const { until } = daysOf(exception);
    const path = ['exceptions', index, lastDayLine(exception)];
    if (until < today) yield over('hours.yaml', path, until, `The day "${exception.reason}"`);
  }
  const notice = valueOf(content, 'notice.yaml');
  if (notice?.notice && notice.notice.until < today)
    yield over('notice.yaml', ['notice', 'until'], notice.notice.until, 'This notice');
  const offer = valueOf(content, 'pages/blog.yaml')?.discount;
  if (offer?.until !== undefined && offer.until < today)
    yield over('pages/blog.yaml', ['discount', 'until'], offer.until, 'This offer');
  const things = {
    cancellations: 'This cancellation',
    changes: 'This change',
    extraClasses: 'This extra class',
  } as const;
  for (const list of Object.keys(things) as (keyof typeof things)[])
    for (const [index, item] of notice?.[list]?.entries() ?? []) {
      const { until } = daysOf(item);
      if (until < today)
        yield over('notice.yaml', [list, index, lastDayLine(item)], until, things[list]);
    }
}

const lastDayLine = ({ date }: { date?: string | undefined }) =>
  date === undefined ? 'until' : 'date';

/** The map is looked up by words of its own: when the address moves, they stay behind. */
function* mapLeadsElsewhere(content: CheckedFiles): Generator<Note> {
  const contact = valueOf(content, 'contact.yaml');
  if (!contact) return;
  const { address, map } = contact;
  const query = map.query.toLowerCase();
  // Coordinates have no words that could be compared.
  if (!/[a-z]/.test(query)) return;
  const wrong = differenceOf(query, address);
  if (wrong === undefined) return;
  yield {
    file: 'contact.yaml',
    path: ['map', 'query'],
    message: `The map is looked up by other words than the address: it has ${wrong}.`,
    mend: `Write query: "${[...address.lines, address.locality, `${address.region} ${address.postalCode}`, address.country].join(', ')}"`,
  };
}

/** What of the address is missing in the words that the map is looked up by. */
function differenceOf(
  query: string,
  { postalCode, locality }: { postalCode: string; locality: string },
): string | undefined {
  const code = /(?<![\d.])[1-9]\d{5}(?![\d.])/.exec(query)?.[0];
  if (code !== undefined && code !== postalCode)
    return `the postal code ${code}, and the address has ${postalCode}`;
  return query.includes(locality.toLowerCase())
    ? undefined
    : `no "${locality}", where the address is`;
}

const typedPrice = /(?:₹|\bRs\.?|\bINR)\s?(\d[\d,]*)|\b(\d[\d,]*)\s?(?:rupees\b|\/-)/gi;

/** A price that was typed into a sentence stays behind when the plan gets another. */
function* pricesTypedByHand(content: CheckedFiles): Generator<Note> {
  const plans = valueOf(content, 'plans.yaml')?.plans.filter(isShown);
  if (!plans || plans.length === 0) return;
  const prices = plans.map(({ price }) => price);
  for (const { file, path, text } of textsOf(content)) {
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
        message: `Here ${formatRupees(amount)} is typed by hand, the price of ${plan.name}: when that changes, this stays.`,
        mend: fits
          ? `Write ${word} instead of ${found}, and it follows by itself.`
          : 'Say it without the figure, or remember to change it here too.',
      };
    }
  }
}

/** The placeholder that says the price of a plan, whatever it becomes. */
function placeholderOf(plan: { id: string; price: number }, prices: readonly number[]): string {
  if (plan.price === Math.min(...prices)) return '{lowestPrice}';
  if (plan.price === Math.max(...prices)) return '{highestPrice}';
  return `{price:${plan.id}}`;
}

/** Signs that work in the text of a post, or nowhere, and that all other texts show letter by letter. */
function* signsShownAsTheyStand(content: CheckedFiles): Generator<Note> {
  for (const { file, path, text } of textsOf(content)) {
    const twice = /₹\s*\{(lowestPrice|highestPrice|price(?::[\w-]+)?)\}/.exec(text);
    if (twice)
      yield {
        file,
        path,
        at: twice[0],
        message: `{${twice[1]}} brings its own sign, so that ₹₹ is shown.`,
        mend: `Write {${twice[1]}} without the sign before it.`,
      };
    const link = /\[([^\]\n]+)\]\([^)\n]+\)/.exec(text);
    if (link && path.at(-1) !== 'body')
      yield {
        file,
        path,
        at: link[0],
        message:
          'Links in brackets work in the text of a post only; here the brackets are shown as they stand.',
        mend: `Write only the words: ${link[1]}`,
      };
  }
}

/** The pages choose their questions by id; one that none has chosen is seen by nobody. */
function* questionsOnNoPage(content: CheckedFiles): Generator<Note> {
  const faq = valueOf(content, 'faq.yaml');
  const pages = [valueOf(content, 'pages/pricing.yaml'), valueOf(content, 'pages/contact.yaml')];
  if (!faq || pages.includes(undefined)) return;
  const shown = pages.flatMap((page) => page!.questions.items);
  for (const [index, { id }] of faq.questions.entries()) {
    if (shown.includes(id)) continue;
    yield {
      file: 'faq.yaml',
      path: ['questions', index, 'id'],
      message: 'No page shows this question.',
      mend: `Add a line - ${id} to the list "questions" of a page, such as pages/pricing.yaml, or delete the question.`,
    };
  }
}

/** classes.yaml names the coach of a class; when all its rows name others, that one was forgotten. */
function* coachesOfClassesTeachThem(content: CheckedFiles): Generator<Note> {
  const classes = valueOf(content, 'classes.yaml')?.classes ?? [];
  const days = [...content].filter(([file]) => /^schedule\/\w+day\.yaml$/.test(file));
  if (days.length < 7) return;
  const rows = days.flatMap(
    ([, value]) => (value as { classes: { class: string; trainer: string }[] }).classes,
  );
  for (const [index, { id, name, trainer }] of classes.entries()) {
    const coaches = [...new Set(rows.filter((row) => row.class === id).map((row) => row.trainer))];
    if (coaches.length === 0 || coaches.includes(trainer)) continue;
    yield {
      file: 'classes.yaml',
      path: ['classes', index, 'trainer'],
      message: `${name} is given to "${trainer}" here, but on the schedule it is taught by ${coaches.map((one) => `"${one}"`).join(' and ')} alone.`,
      mend:
        coaches.length === 1
          ? `Write trainer: ${coaches[0]}, or correct the schedule.`
          : 'Write one of these coaches, or correct the schedule.',
    };
  }
}

/** What is real and still marked as invented stays out of what search engines are told. */
function* realThingsMarkedAsInvented(content: CheckedFiles): Generator<Note> {
  const contact = valueOf(content, 'contact.yaml');
  if (!contact) return;
  const isInvented = (address: string) => /\.example(\/|$)/.test(address);
  const things: [thing: string, path: Note['path'], real: boolean, marked: boolean | undefined][] =
    [
      [
        'phone number',
        ['phone', 'placeholder'],
        !/^\+91[\s0]*$/.test(contact.phone.display),
        contact.phone.placeholder,
      ],
      [
        'e-mail address',
        ['email', 'placeholder'],
        !isInvented(contact.email.address),
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
        !isInvented(new URL(url).origin),
        placeholder,
      ]),
    ];
  for (const [thing, path, real, marked] of things) {
    if (!real || marked !== true) continue;
    yield {
      file: 'contact.yaml',
      path,
      message: `The ${thing} looks like a real one, but it is still marked as invented, so search engines are not told it.`,
      mend: 'Delete this line if it is the real one.',
    };
  }
}
