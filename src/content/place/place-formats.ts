import { type Offset, offsetsOf } from './zone.ts';

/** `place` of site.yaml: the country of a site, its language, time zone, currency and clock. */
export interface Place {
  /** "en" */
  language: string;
  /** "IN" */
  country: string;
  /** "Asia/Kolkata" */
  timeZone: string;
  /** "INR" */
  currency: string;
  clock: 12 | 24;
  /** How a date is written, if not as usual there: "{month} {day}, {year}". */
  dates?: string | undefined;
  /** The first day of a week, from 0 for Monday, if not as usual there. */
  firstDay?: number | undefined;
  /** The language of the words while they are not translated: "en". */
  wordsIn?: string | undefined;
}

/**
 * How a place writes times, dates, lists and prices. Made once, from Intl, when the site is built: browsers get the few
 * values that their scripts use as constants, and load no data of Intl.
 */
export interface PlaceFormats {
  /** "en-IN" */
  locale: string;
  /** The locale of the words of the site, which may not be translated yet. */
  wordsLocale: string;
  /** "en" */
  language: string;
  country: string;
  currency: string;
  /** "₹" */
  currencySign: string;
  /** "Indian rupees", in English, for messages to staff. */
  currencyName: string;
  /** Digits after the decimal sign of a price; 0 if prices are whole there. */
  decimals: number;
  /** The highest price that the check accepts; a higher one is probably a typing mistake. */
  highestPrice: number;
  timeZone: string;
  /** Milliseconds ahead of UTC, before the first of `shifts`. */
  ahead: number;
  changesClocks: boolean;
  /** The changes of the clock within three years. */
  shifts: readonly Offset[];
  is24Hours: boolean;
  /** Whether an hour has two digits: "09:00". */
  hasLongHours: boolean;
  /** Between hours and minutes: ":" or ".". */
  timeSeparator: string;
  /** "am" and "pm" */
  morning: string;
  evening: string;
  /** From January on, as in a date. */
  months: readonly string[];
  shortMonths: readonly string[];
  /** Whether three letters of a month are its short form. */
  isMonthCut: boolean;
  /** From January on, as in "January 2027". */
  monthsAlone: readonly string[];
  /** Whether these differ from the names in dates. */
  hasMonthsAlone: boolean;
  /** "{month} {day}, {year}" */
  datePattern: string;
  /** The order of a date. */
  dateOrder: 'mdy' | 'dmy' | 'ymd';
  dateStart: string;
  /** Between the first two parts of a date. */
  dateGap: string;
  secondDateGap: string;
  dateEnd: string;
  /** How the first day of a month is written, "1er"; empty where it is "1". */
  firstOfMonth: string;
  /** Between the name of a day and its date. */
  dayGap: string;
  /** Between a month and its year, or a year and its month. */
  monthGap: string;
  /** From Monday on, as in a sentence. */
  weekdays: readonly string[];
  /** Whether these differ from the names in content files, "monday", with a capital letter. */
  hasOwnWeekdays: boolean;
  shortWeekdays: readonly string[];
  /** Whether three letters of a day are its short form. */
  isDayCut: boolean;
  /** The first day of a week, from 0 for Monday. */
  firstDay: number;
  /** Between the items of a list, and before the last. */
  listGaps: readonly [string, string];
  /** Whether nouns have a capital letter within sentences. */
  hasCapitalNouns: boolean;
  /** Words for numbers, from 0 on. */
  numbers: readonly string[];
}

declare global {
  /**
   * The place of the site. In bundles a constant, read as `__PLACE__.months`; in commands and tests a variable, set from
   * the content by scripts/build/place-and-day.ts.
   */
  const __PLACE__: PlaceFormats;
}

/** Currencies whose prices are whole, though their smaller unit exists. */
const wholeCurrencies = new Set(['INR', 'HUF', 'IDR', 'PKR', 'LKR', 'TWD', 'COP', 'MMK']);
/** Currencies in which a month at a gym may cost more than a million. */
const currenciesOfSmallUnits = new Set(
  'COP GNF IDR KHR KRW LAK LBP MMK PYG TZS UGX UZS VND'.split(' '),
);
const languagesWithCapitalNouns = new Set(['de', 'lb']);

