/** Created on first use: loading number formats takes a browser longer than painting a page. */
let rupees: Intl.NumberFormat | undefined;

/** 1150 → "₹1,150", 125000 → "₹1,25,000" */
export const formatRupees = (amount: number) =>
  (rupees ??= new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  })).format(amount);

/** "09:00" → "9:00am"; "00:30", and "24:30" after midnight → "12:30am" */
export function formatTime(time: string): string {
  const [number, half] = splitTime(time);
  return number + half;
}

/** "16:00" → ["4:00", "pm"], for places that set the two in different sizes. */
export function splitTime(time: string): [number: string, half: 'am' | 'pm'] {
  const hour = Number(time.slice(0, 2));
  return [`${hour % 12 || 12}:${time.slice(3)}`, hour % 24 < 12 ? 'am' : 'pm'];
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

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "2022-03-11" → "March 11, 2022", from the digits alone, so that no clock and no time zone can shift it. */
export function formatDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${months[month! - 1]} ${day}, ${year}`;
}

/** "2027-01-26" → "26" and "January 2027", for places that set the two in different sizes. */
export function splitDate(date: string): { day: string; month: string } {
  const [year, month, day] = date.split('-').map(Number);
  return { day: String(day), month: `${months[month! - 1]} ${year}` };
}

/** "monday" → "Monday" */
export const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** ["Monday", "Tuesday", "Friday"] → "Monday, Tuesday and Friday" */
export const joinWords = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Ends a sentence, also one whose last word ends in a full stop: "with Meenakshi R." */
export const sentence = (text: string) => (/[.!?…]”?$/.test(text) ? text : `${text}.`);

/** ["Flat shoes", "A towel"] → "Flat shoes, a towel": a list in the middle of a sentence. */
export const listItems = (items: readonly string[]) =>
  items
    .map((item, index) =>
      index > 0 && /^\p{Lu}(\s|\p{Ll})/u.test(item)
        ? item.charAt(0).toLowerCase() + item.slice(1)
        : item,
    )
    .join(', ');

const numberWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** 3 → "three", 13 → "13" */
export const formatCount = (count: number) => numberWords[count] ?? String(count);
