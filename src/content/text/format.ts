/** By locale and currency. Created on first use: loading number formats takes a browser longer than painting a page. */
const priceFormats = new Map<string, Intl.NumberFormat>();

/** In India: 1150 → "₹1,150", 125000 → "₹1,25,000"; in Germany: 29.9 → "29,90 €", 30 → "30 €" */
export function formatPrice(amount: number): string {
  const locale = __PLACE__.locale;
  const currency = __PLACE__.currency;
  let format = priceFormats.get(locale + currency);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: __PLACE__.decimals,
      maximumFractionDigits: __PLACE__.decimals,
      trailingZeroDisplay: 'stripIfInteger',
    });
    priceFormats.set(locale + currency, format);
  }
  return format.format(amount);
}

/** "09:00" → "9:00am"; "00:30", and "24:30" after midnight → "12:30am" */
export function formatTime(time: string): string {
  const [number, half] = splitTime(time);
  return number + half;
}

/** "16:00" → ["4:00", "pm"], for places that set the two in different sizes; ["16:00", ""] on a clock of 24 hours. */
export function splitTime(time: string): [number: string, half: string] {
  const hour = Number(time.slice(0, 2));
  const minutes = time.slice(3);
  if (__PLACE__.is24Hours) {
    const shown = String(hour % 24).padStart(__PLACE__.hasLongHours ? 2 : 1, '0');
    return [`${shown}${__PLACE__.timeSeparator}${minutes}`, ''];
  }
  return [
    `${hour % 12 || 12}${__PLACE__.timeSeparator}${minutes}`,
    hour % 24 < 12 ? __PLACE__.morning : __PLACE__.evening,
  ];
}

/** "05:30", "23:30" → "5:30am – 11:30pm" */
export const formatHours = (opens: string, closes: string) =>
  `${formatTime(opens)} – ${formatTime(closes)}`;

/** Opening times of a day: "6:00am – 11:00am, 4:00pm – 10:00pm"; `allDay`: the words for a whole day. */
export const formatSpans = (spans: readonly { opens: string; closes: string }[], allDay: string) =>
  spans
    .map(({ opens, closes }) =>
      opens === '00:00' && closes === '24:00' ? allDay : formatHours(opens, closes),
    )
    .join(', ');

/** "2022-03-11" → "March 11, 2022", from the digits alone, so that no clock and no time zone can shift it. */
export function formatDate(date: string): string {
  const [day, month] = dayAndMonth(date);
  const year = date.slice(0, 4);
  switch (__PLACE__.dateOrder) {
    case 'mdy':
      return `${__PLACE__.dateStart}${month}${__PLACE__.dateGap}${day}${__PLACE__.secondDateGap}${year}${__PLACE__.dateEnd}`;
    case 'ymd':
      return `${__PLACE__.dateStart}${year}${__PLACE__.dateGap}${month}${__PLACE__.secondDateGap}${day}${__PLACE__.dateEnd}`;
    default:
      return `${__PLACE__.dateStart}${day}${__PLACE__.dateGap}${month}${__PLACE__.secondDateGap}${year}${__PLACE__.dateEnd}`;
  }
}

const monthOf = (date: string) => Number(date.slice(5, 7)) - 1;

/** "2027-01-06" → ["6", "January"]; the first day of a month in French is "1er". */
export const dayAndMonth = (date: string): [day: string, month: string] => [
  __PLACE__.firstOfMonth !== '' && date.endsWith('-01')
    ? __PLACE__.firstOfMonth
    : String(Number(date.slice(8))),
  __PLACE__.months[monthOf(date)]!,
];

/** "2027-01-06" → ["6", "Jan"] */
export function dayAndShortMonth(date: string): [day: string, month: string] {
  const [day, month] = dayAndMonth(date);
  return [day, __PLACE__.isMonthCut ? month.slice(0, 3) : __PLACE__.shortMonths[monthOf(date)]!];
}

/** "2027-01-26" → "26" and "January 2027", for places that set the two in different sizes. */
export function splitDate(date: string): { day: string; month: string } {
  const year = date.slice(0, 4);
  const [day, inDate] = dayAndMonth(date);
  const name = __PLACE__.hasMonthsAlone ? __PLACE__.monthsAlone[monthOf(date)]! : inDate;
  const month =
    __PLACE__.dateOrder === 'ymd'
      ? year + __PLACE__.monthGap + name
      : name + __PLACE__.monthGap + year;
  return { day, month };
}

/** "monday" → "Monday" */
export const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** ["Monday", "Tuesday", "Friday"] → "Monday, Tuesday and Friday" */
export function joinWords(words: readonly string[]): string {
  const [between, beforeLast] = __PLACE__.listGaps;
  return words.length < 2
    ? words.join('')
    : words.slice(0, -1).join(between) + beforeLast + words.at(-1)!;
}

/** Ends a sentence, also one whose last word ends in a full stop: "with Meenakshi R." */
export const sentence = (text: string) => (/[.!?…]”?$/.test(text) ? text : `${text}.`);

/** ["Flat shoes", "A towel"] → "Flat shoes, a towel": a list in which only the first item keeps its capital. */
export const listItems = (items: readonly string[]) =>
  items
    .map((item, index) =>
      index > 0 && !__PLACE__.hasCapitalNouns && /^\p{Lu}(\s|\p{Ll})/u.test(item)
        ? item.charAt(0).toLowerCase() + item.slice(1)
        : item,
    )
    .join(', ');

/** 3 → "three", 13 → "13" */
export const formatCount = (count: number) => __PLACE__.numbers[count] ?? String(count);

/**
 * Counted times continue past 24:00 for classes and hours that end after midnight: from 23:30 to "24:30". So the times
 * of one day compare as strings. People type "00:30 next day", and read "12:30am".
 */

/** The end of a day. */
export const midnight = '24:00';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Moves a time by whole hours: "00:30" and 24 → "24:30". */
export const byHours = (time: string, hours: number) =>
  `${twoDigits(Number(time.slice(0, 2)) + hours)}${time.slice(2, 5)}`;

/** "00:30 next day" → "24:30"; other times stay as they are. */
export const countedTime = (typed: string) =>
  typed.endsWith(' next day') ? byHours(typed, 24) : typed;

/** "24:30" → "00:30 next day"; times until midnight stay as they are. */
export const typedTime = (counted: string) =>
  isCounted(counted) && counted > midnight ? `${byHours(counted, -24)} next day` : counted;

/** "24:30" → "00:30" */
export const clockTime = (counted: string) =>
  counted < midnight ? counted : byHours(counted, -24);

/** Whether a text is a time of a day, perhaps after midnight: "09:00", "24:30". */
export const isCounted = (time: string) => /^[0-4]\d:[0-5]\d$/.test(time);

/** Latin letters that Unicode does not decompose into a plain letter and an accent. */
const plain: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ŋ: 'ng',
  ħ: 'h',
  ŧ: 't',
};

/**
 * The id that a name suggests: "Body Building" → "body-building", "Løb på Åen" → "lob-pa-aen"; '' without Latin letters
 * and digits.
 */
export const toId = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[æœøßłđðþıŋħŧ]/g, (letter) => plain[letter]!)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** "Body Building" → "body-building", the form of a category or a tag in the address of the blog. */
export const filterId = (name: string) => name.toLowerCase().replace(/\s+/g, '-');
