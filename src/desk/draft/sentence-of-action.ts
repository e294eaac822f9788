/* Sentences for actions that a list of changed places would not explain: "Yoga on Friday is cancelled". */

import { listAt, textAt, valueAt } from '../../content/path.ts';
import { isDate } from '../../content/dates.ts';
import { capitalise, sentence } from '../../content/text/format.ts';
import { listInEnglish } from '../words/english.ts';
import type { PlaceChange, Sentence } from './change-in-words.ts';
import {
  dateInWords,
  daysInSentence,
  fromDay,
  priceInWords,
  timeInWords,
} from '../words/in-words.ts';
import type { Names } from '../words/names.ts';
import { words } from '../words/words.ts';

/** Describes an action in a sentence if a list of the changed places would not read well. */
export function sentenceOfAction(
  places: readonly PlaceChange[],
  names: Names,
): Sentence | undefined {
  const later = classChangesLater(places, names);
  if (later) return later;
  const [{ file, path, item }, ...more] = places as [PlaceChange, ...PlaceChange[]];
  if (more.length > 0) return undefined;
  if (item === undefined) return undefined;
  if (file === 'plans.yaml' && path[2] === 'otherPrices') return priceOfDays(item);
  const sentences = sentencesOfDays[`${file} ${path[0]}`];
  const entry = entryOf(item.value, names);
  return entry && sentences?.[item.did](entry);
}

/** Describes a new entry of notice.yaml: a notice, or a cancelled, changed or extra class. */
export const sentenceOfEntry = (list: string, value: unknown, names: Names): string =>
  sentencesOfDays[`notice.yaml ${list}`]!.added(entryOf(value, names)!)!.what;

/** Describes a weekly class that changes from a date on: one entry ends there, and another begins. */
function classChangesLater(places: readonly PlaceChange[], names: Names): Sentence | undefined {
  const [ended, begun] = [
    places.find(({ path }) => path[0] === 'classes' && path.at(-1) === 'until'),
    places.find(({ item }) => item?.did === 'added' && textAt(item.value, 'from') !== ''),
  ];
  if (places.length !== 2 || !ended || !begun || ended.file !== begun.file) return undefined;
  const text = (name: string) => textAt(begun.item!.value, name);
  const [, day] = /^schedule\/(\w+)\.yaml$/.exec(begun.file) ?? [];
  if (day === undefined) return undefined;
  const name = names.thing('class', text('class'));
  return {
    what: words.changesThen(`${name} (${capitalise(day)})`, fromDay(text('from'))),
    rest: atTimeWith(timeInWords(text('start')), names.thing('trainer', text('trainer'))),
  };
}

/** Describes a price of a plan from a day on, or on some days. */
function priceOfDays({
  did,
  value,
  called,
}: NonNullable<PlaceChange['item']>): Sentence | undefined {
  const [from, until] = [textAt(value, 'from'), textAt(value, 'until')];
  const price = valueAt(value, ['price']);
  if (!isDate(from) || typeof price !== 'number') return undefined;
  const plan = called.slice(0, called.indexOf(`, ${dateInWords(from)}`));
  const amount = priceInWords(price);
  const what =
    until === ''
      ? words.priceBeginsThen(
          plan,
          amount,
          dateInWords(from),
          valueAt(value, ['announced']) === true,
        )
      : `${plan}: ${amount} ${daysInSentence(from, until)}`;
  return { what: did === 'added' ? what : words.isRemoved(what) };
}

/** A dated entry in words. */
interface Entry {
  /** As in a sentence: “on Friday 4 December”. */
  days: string;
  /** The words of a notice. */
  text: string;
  name: string;
  time: string;
  /** The coach of an extra class, or the replacement of the usual coach; '' without one. */
  coach: string;
  newTime: string;
  reason: string;
  /** Special opening hours; '' if the gym is closed, and for entries of notice.yaml. */
  hours: string;
}

/** Puts an entry into words; undefined if it has no date yet. */
function entryOf(value: unknown, names: Names): Entry | undefined {
  const text = (name: string) => textAt(value, name);
  const [from, until] = [text('date') || text('from'), text('until')];
  if (!isDate(from)) return undefined;
  const thing = (kind: string, name: string) =>
    text(name) === '' ? '' : names.thing(kind, text(name));
  const hours = listAt(value, ['hours']);
  return {
    days: daysInSentence(from, until),
    text: text('text'),
    name: thing('class', 'class'),
    time: timeInWords(text('start')),
    coach: thing('trainer', 'trainer'),
    newTime: timeInWords(text('newStart')),
    reason: text('reason'),
    hours: listInEnglish(
      (hours.length > 0 ? hours : [value])
        .filter((span) => textAt(span, 'opens') !== '')
        .map((span) =>
          words.fromTo(timeInWords(textAt(span, 'opens')), timeInWords(textAt(span, 'closes'))),
        ),
    ),
  };
}

const atTimeWith = (time: string, coach: string) => sentence(`${time}, with ${coach}`);

const withReason = (what: string, { time, reason }: Entry): Sentence =>
  reason === '' ? { what } : { what, rest: sentence(`${time}. Visitors read: “${reason}”`) };

function differenceOf({ name, days, coach, newTime }: Entry): string {
  const at = newTime === '' ? '' : ` at ${newTime}`;
  return coach === '' ? `${name} ${days} is${at}` : `${coach} gives ${name} ${days}${at}`;
}

/** By file and list: the meaning of an added or removed entry. */
const sentencesOfDays: Readonly<
  Record<string, Record<'added' | 'removed', (entry: Entry) => Sentence | undefined>>
> = {
  'notice.yaml notices': {
    added: ({ text, days }) => ({ what: 'A notice is put up', rest: `“${text}”, ${days}` }),
    removed: ({ text }) => ({ what: 'A notice is taken down', rest: text }),
  },
  'notice.yaml cancellations': {
    added: (entry) => withReason(`${entry.name} ${entry.days} is cancelled`, entry),
    removed: ({ name, days }) => ({ what: `${name} ${days} is no longer cancelled` }),
  },
  'notice.yaml changes': {
    added: (entry) => withReason(differenceOf(entry), entry),
    removed: ({ name, days }) => ({ what: words.isAsUsual(name, days) }),
  },
  'notice.yaml extraClasses': {
    added: ({ name, days, time, coach }) => ({
      what: `An extra class ${days}: ${name}`,
      rest: atTimeWith(time, coach),
    }),
    removed: ({ name, days }) => ({ what: `The extra class ${days} is removed: ${name}` }),
  },
  'hours.yaml exceptions': {
    added: ({ days, reason, hours }) => ({
      what: [`${hours === '' ? 'Closed' : `Open ${hours}`} ${days}`, reason]
        .filter(Boolean)
        .join(', '),
    }),
    removed: ({ days }) => ({ what: `Regular hours ${days}` }),
  },
};
