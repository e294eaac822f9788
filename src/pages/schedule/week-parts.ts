/* What the page of the week and its scripts share. */

import type { PlaceFormats } from '../../content/place/place-formats.ts';
import { type Weekday, weekdays } from '../../content/weekdays.ts';
import { addDays } from '../../content/dates.ts';
import { localNowInScript } from '../../timetable/clock.ts';

/** Dates in parts: "30", "Nov" and "November". */
export type DaysInWords = Readonly<
  Record<string, readonly [day: string, short: string, month: string]>
>;

/** Returns the dates of seven days in parts, of which every second one is a number: "26", " – ", "2", " December". */
export function datesOfWeek(days: DaysInWords, from: string): string[] | undefined {
  const [first, last] = [days[from], days[addDays(from, 6)]];
  if (!first || !last) return undefined;
  return first[2] === last[2]
    ? [`${first[0]} – ${last[0]}`, ` ${last[2]}`]
    : [first[0], ` ${first[2]} – `, last[0], ` ${last[2]}`];
}

/** Returns the rows of classes that are shown, without those that a filter hides and those of other weeks. */
export const rowsShown = (box: Element): HTMLElement[] => [
  ...box.querySelectorAll<HTMLElement>(
    'ol:not([hidden]) > [data-slot]:not([data-out], [data-away])',
  ),
];

/** Returns the start of a session from its row: "16:30". */
export const startOf = (row: Element) => row.querySelector('time')!.dateTime;

/** The filters of the week, named like their query parameters. */
export const kinds = ['class', 'coach', 'time'] as const;
export type Kind = (typeof kinds)[number];
/** The choices of a visitor, as the URL has them: `?class=yoga&time=evening`. */
export type Choices = Readonly<Partial<Record<Kind, string>>>;

/** Returns the path of the week with these choices. */
export function pathOf(choices: Choices): string {
  const chosen = kinds.filter((kind) => choices[kind]).map((kind) => `${kind}=${choices[kind]}`);
  return chosen.length === 0 ? location.pathname : `?${chosen.join('&')}`;
}

/**
 * Returns an inline script that makes every `data-weekdays` list begin with today before the first paint; without
 * scripts the lists begin with the first day of a week.
 */
export const todayFirstScript = ({ clock, firstDay }: PlaceFormats) =>
  'for(let e of document.querySelectorAll(`[data-weekdays]`))' +
  `for(let t=(new Date(${localNowInScript(clock)}).getUTCDay()+${(13 - firstDay) % 7})%7;t--;)e.append(e.firstElementChild)`;

/** Makes the lists begin with `first`: after midnight with the new day. */
export function startDaysWith(box: HTMLElement, first: Weekday) {
  const days = box.querySelectorAll<HTMLElement>('[data-day]');
  const begins = weekdays.indexOf(days[0]!.dataset['day'] as Weekday);
  const focused = document.activeElement as HTMLElement | null;
  for (let n = (weekdays.indexOf(first) - begins + 7) % 7; n > 0; n--)
    for (const list of box.querySelectorAll('[data-weekdays]'))
      list.append(list.querySelector(':scope > :is(li, section)')!);
  // An element that is moved loses the focus.
  if (focused !== document.activeElement) focused?.focus({ preventScroll: true });
}
