/**
 * The time that somebody most likely meant: "9am", "9.00", 900 and "9:00 to 10:00" → "09:00".
 * For messages only; nothing is ever corrected in silence.
 */
export function nearestTime(input: unknown): string {
  const typed = String(input).toLowerCase();
  const found =
    /(\d{1,2})\s*[:.h]\s*(\d{2})\s*(am|pm)?/.exec(typed) ??
    /\b(\d{1,2})(\d{2})\b\s*(am|pm)?/.exec(typed) ??
    /(\d{1,2})()\s*(am|pm)?/.exec(typed);
  if (!found) return '09:00';
  // Midnight at the end of a day is the last minute of it here.
  if (Number(found[1]) === 24) return '23:59';
  const half = found[3] ?? /\b(am|pm)\b/.exec(typed)?.[1];
  let hour = Number(found[1]);
  const minute = Math.min(59, Number(found[2] || 0));
  if (half === 'pm' && hour < 12) hour += 12;
  if (half === 'am' && hour === 12) hour = 0;
  return `${two(Math.min(23, hour))}:${two(minute)}`;
}

/** Whether what was typed can only mean this time: "9" may be in the evening too, and "25:00" is no time. */
export function isOneTime(input: unknown): boolean {
  const typed = String(input).toLowerCase();
  const [, hour, minute] = /^\D*(\d{1,2})\s*(?:[:.h]?\s*(\d{2}))?\D*$/.exec(typed) ?? [];
  if (hour === undefined || Number(hour) > 24 || Number(minute ?? 0) > 59) return false;
  // "9:00" may be in the evening; "09:00" is typed on the 24-hour clock.
  return /am|pm/.test(typed) || (minute !== undefined && hour.length === 2);
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The date that somebody most likely meant: "11/03/2022", "2022-3-11", "March 11, 2022" → "2022-03-11". */
export function nearestDate(input: unknown): string {
  const typed = String(input)
    .toLowerCase()
    .replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  const iso = /^(\d+)-(\d{2})-(\d{2})$/.exec(typed);
  if (iso && (Number(iso[1]) < 1900 || Number(iso[1]) > 2200)) return `2026-${iso[2]}-${iso[3]}`;
  const numbers = [...typed.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  const named = months.findIndex((month) => typed.includes(month));
  const year = numbers.find((number) => number > 1900 && number < 2200) ?? 2026;
  const rest = numbers.filter((number) => number !== year);
  let [month, day] = named >= 0 ? [named + 1, rest[0] ?? 1] : [rest[0] ?? 1, rest[1] ?? 1];
  // India writes the day first; only a date that begins with its year does not.
  if (named < 0 && numbers[0] !== year) [month, day] = [day, month];
  if (month > 12) [month, day] = [day, month];
  month = Math.min(12, Math.max(1, month));
  return `${year}-${two(month)}-${two(Math.min(daysIn(year, month), Math.max(1, day)))}`;
}

/** Whether what was typed can only mean this day: "11/03/2022" is in March or in November, "5.12." in any year. */
export function isOneDate(input: unknown): boolean {
  const typed = String(input).toLowerCase();
  if (/^\d{8}$/.test(typed)) return true;
  const numbers = [...typed.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  const [year, ...others] = numbers.filter((number) => number > 1900 && number < 2200);
  const rest = numbers.filter((number) => number !== year);
  if (year === undefined || others.length > 0) return false;
  const isNamed = months.some((month) => typed.includes(month));
  if (isNamed) return rest.length === 1;
  return rest.length === 2 && (numbers[0] === year || rest.some((number) => number > 12));
}

/** Days of a month, 1 to 12. */
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

const two = (number: number) => String(number).padStart(2, '0');
