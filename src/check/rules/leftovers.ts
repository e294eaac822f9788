import { addDays, daysOf } from '../../content/dates.ts';
import { type CheckedFiles, dayFile, valueOf } from '../../content/files.ts';
import type { Path } from '../../content/path.ts';
import type { Correction, ValueProblem } from '../../content/problem.ts';
import { isHere } from '../../content/shown.ts';
import { capitalise } from '../../content/text/format.ts';
import { weekdays } from '../../content/weekdays.ts';
import { daysKeptAfterEnd } from '../../timetable/slots.ts';
import type { Say } from './sentences.ts';

/** Rule that reports outdated or unused content, and real details that are marked as examples, as notes. `today` is such as "2026-11-21". */
export function* leftovers(
  content: CheckedFiles,
  today: string,
  say: Say,
): Generator<ValueProblem> {
  const notes = [
    endedThings(content, today, say),
    unusedQuestions(content),
    expiredCertificates(content, today),
    coachesWhoLeft(content, today),
    realDetailsMarkedAsExamples(content),
  ];
  for (const list of notes) for (const note of list) yield { ...note, severity: 'note' };
}

/** Returns the note that a thing has ended, with the edits that remove it; `path` is the path of its last day. */
export const noteThatEnded = (
  say: Say,
  file: string,
  path: Path,
  date: string,
  thing: string,
  edits: readonly Correction[] = [{ path: path.slice(0, -1) }],
): ValueProblem => ({
  file,
  path,
  severity: 'note',
  message: `${thing} ended on ${say.date(date)}, and no page shows it any more.`,
  remedy: 'Delete it, or correct the date.',
  edits,
});

interface Ending {
  thing: string;
  /** The name of the field with the last day. */
  field: string;
  until: string | undefined;
}

/** Yields notes about the items of a list that have ended. If all have, the whole list can go; that of a weekday stays, empty. */
function* endedItems(
  say: Say,
  file: string,
  list: string,
  items: readonly Ending[],
  today: string,
): Generator<ValueProblem> {
  const hasEnded = ({ until }: Ending) => until !== undefined && until < today;
  const isWholeListOver = list !== 'classes' && items.every(hasEnded);
  for (const [index, item] of items.entries())
    if (hasEnded(item))
      yield noteThatEnded(say, file, [list, index, item.field], item.until!, item.thing, [
        { path: isWholeListOver ? [list] : [list, index] },
      ]);
}

/** Notes what is over, such as a special day, a notice or a cancelled class: it is harmless but no longer needed. */
function* endedThings(content: CheckedFiles, today: string, say: Say): Generator<ValueProblem> {
  type Dated = Parameters<typeof daysOf>[0];
  const dated = (thing: string) => (item: Dated) => ({
    thing,
    field: item.date === undefined ? 'until' : 'date',
    until: daysOf(item).until,
  });
  const hours = valueOf(content, 'hours.yaml');
  const exceptions = (hours?.exceptions ?? []).map((day) => dated(`The day "${day.reason}"`)(day));
  yield* endedItems(say, 'hours.yaml', 'exceptions', exceptions, today);
  const withUntil = (thing: string) => (item: { until?: string | undefined }) => ({
    thing,
    field: 'until',
    until: item.until,
  });
  const otherHours = (hours?.otherHours ?? []).map(withUntil('These hours'));
  yield* endedItems(say, 'hours.yaml', 'otherHours', otherHours, today);
  for (const day of weekdays) {
    const rows = (valueOf(content, dayFile(day))?.classes ?? []).map(withUntil('This class'));
    yield* endedItems(say, dayFile(day), 'classes', rows, addDays(today, -daysKeptAfterEnd));
  }
  const notice = valueOf(content, 'notice.yaml');
  const lists: Readonly<Record<string, readonly Ending[] | undefined>> = {
    notices: notice?.notices?.map(withUntil('This notice')),
    cancellations: notice?.cancellations?.map(dated('This cancellation')),
    changes: notice?.changes?.map(dated('This change')),
    extraClasses: notice?.extraClasses?.map(dated('This extra class')),
    absences: notice?.absences?.map(dated('This absence')),
    moves: notice?.moves?.map(({ date, newDate }) => ({
      thing: 'This move',
      ...(date > newDate ? { field: 'date', until: date } : { field: 'newDate', until: newDate }),
    })),
  };
  for (const [list, items = []] of Object.entries(lists))
    yield* endedItems(say, 'notice.yaml', list, items, today);
  const offer = valueOf(content, 'pages/blog.yaml')?.discount;
  if (offer?.until !== undefined && offer.until < today)
    yield noteThatEnded(say, 'pages/blog.yaml', ['discount', 'until'], offer.until, 'This offer');
}

/** Notes questions that no page chooses by their ids, so that they are never shown. */
function* unusedQuestions(content: CheckedFiles): Generator<ValueProblem> {
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
      message: 'No page shows this question.',
      remedy: `Add "${id}" to the questions of a page, such as Pricing, or delete the question.`,
      atDesk: 'Add it to the questions of a page, such as Pricing, or delete it.',
    };
  }
}

/** Notes coaches who have left, whom no page shows any more. */
function* coachesWhoLeft(content: CheckedFiles, today: string): Generator<ValueProblem> {
  for (const [index, coach] of valueOf(content, 'trainers.yaml')?.trainers.entries() ?? []) {
    if (isHere(coach, today)) continue;
    yield {
      file: 'trainers.yaml',
      path: ['trainers', index, 'lastDay'],
      message: `${coach.name} has left and can be removed.`,
      remedy: 'Delete the coach here, and the classes in schedule/ that have ended.',
      atDesk: 'Remove the coach, and the classes that have ended.',
    };
  }
}

/** Notes certificates whose last year is over. */
function* expiredCertificates(content: CheckedFiles, today: string): Generator<ValueProblem> {
  for (const [index, coach] of valueOf(content, 'trainers.yaml')?.trainers.entries() ?? [])
    for (const [number, { title, validUntil }] of coach.certificates?.entries() ?? []) {
      if (validUntil === undefined || validUntil >= Number(today.slice(0, 4))) continue;
      yield {
        file: 'trainers.yaml',
        path: ['trainers', index, 'certificates', number, 'validUntil'],
        message: `The certificate ${title} was valid until ${validUntil}, and the page of the coach still shows it.`,
        remedy: 'Write the new year, or delete the certificate.',
      };
    }
}

/** Notes real details that are marked as examples, because search engines do not get examples. */
function* realDetailsMarkedAsExamples(content: CheckedFiles): Generator<ValueProblem> {
  const contact = valueOf(content, 'contact.yaml');
  if (!contact) return;
  const isReal = (number: string) => !/^\+(?:\d{1,3}[\s0]*)?$/.test(number);
  const isExample = (address: string) => /\.example(\/|$)/.test(address);
  const things: [thing: string, path: Path, real: boolean, marked: boolean | undefined][] = [
    [
      'phone number',
      ['phone', 'placeholder'],
      isReal(contact.phone.number),
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
      isReal(contact.whatsapp?.number ?? '+'),
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
      message: `The ${thing} looks real, but it is still marked as an example, so search engines do not get it.`,
      remedy: 'If it is the real one, remove this mark.',
    };
  }
}
