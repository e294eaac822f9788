/* Puts values of the content into words: a price, a time, a title. */

import { isDate } from '../../content/dates.ts';
import { type Group, isGroup } from '../../content/path.ts';
import {
  countedTime,
  formatPrice,
  isCounted,
  midnight,
  splitTime,
} from '../../content/text/format.ts';
import { type Field } from '../../content/field.ts';
import type { DateRange } from '../../timetable/recurrence.ts';
import { shortened } from './one-line.ts';
import { gymPlace } from './gym-place.ts';
import { choiceInWords, fromId, type Names } from './names.ts';
import { words } from './words.ts';

const nothing = 'nothing';

/** Formats a value for the list of changes: "₹1,150", "4:00 pm", "Meenakshi R.". */
export function inWords(field: Field | undefined, value: unknown, names: Names): string {
  if (isBlank(value)) return nothing;
  if (Array.isArray(value))
    return value.map((item) => inWords(itemOf(field), item, names)).join(', ');
  if (typeof value === 'object') return field ? summaryOf(field, value, names) : 'something';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number')
    return field?.kind === 'price' ? priceInWords(value) : String(value);
  const text = value as string;
  if (field?.kind === 'time') return timeInWords(text);
  if (field?.kind === 'date') return dateInWords(text);
  if (field?.kind === 'picture') return fromId(text.replace(/\.\w+$/, ''));
  if (field?.kind === 'focus') {
    const [left, top] = text.split(' ');
    return `${left} from the left, ${top} from the top`;
  }
  if (field?.kind === 'choice' || field?.kind === 'fixed') return choiceInWords(field, text);
  if (field && 'refersTo' in field && field.refersTo !== undefined && field.refersTo !== 'image')
    return names.thing(field.refersTo, text);
  return shortened(text, names);
}

/** Whether a field is not filled in. */
export const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/** Formats a list item; an empty one is "an empty one" rather than "nothing". */
export const itemInWords = (field: Field | undefined, value: unknown, names: Names) =>
  isBlank(value) ? 'an empty one' : inWords(field, value, names);

const itemOf = (field: Field | undefined) => (field?.kind === 'list' ? field.item : undefined);

const titleNames = ['name', 'title', 'label', 'question', 'heading', 'caption', 'alt', 'text'];

/** The title of a list item, from its own values. */
export const titleOf = (form: Field, value: unknown, names: Names): string =>
  ownTitleOf(form, value, names) ?? (isGroup(value) ? form.label : nothing);

/** The title of a list item, or its number in the list if it has none. */
export const titleInList = (form: Field, value: unknown, index: number, names: Names): string =>
  ownTitleOf(form, value, names) ?? `${form.label} ${index + 1}`;

function ownTitleOf(form: Field, value: unknown, names: Names): string | undefined {
  if (!isGroup(value)) return isBlank(value) ? undefined : inWords(form, value, names);
  if (form.kind !== 'group') return undefined;
  const texts = (names: readonly string[]) =>
    names
      .map((name) => value[name])
      .filter((one) => typeof one === 'string' && one !== '') as string[];
  const [title] = texts(titleNames);
  if (title !== undefined) return shortened(title, names);
  // The name is not typed yet.
  if (titleNames.some((name) => value[name] === '')) return form.label;
  const parts = partsOf(form, value, names, ['reference', 'time', 'date']).filter(Boolean);
  if (parts.length > 0) return parts.slice(0, 2).join(', ');
  const [first] = texts(
    form.fields.filter(([, { kind }]) => kind === 'text').map(([name]) => name),
  );
  return first === undefined ? undefined : shortened(first, names);
}

/**
 * Summarises an item by its title or, without a name, by all its values: "Thu 24 December 2026 – Sat 26 December 2026,
 * closed all day, Christmas break".
 */
