import { type Clock, clockOf } from './zone.ts';

/** The place of a site from site.yaml: its country, language, time zone, currency and clock. `formatsOf` uses it. */
export interface Place {
  /** A language such as "en". */
  language: string;
  /** A country such as "IN". */
  country: string;
  /** A time zone such as "Asia/Kolkata". */
  timeZone: string;
  /** A currency such as "INR". */
  currency: string;
  clock: 12 | 24;
  /** How a date is written, if not as usual in the country: "{month} {day}, {year}". */
  dates?: string | undefined;
  /** The first day of a week, from 0 for Monday, if not as usual in the country. */
  firstDay?: number | undefined;
  /** The language of the words while they are not translated, such as "en". */
  wordsIn?: string | undefined;
}

/**
 * How a place writes times, dates, lists and prices: plain data, made once from Intl (src/content/place-of-site.ts).
 * Scripts in pages get words that are written already, so that they load no data of Intl.
 */
export interface PlaceFormats {
  /** The locale of dates and prices, such as "en-IN". */
  locale: string;
  /** The locale of the words of the site, which may not be translated yet. */
  wordsLocale: string;
  language: string;
  country: string;
  currency: string;
  /** A sign such as "₹". */
  currencySign: string;
  /** The name in English for messages to staff, such as "Indian rupees". */
  currencyName: string;
  /** How many digits a price has after the decimal sign; 0 if prices are whole there. */
  decimals: number;
  /** The highest price that the check accepts; a higher one is probably a typing mistake. */
  highestPrice: number;
  timeZone: string;
  /** How far the place is ahead of UTC, now and after each change of the clocks within three years. */
  clock: Clock;
  is24Hours: boolean;
  /** Whether an hour has two digits: "09:00". */
  hasLongHours: boolean;
  /** The sign between hours and minutes: ":" or ".". */
  timeSeparator: string;
  /** The words of a 12-hour clock: "am", and "pm" in `evening`. */
  morning: string;
  evening: string;
  /** The names of the months from January on, as in a date. */
  months: readonly string[];
  shortMonths: readonly string[];
  /** The names of the months from January on, as in "January 2027". */
  monthsAlone: readonly string[];
  /** A pattern such as "{month} {day}, {year}". */
  datePattern: string;
  /** The order of month, day and year in a date. */
  dateOrder: 'mdy' | 'dmy' | 'ymd';
  dateStart: string;
  /** The text between the first two parts of a date, and then between the last two. */
  dateGap: string;
  secondDateGap: string;
  dateEnd: string;
  /** How the first day of a month is written, such as "1er"; '' if it is "1". */
  firstOfMonth: string;
  /** The text between the name of a day and its date. */
  dayGap: string;
  /** The text between a month and its year, or a year and its month. */
  monthGap: string;
  /** The names of the weekdays from Monday on, as in a sentence. */
  weekdays: readonly string[];
  shortWeekdays: readonly string[];
  /** The first day of a week, from 0 for Monday. */
  firstDay: number;
  /** The texts between the items of a list, and before the last item. */
  listGaps: readonly [string, string];
  /** Whether nouns begin with a capital letter within sentences. */
  hasCapitalNouns: boolean;
  /** The words for small numbers, from 0 on. */
  numbers: readonly string[];
}

/** The currencies whose prices are whole, although they have a smaller unit. */
const wholeCurrencies = new Set(['INR', 'HUF', 'IDR', 'PKR', 'LKR', 'TWD', 'COP', 'MMK']);
/** The currencies in which a month at a gym may cost more than a million. */
const currenciesOfSmallUnits = new Set(
  'COP GNF IDR KHR KRW LAK LBP MMK PYG TZS UGX UZS VND'.split(' '),
);
const languagesWithCapitalNouns = new Set(['de', 'lb']);

/** The moment at which some Monday begins, for the names of the days. */
const aMonday = Date.UTC(2024, 0, 1);

/** Returns the formats of a place, with its words for numbers, for three years from `year` on. */
export function formatsOf(place: Place, numbers: readonly string[], year: number): PlaceFormats {
  const { language, country, currency, timeZone } = place;
  const locale = `${language}-${country}`;
  return {
    locale,
    wordsLocale: place.wordsIn ?? locale,
    language,
    country,
    ...currencyFormats(locale, currency),
    timeZone,
    clock: clockOf(timeZone, year),
    is24Hours: place.clock === 24,
    ...timeFormats(locale),
    ...dateFormats(locale, place.dates),
    firstOfMonth: language === 'fr' ? '1er' : '',
    ...weekFormats(locale, place.firstDay),
    listGaps: listGapsOf(locale),
    hasCapitalNouns: languagesWithCapitalNouns.has(language.split('-')[0]!),
    numbers,
  };
}

function currencyFormats(locale: string, currency: string) {
  const partOf = (locale: string, options: object) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, ...options })
      .formatToParts(2)
      .find(({ type }) => type === 'currency')!.value;
  const { minimumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return {
    currency,
    currencySign: partOf(locale, {}),
    currencyName: partOf('en', { currencyDisplay: 'name' }),
    decimals: wholeCurrencies.has(currency) ? 0 : minimumFractionDigits!,
    highestPrice: currenciesOfSmallUnits.has(currency) ? 100_000_000 : 1_000_000,
  };
}