/** A Monday. */
const aMonday = Date.UTC(2024, 0, 1);

/** The formats of a place, with its words for numbers, for three years from `year` on. */
export function formatsOf(place: Place, numbers: readonly string[], year: number): PlaceFormats {
  const { language, country, currency, timeZone, clock } = place;
  const locale = `${language}-${country}`;
  const [[, ahead], ...shifts] = offsetsOf(timeZone, year) as [Offset, ...Offset[]];
  return {
    locale,
    wordsLocale: place.wordsIn ?? locale,
    language,
    country,
    ...currencyFormats(locale, currency),
    timeZone,
    ahead,
    changesClocks: shifts.length > 0,
    shifts,
    is24Hours: clock === 24,
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
  // In English it is written without a space: "9:00am".
  const gap = locale.startsWith('en') ? '' : '\u00a0';
  const halfAt = (hour: number) =>
    gap +
    (partsOf(hour, 'h12').find(({ type }) => type === 'dayPeriod')?.value ?? '').toLowerCase();
  const morning = partsOf(9, 'h23');
  const hour = morning.findIndex(({ type }) => type === 'hour');
  return {
    hasLongHours: morning[hour]!.value.length === 2,
    // A time stays on one line: "18 h 30".
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
    shortMonths,
    isMonthCut: isCut(months, shortMonths),
    monthsAlone,
    hasMonthsAlone: String(months) !== String(monthsAlone),
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

/** Whether the short names may be cut after three letters, which tell them apart: "Sep" for "Sept". */
function isCut(names: readonly string[], short: readonly string[]): boolean {
  const cut = names.map((name) => name.slice(0, 3));
  return new Set(cut).size === names.length && cut.every((one, at) => short[at]!.startsWith(one));
}

const patternOf = (parts: readonly Intl.DateTimeFormatPart[]) =>
  parts.map(({ type, value }) => (isDatePart(type) ? `{${type}}` : value)).join('');

/** "{month} {day}, {year}" → its parts in order, and the texts around them. */
function partsOfPattern(pattern: string) {
  const parts = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  return { parts, gaps: pattern.split(/\{\w+\}/) };
}

/** Whether each of {day}, {month} and {year} is in a pattern once, in an order that dates have somewhere. */
export const isDatePattern = (pattern: string) =>
  /^(month,day,year|day,month,year|year,month,day)$/.test(partsOfPattern(pattern).parts.join(','));

function weekFormats(locale: string, own: number | undefined) {
  const names = (weekday: 'long' | 'short') =>
    Array.from({ length: 7 }, (_, day) =>
      new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday })
        .format(aMonday + day * 86_400_000)
        .replace(/\.$/, ''),
    );
  // Node 20 has the older name of this method, TypeScript the newer.
  const found = new Intl.Locale(locale) as unknown as {
    getWeekInfo?: () => { firstDay: number };
    weekInfo: { firstDay: number };
  };
  const { firstDay } = found.getWeekInfo?.() ?? found.weekInfo;
  const weekdays = names('long');
  const shortWeekdays = names('short');
  return {
    weekdays,
    hasOwnWeekdays: !weekdays.includes('Monday'),
    shortWeekdays,
    isDayCut: isCut(weekdays, shortWeekdays),
    firstDay: own ?? firstDay - 1,
  };
}

/** ", " and " and " */
function listGapsOf(locale: string): [string, string] {
  const parts = new Intl.ListFormat(locale, { type: 'conjunction' })
    .formatToParts(['1', '2', '3'])
    .filter(({ type }) => type === 'literal');
  const [pair] = new Intl.ListFormat(locale, { type: 'conjunction' })
    .formatToParts(['1', '2'])
    .filter(({ type }) => type === 'literal');
  return [parts[0]!.value, pair!.value];
}

/**
 * Constants for a bundler: each `__PLACE__.name` in the code becomes its value, so that a script contains only the
 * values that it uses.
 */
export const placeConstants = (formats: PlaceFormats): Record<string, string> =>
  Object.fromEntries(
    Object.entries(formats).map(([name, value]) => [`__PLACE__.${name}`, JSON.stringify(value)]),
  );
