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
