import { countedTime, isCounted, midnight, splitTime } from '../../content/text/format.ts';
import { words } from './words.ts';

/** "16:00" → "4:00 pm"; "00:30 next day" and "24:30" → "12:30 am the next day"; other texts stay as they are. */
export function timeInWords(time: string): string {
  const counted = countedTime(time);
  if (!isCounted(counted)) return time;
  const read = splitTime(counted).join(' ').trimEnd();
  if (counted === midnight) return words.midnight;
  return counted > midnight ? words.onNextDay(read) : read;
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

/** "2027-01-26" at midnight UTC; undefined for a date that does not exist. */
export function dayOf(date: string): Date | undefined {
  const day = new Date(`${date}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(date) &&
    !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(date)
    ? day
    : undefined;
}
