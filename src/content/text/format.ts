/* Writes prices, times, dates, lists and counts as at the place of the site. */

import type { PlaceFormats } from '../place/place-formats.ts';
import { plainLetters } from './letters.ts';

/**
 * A cache by locale and currency. It is filled on first use, because loading number formats takes a browser longer than
 * painting a page.
 */
const priceFormats = new Map<string, Intl.NumberFormat>();

/** Writes a price. In India: 1150 → "₹1,150", 125000 → "₹1,25,000"; in Germany: 29.9 → "29,90 €", 30 → "30 €". */
export function formatPrice(amount: number, place: PlaceFormats): string {
  const { locale, currency, decimals } = place;
  let format = priceFormats.get(locale + currency);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      trailingZeroDisplay: 'stripIfInteger',
    });
    priceFormats.set(locale + currency, format);
  }
  return format.format(amount);
}

/** Writes a time: "09:00" → "9:00am"; "00:30", and "24:30" after midnight → "12:30am". */
export function formatTime(time: string, place: PlaceFormats): string {
  const [number, half] = splitTime(time, place);
  return number + half;
}

/** Splits a time into two parts of different size: "16:00" → ["4:00", "pm"], or ["16:00", ""] on a 24-hour clock. */
export function splitTime(time: string, place: PlaceFormats): [number: string, half: string] {
  const hour = Number(time.slice(0, 2));
  const minutes = time.slice(3);
  if (place.is24Hours) {
    const shown = String(hour % 24).padStart(place.hasLongHours ? 2 : 1, '0');
    return [`${shown}${place.timeSeparator}${minutes}`, ''];
  }
  return [
    `${hour % 12 || 12}${place.timeSeparator}${minutes}`,
    hour % 24 < 12 ? place.morning : place.evening,
  ];
}

/** Writes a span: "05:30", "23:30" → "5:30am – 11:30pm". */
export const formatHours = (opens: string, closes: string, place: PlaceFormats) =>
  `${formatTime(opens, place)} – ${formatTime(closes, place)}`;

/** Writes the opening times of a day: "6:00am – 11:00am, 4:00pm – 10:00pm". `allDay` has the words for a whole day. */
export const formatSpans = (
  spans: readonly { opens: string; closes: string }[],
  allDay: string,
  place: PlaceFormats,
) =>
  spans
    .map(({ opens, closes }) =>
      opens === '00:00' && closes === '24:00' ? allDay : formatHours(opens, closes, place),
    )
    .join(', ');

/** Writes a date from its digits alone, so that no time zone can shift it: "2022-03-11" → "March 11, 2022". */
export function formatDate(date: string, place: PlaceFormats): string {
  const [day, month] = dayAndMonth(date, place);
  const parts = { day, month, year: date.slice(0, 4) };
  return place.datePattern.replace(/\{(\w+)\}/g, (_, part) => parts[part as keyof typeof parts]);
}

const monthOf = (date: string) => Number(date.slice(5, 7)) - 1;

/** Splits a date: "2027-01-06" → ["6", "January"]. In French the first day of a month is "1er". */
export const dayAndMonth = (date: string, place: PlaceFormats): [day: string, month: string] => [
  place.firstOfMonth !== '' && date.endsWith('-01')
    ? place.firstOfMonth
    : String(Number(date.slice(8))),
  place.months[monthOf(date)]!,
];

/** Splits a date, with a short month: "2027-01-06" → ["6", "Jan"]. */
export const dayAndShortMonth = (
  date: string,
  place: PlaceFormats,
): [day: string, month: string] => [dayAndMonth(date, place)[0], place.shortMonths[monthOf(date)]!];

/** Splits a date into two parts of different size: "2027-01-26" → "26" and "January 2027". */
export function splitDate(date: string, place: PlaceFormats): { day: string; month: string } {
  const year = date.slice(0, 4);
  const [day] = dayAndMonth(date, place);
  const name = place.monthsAlone[monthOf(date)]!;
  const month =
    place.dateOrder === 'ymd' ? year + place.monthGap + name : name + place.monthGap + year;
  return { day, month };
}

/** Begins a word with a capital letter: "monday" → "Monday". */
export const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Begins a text with a small letter, for the middle of a sentence: "Class" → "class". */
export const uncapitalise = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Writes a list: ["Monday", "Tuesday", "Friday"] → "Monday, Tuesday and Friday". */
export function joinWords(words: readonly string[], place: PlaceFormats): string {
  const [between, beforeLast] = place.listGaps;
  return words.length < 2
    ? words.join('')
    : words.slice(0, -1).join(between) + beforeLast + words.at(-1)!;
}

/** Ends a sentence with a full stop, unless its last word ends in one: "with Meenakshi R." */
export const sentence = (text: string) => (/[.!?…]”?$/.test(text) ? text : `${text}.`);

/** Writes a list in which only the first item keeps its capital: ["Flat shoes", "A towel"] → "Flat shoes, a towel". */
export const listItems = (items: readonly string[], place: PlaceFormats) =>
  items
    .map((item, index) =>
      index > 0 && !place.hasCapitalNouns && /^\p{Lu}(\s|\p{Ll})/u.test(item)
        ? uncapitalise(item)
        : item,
    )
    .join(', ');

/** Writes a count: 3 → "three", 13 → "13". */
export const formatCount = (count: number, place: PlaceFormats) =>
  place.numbers[count] ?? String(count);

/**
 * The end of a day. Counted times continue past it for classes and hours that end after midnight, as from 23:30 to
 * "24:30", so that the times of one day compare as strings. People type "00:30 next day", and read "12:30am".
 */
export const midnight = '24:00';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Moves a time by whole hours: "00:30" and 24 → "24:30". */
export const byHours = (time: string, hours: number) =>
  `${twoDigits(Number(time.slice(0, 2)) + hours)}${time.slice(2, 5)}`;

/** Converts a typed time to a counted one: "00:30 next day" → "24:30"; other times stay as they are. */
export const countedTime = (typed: string) =>
  typed.endsWith(' next day') ? byHours(typed, 24) : typed;

/** Converts a counted time to a typed one: "24:30" → "00:30 next day"; times until midnight stay as they are. */
export const typedTime = (counted: string) =>
  isCounted(counted) && counted > midnight ? `${byHours(counted, -24)} next day` : counted;

/** Converts a counted time to a time of the clock: "24:30" → "00:30". */
export const clockTime = (counted: string) =>
  counted < midnight ? counted : byHours(counted, -24);

/** Whether a text is a time of a day, perhaps after midnight: "09:00", "24:30". */
export const isCounted = (time: string) => /^[0-4]\d:[0-5]\d$/.test(time);

/**
 * Makes an id from a name: "Body Building" → "body-building", "Løb på Åen" → "lob-pa-aen"; '' if the name has no Latin
 * letters and digits.
 */
export const toId = (name: string): string =>
  plainLetters(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** The most letters of a file name; a longer one is awkward in a URL and in a folder. */
export const longestName = 60;

/** Makes a file name or an id from a title: its letters, cut after a whole word. */
export function shortNameOf(title: string, most = longestName): string {
  const id = toId(title);
  if (id.length <= most) return id;
  const end = id.lastIndexOf('-', most);
  return id.slice(0, end > 0 ? end : most);
}

/** Writes a category or tag as in the URLs of the blog: "Body Building" → "body-building". */
export const filterId = (name: string) => name.toLowerCase().replace(/\s+/g, '-');