function summaryOf(form: Field, value: unknown, names: Names): string {
  const isNamed = isGroup(value) && titleNames.some((name) => value[name] !== undefined);
  if (form.kind !== 'group' || !isGroup(value) || isNamed) return titleOf(form, value, names);
  const parts = partsOf(form, value, names).filter((one) => one !== '');
  return parts.length === 0 ? form.label : parts.join(', ');
}

/** Pairs of fields that form a range. */
const ranges: Readonly<Record<string, string>> = {
  from: 'until',
  opens: 'closes',
  start: 'end',
  newStart: 'newEnd',
};

/** The fields of a group as text, of some kinds or all; a range is one part. */
function partsOf(
  { fields }: Extract<Field, { kind: 'group' }>,
  value: Group,
  names: Names,
  kinds?: readonly string[],
): string[] {
  const ends = Object.entries(ranges)
    .filter(([from]) => value[from] !== undefined)
    .map(([, until]) => until);
  const textOf = (name: string) => {
    const field = fields.find(([own]) => own === name)?.[1];
    const isFilled = value[name] !== undefined && value[name] !== '';
    const said = field && isFilled ? inWords(field, value[name], names) : '';
    // Other parts follow after a comma.
    return field?.kind === 'text' ? said.replace(/\.$/, '') : said;
  };
  return fields
    .filter(([name, { kind }]) => value[name] !== undefined && (kinds?.includes(kind) ?? true))
    .filter(([name]) => !ends.includes(name))
    .map(([name, field]) => {
      if (name === 'until') return `until ${textOf(name)}`;
      if (field.kind === 'flag') return value[name] === true ? field.label.toLowerCase() : '';
      const until = ranges[name] === undefined ? '' : textOf(ranges[name]);
      return until === '' ? textOf(name) : `${textOf(name)} – ${until}`;
    });
}

/** 1150 → "₹1,150" */
export const priceInWords = (amount: number) => formatPrice(amount, gymPlace());

/** "16:00" → "4:00 pm"; "00:30 next day" and "24:30" → "12:30 am the next day"; other texts stay as they are. */
export function timeInWords(time: string): string {
  const counted = countedTime(time);
  if (!isCounted(counted)) return time;
  const read = splitTime(counted, gymPlace()).join(' ').trimEnd();
  if (counted === midnight) return 'midnight';
  return counted > midnight ? `${read} the next day` : read;
}

/** "2027-01-26" → "Tue 26 January 2027"; anything but a date stays as it is. */
export function dateInWords(date: string): string {
  const day = dayOf(date);
  if (!day) return date;
  const { days, months } = words;
  return `${days[day.getUTCDay()]!.slice(0, 3)} ${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** "2027-01-26" → "Tuesday 26 January", for days in the near future. */
export function longDateInWords(date: string): string {
  const day = dayOf(date);
  if (!day) return date;
  return `${words.days[day.getUTCDay()]} ${day.getUTCDate()} ${words.months[day.getUTCMonth()]}`;
}

/** "from Tue 26 January 2027" */
export const fromDay = (date: string) => `from ${dateInWords(date)}`;

/** "until Tue 26 January 2027" */
export const untilDay = (date: string) => `until ${dateInWords(date)}`;

/** "Fri 25 December 2026 to Sat 26 December 2026", or one day; both days included. */
export const daysInWords = ({ from, until }: DateRange) =>
  from === until ? dateInWords(from) : `${dateInWords(from)} to ${dateInWords(until)}`;

/** "on Friday 4 December", or "from Friday 25 to Saturday 26 December"; both days included. */
export function daysInSentence(from: string, until = from): string {
  if (until === from || until === '') return `on ${longDateInWords(from)}`;
  const [first, last] = [longDateInWords(from), longDateInWords(until)];
  const month = last.slice(last.lastIndexOf(' '));
  const begins = from.slice(0, 7) === until.slice(0, 7) ? first.slice(0, -month.length) : first;
  return `from ${begins} to ${last}`;
}

/** "2027-01-26" at midnight UTC; undefined for a date that does not exist. */
function dayOf(date: string): Date | undefined {
  return isDate(date) ? new Date(date) : undefined;
}
