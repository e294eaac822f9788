import { capitalise, formatRupees, splitTime } from '../format.ts';
import type { FormField } from './form-field.ts';
import { fromId, shortened, summaryOf, type Names } from './names.ts';
import { words } from './words.ts';

/** "16:00" → "4:00 pm"; what is no time stays as it is. */
export const timeInWords = (time: string) =>
  /^\d\d:\d\d$/.test(time) ? splitTime(time).join(' ') : time;

/** "2027-01-26" → "Tue 26 January 2027"; what is no date stays as it is. */
export function dateInWords(date: string): string {
  const day = dayOf(date);
  if (!day) return date;
  const { days, months } = words;
  return `${days[day.getUTCDay()]!.slice(0, 3)} ${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** "2027-01-26" as a moment, or undefined when no calendar has it. */
export function dayOf(date: string): Date | undefined {
  const day = new Date(`${date}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(date) &&
    !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(date)
    ? day
    : undefined;
}

/** A value as people say it, in a line of the list of changes: "₹1,150", "4:00 pm", "Meenakshi R.". */
export function inWords(field: FormField | undefined, value: unknown, names: Names): string {
  if (value === undefined || value === null || value === '') return words.nothing;
  if (Array.isArray(value))
    return value.map((item) => inWords(itemOf(field), item, names)).join(', ');
  if (typeof value === 'object')
    return field
      ? summaryOf(field, value, (own, inner) => inWords(own, inner, names))
      : words.something;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number')
    return field?.kind === 'price' ? formatRupees(value) : String(value);
  const text = value as string;
  if (field?.kind === 'time') return timeInWords(text);
  if (field?.kind === 'date') return dateInWords(text);
  if (field?.kind === 'picture') return fromId(text.replace(/\.\w+$/, ''));
  if (field?.kind === 'focus') return words.pointAt(...(text.split(' ') as [string, string]));
  if (field?.kind === 'choice' || field?.kind === 'fixed') return capitalise(fromId(text));
  if (field && 'refersTo' in field && field.refersTo !== undefined && field.refersTo !== 'image')
    return names(field.refersTo, text);
  return shortened(text);
}

const itemOf = (field: FormField | undefined) => (field?.kind === 'list' ? field.item : undefined);
