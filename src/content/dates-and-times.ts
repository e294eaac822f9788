import type { Meant } from '../findings/finding.ts';
import { midnight, typedTime } from '../text/counted-time.ts';
import { weekdays } from './weekdays.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

const timeForm =
  /^(?<hour>\d{1,2})(?:\s*[:.h]\s*(?<minute>\d{1,2})|(?<joined>\d{2}))?\s*(?:h|hrs|hours)?\s*(?:(?<meridiem>[ap])\.?\s?m\.?)?$/;
const timeWithin = /(?<hour>\d{1,2})(?:\s*[:.h]?\s*(?<minute>\d{2}))?\s*(?:(?<meridiem>[ap])\.?m)?/;

/** The times that a mistyped one may mean: "9.30pm" → 21:30; "9:30" → 09:30 or 21:30; "24:00" → 23:59 or 00:00. */
export function timesMeant(input: unknown): Meant {
  const typed = String(input).trim().toLowerCase();
  const whole = timeForm.exec(typed)?.groups;
  const { hour = '', minute, joined, meridiem } = whole ?? timeWithin.exec(typed)?.groups ?? {};
  // YAML drops a trailing zero: 10.30 is read as the number 10.3.
  const minutes = (minute ?? joined ?? '').padEnd(2, '0');
  const values = clockTimes(hour, minutes, meridiem);
  if (values.length === 0) return { values: nearestTime(hour, minutes), isCertain: false };
  return { values, isCertain: whole !== undefined && minute?.length !== 1 && values.length === 1 };
}

/** The 24-hour times that an hour and a minute may mean; `meridiem` is "a" for am, "p" for pm. */
function clockTimes(typedHour: string, minute: string, meridiem: string | undefined): string[] {
  const hour = Number(typedHour);
  if (typedHour === '' || hour > 24 || Number(minute) > 59) return [];
  const at = (...hours: number[]) => hours.map((one) => `${twoDigits(one)}:${minute}`);
  if (hour === 24) return minute === '00' ? [lastMinute, '00:00'] : [];
  // 12 am and 12 pm are used for noon as often as for midnight.
  if (meridiem !== undefined && hour % 12 === 0) return meridiem === 'p' ? at(12, 0) : at(0, 12);
  if (meridiem !== undefined && hour < 12) return at(meridiem === 'p' ? hour + 12 : hour);
  if (meridiem === 'a') return at(hour, hour - 12);
  // 09 and 21 are typed by people who use the 24-hour clock; 9 may be in the evening.
  if (meridiem === 'p' || typedHour.startsWith('0') || hour > 12) return at(hour);
  return at(hour, (hour + 12) % 24);
}

/** The nearest time to an impossible one, such as 25:00. */
const nearestTime = (hour: string, minute: string): string[] =>
  hour === ''
    ? []
    : [`${twoDigits(Math.min(23, Number(hour)))}:${twoDigits(Math.min(59, Number(minute)))}`];

/** A time of the 24-hour clock: "09:30". */
export const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;
export const isTime = (value: string) => timePattern.test(value);

/** The end of a class or of opening hours, which may be midnight or later: "24:00", "00:30 next day". */
export const endPattern = /^(?:([01]\d|2[0-3]):[0-5]\d(?: next day)?|24:00)$/;

/**
 * What an end before its start may mean, in quotes as in the file: "01:00" after "18:00" → "01:00 next day"; "00:00" is
 * certainly midnight.
 */
export function nextDayMeant(start: string, end: string): Meant | undefined {
  if (end === '00:00') return { values: [`"${midnight}"`], isCertain: true };
  if (end >= latestNight || end === start) return undefined;
  const afternoon = movedBy(end, 12);
  return {
    values: [`"${end} next day"`, ...(afternoon > start ? [`"${afternoon}"`] : [])],
    isCertain: false,
  };
}

/** A gym that is open past midnight closes before this time. */
const latestNight = '06:00';

/** The ends that a mistyped one may mean: "00.30 (next day)" and "24:30" → 00:30 next day; others as `timesMeant`. */
export function endsMeant(input: unknown): Meant {
  const typed = String(input).trim().toLowerCase();
  const [, time] =
    /^(.*\d.*?)[\s,(+]*(?:(?:the )?(?:next|following) ?day|tomorrow|1 ?d(?:ay)?)\)?$/.exec(typed) ??
    [];
  if (time !== undefined) {
    const { values, isCertain } = timesMeant(time);
    return { values: values.map((one) => `${one} next day`), isCertain };
  }
  const [, hour, minute] = /^(2[4-9]|3\d)[:.](\d\d)$/.exec(typed) ?? [];
  if (hour !== undefined && Number(minute) < 60)
    return { values: [typedTime(`${hour}:${minute}`)], isCertain: true };
  return timesMeant(input);
}

/** The last minute of a day. */
export const lastMinute = '23:59';

/** "09:30" → "10:30", at most 23:59 */
export const hourLater = (time: string) => movedBy(time, 1);

/** "09:30" → "08:30", at least 00:00 */
export const hourEarlier = (time: string) => movedBy(time, -1);