function timeFormats(locale: string) {
  const partsOf = (hour: number, hourCycle: 'h12' | 'h23') =>
    new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      hour: 'numeric',
      minute: '2-digit',
      hourCycle,
    }).formatToParts(Date.UTC(2024, 0, 1, hour));
  // English has no space before "am": "9:00am".
  const gap = locale.startsWith('en') ? '' : '\u00a0';
  const halfAt = (hour: number) =>
    gap +
    (partsOf(hour, 'h12').find(({ type }) => type === 'dayPeriod')?.value ?? '').toLowerCase();
  const morning = partsOf(9, 'h23');
  const hour = morning.findIndex(({ type }) => type === 'hour');
  return {
    hasLongHours: morning[hour]!.value.length === 2,
    // A time such as "18 h 30" must stay on one line.
    timeSeparator: morning[hour + 1]!.value.replaceAll(' ', '\u00a0'),
    morning: halfAt(9),
    evening: halfAt(21),
  };
}

type DatePart = 'day' | 'month' | 'year';
const isDatePart = (type: string): type is DatePart => /^(day|month|year)$/.test(type);

function dateFormats(locale: string, pattern: string | undefined) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', calendar: 'gregory', ...options });
  const whole = format({ day: 'numeric', month: 'long', year: 'numeric' });
  const withDay = format({ weekday: 'long', day: 'numeric', month: 'long' });
  const short = format({ day: 'numeric', month: 'short', year: 'numeric' });
  const alone = format({ month: 'long' });
  const ofMonth = (month: number) => Date.UTC(2024, month, 1);
  const eachMonth = <Made>(make: (month: number) => Made) =>
    Array.from({ length: 12 }, (_, month) => make(ofMonth(month)));
  const partOf = (parts: Intl.DateTimeFormatPart[], type: string) =>
    parts.find((part) => part.type === type)!.value;
  const dayParts = withDay.formatToParts(ofMonth(0));
  const dayAt = dayParts.findIndex(({ type }) => type === 'weekday');
  const monthParts = format({ month: 'long', year: 'numeric' }).formatToParts(ofMonth(0));
  const datePattern = pattern ?? patternOf(whole.formatToParts(ofMonth(0)));
  const { parts, gaps } = partsOfPattern(datePattern);
  const months = eachMonth((month) => partOf(whole.formatToParts(month), 'month'));
  const shortMonths = eachMonth((month) =>
    partOf(short.formatToParts(month), 'month').replace(/\.$/, ''),
  );
  const monthsAlone = eachMonth((month) => partOf(alone.formatToParts(month), 'month'));
  return {
    months,
    shortMonths: cut(months, shortMonths),
    monthsAlone,
    datePattern,
    dateOrder: parts.map((part) => part[0]).join('') as PlaceFormats['dateOrder'],
    dateStart: gaps[0]!,
    dateGap: gaps[1]!,
    secondDateGap: gaps[2]!,
    dateEnd: gaps[3]!,
    dayGap: dayParts[dayAt + 1]?.value ?? ' ',
    monthGap: monthParts.find(({ type }) => type === 'literal')?.value ?? ' ',
  };
}

/** Returns short forms of equal length if names may be cut after three letters: "Sep" will do for "Sept". */
function cut(names: readonly string[], short: readonly string[]): readonly string[] {
  const cut = names.map((name) => name.slice(0, 3));
  const isEnough = cut.every((one, at) => short[at]!.startsWith(one));
  return new Set(cut).size === names.length && isEnough ? cut : short;
}

const patternOf = (parts: readonly Intl.DateTimeFormatPart[]) =>
  parts.map(({ type, value }) => (isDatePart(type) ? `{${type}}` : value)).join('');

/** Splits a pattern such as "{month} {day}, {year}" into its parts in order and the texts around them. */
function partsOfPattern(pattern: string) {
  const parts = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  return { parts, gaps: pattern.split(/\{\w+\}/) };
}

/** Whether a pattern has each of {day}, {month} and {year} once, in an order that dates have in some country. */
export const isDatePattern = (pattern: string) =>
  /^(month,day,year|day,month,year|year,month,day)$/.test(partsOfPattern(pattern).parts.join(','));

function weekFormats(locale: string, own: number | undefined) {
  const names = (weekday: 'long' | 'short') =>
    Array.from({ length: 7 }, (_, day) =>
      new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday })
        .format(aMonday + day * 86_400_000)
        .replace(/\.$/, ''),
    );
  // Node 20 has the older name of this method, and TypeScript knows only the newer.
  const found = new Intl.Locale(locale) as unknown as {
    getWeekInfo?: () => { firstDay: number };
    weekInfo: { firstDay: number };
  };
  const { firstDay } = found.getWeekInfo?.() ?? found.weekInfo;
  const weekdays = names('long');
  return {
    weekdays,
    shortWeekdays: cut(weekdays, names('short')),
    firstDay: own ?? firstDay - 1,
  };
}

/** Returns the texts between the items of a list and before the last item: ", " and " and ". */
function listGapsOf(locale: string): [string, string] {
  const parts = new Intl.ListFormat(locale, { type: 'conjunction' })
    .formatToParts(['1', '2', '3'])
    .filter(({ type }) => type === 'literal');
  const [pair] = new Intl.ListFormat(locale, { type: 'conjunction' })
    .formatToParts(['1', '2'])
    .filter(({ type }) => type === 'literal');
  return [parts[0]!.value, pair!.value];
}