function movedBy(time: string, hours: number): string {
  const hour = Number(time.slice(0, 2)) + hours;
  if (hour > 23) return lastMinute;
  return hour < 0 ? '00:00' : `${twoDigits(hour)}${time.slice(2)}`;
}

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const abbreviates = (word: string) => (name: string) => word.length >= 3 && name.startsWith(word);
const monthOf = (word: string) =>
  months.findIndex(abbreviates(word === 'sept' ? 'sep' : word)) + 1 || undefined;

/** Whether this is a date that exists, "2026-01-26", from 1900 to 2200. */
export const isDate = (value: string) => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)?.map(Number) ?? [];
  return year !== undefined && isDay(year, month!, day!);
};
const isDay = (year: number, month: number, day: number) =>
  year >= 1900 &&
  year <= 2200 &&
  month >= 1 &&
  month <= 12 &&
  day >= 1 &&
  day <= daysIn(year, month);
/** "2026-11-23" → monday */
const weekdayOf = (date: string) => weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7]!;
/** Days of a month, 1 to 12. */
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * The dates that a mistyped one may mean: "26 Jan 2027" → 2027-01-26; "11/03/2027" → 2027-03-11 or 2027-11-03; "Jan 26"
 * has no year: 01-26.
 */
export function datesMeant(input: unknown): Meant {
  const typed = String(input).trim().toLowerCase();
  const words = typed.match(/\p{L}+/gu) ?? [];
  const namedMonths = words.flatMap((word) => monthOf(word) ?? []);
  // A weekday in the input rules out some of several dates.
  const namedWeekdays = weekdays.filter((day) => words.some((word) => abbreviates(word)(day)));
  const isUnknownWord = (word: string) =>
    !/^(?:st|nd|rd|th|of|the|on)$/.test(word) &&
    !monthOf(word) &&
    !weekdays.some(abbreviates(word));
  const dates = [...new Set(possibleDates(typed.match(/\d+/g) ?? [], namedMonths))];
  const datesOnNamedWeekday = dates.filter(
    (date) => isDate(date) && namedWeekdays.includes(weekdayOf(date)),
  );
  const [values, guessed] =
    datesOnNamedWeekday.length > 0 ? [datesOnNamedWeekday, []] : [dates, nearestOf(typed)];
  const isOne = values.length === 1 && isDate(values[0]!) && !words.some(isUnknownWord);
  return {
    values: values.length > 0 ? values : guessed,
    isCertain:
      isOne && namedMonths.length < 2 && namedWeekdays.length === datesOnNamedWeekday.length,
  };
}

/** The dates that numbers may mean: in ISO, Indian and American order. */
function possibleDates(numbers: readonly string[], namedMonths: readonly number[]): string[] {
  const [month] = namedMonths;
  const [first = '', second = '', third = ''] = numbers;
  const isYear = (figures: string) => figures.length === 4;
  if (month !== undefined) {
    if (numbers.length === 1) return dateWithoutYear(month, first);
    if (numbers.length !== 2) return [];
    return isYear(first)
      ? fullDate(first, month, second)
      : [
          ...fullDate(second, month, first),
          ...(isYear(second) ? [] : fullDate(first, month, second)),
        ];
  }
  if (numbers.length === 1 && first.length === 8)
    return [
      ...fullDate(first.slice(0, 4), first.slice(4, 6), first.slice(6)),
      ...fullDate(first.slice(4), first.slice(2, 4), first.slice(0, 2)),
      ...fullDate(first.slice(4), first.slice(0, 2), first.slice(2, 4)),
    ];
  if (numbers.length === 2)
    return [...dateWithoutYear(second, first), ...dateWithoutYear(first, second)];
  if (numbers.length !== 3) return [];
  if (isYear(first)) return fullDate(first, second, third);
  const yearLast = [...fullDate(third, second, first), ...fullDate(third, first, second)];
  return isYear(third) ? yearLast : [...yearLast, ...fullDate(first, second, third)];
}

/** The date if it exists; a two-digit year is in this century. */
function fullDate(year: string, month: string | number, day: string): string[] {
  const whole = year.length === 2 ? 2000 + Number(year) : Number(year);
  if (!isDay(whole, Number(month), Number(day))) return [];
  return [`${whole}-${twoDigits(Number(month))}-${twoDigits(Number(day))}`];
}

/** A day of any year: "01-26". */
const dateWithoutYear = (month: string | number, day: string): string[] =>
  isDay(leapYear, Number(month), Number(day))
    ? [`${twoDigits(Number(month))}-${twoDigits(Number(day))}`]
    : [];
const leapYear = 2024;

/** The nearest real day to an impossible one: "2027-02-30" → 2027-02-28; for an impossible year: "02-28". */
function nearestOf(typed: string): string[] {
  const [, year = '', second = '', third = ''] = /^(\d+)-(\d{2})-(\d{2})$/.exec(typed) ?? [];
  if (year === '') return [];
  const isPossibleYear = isDay(Number(year), 1, 1);
  const month = Math.min(12, Math.max(1, Number(second)));
  const day = Math.min(
    daysIn(isPossibleYear ? Number(year) : leapYear - 1, month),
    Math.max(1, Number(third)),
  );
  return isPossibleYear ? fullDate(year, month, String(day)) : dateWithoutYear(month, String(day));
}
