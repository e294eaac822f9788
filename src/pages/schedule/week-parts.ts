import type { PlaceFormats } from '../../content/place/place-formats.ts';
import { type Weekday, weekdays } from '../../content/weekdays.ts';
import { localNowInScript } from '../../timetable/clock.ts';

/**
 * Returns the element with this `data-part` in the markup of the week. This file has what live-week.ts, filter-week.ts
 * and week-page.ts share.
 */
export const partOf = (box: ParentNode, name: string) =>
  box.querySelector<HTMLElement>(`[data-part=${name}]`)!;

/** Returns the visible session of a class: the last one, because styles hide the usual session on a changed date. */
export const shownSession = (row: Element): HTMLElement | undefined =>
  [...row.querySelectorAll<HTMLElement>(':scope > div')].findLast(({ hidden }) => !hidden);

/** Returns the start of a session from its markup: "16:30". */
export const startOf = (session: Element) =>
  session.querySelector('b time')!.getAttribute('datetime')!;

/** The filters of the week, named like their query parameters. */
export const kinds = ['class', 'coach', 'time'] as const;
export type Kind = (typeof kinds)[number];
/** The choices of a visitor, as the address has them: `?class=yoga&time=evening`. */
export type Choices = Readonly<Partial<Record<Kind, string>>>;

/** Returns the address of the week with these choices. */
export function addressOf(choices: Choices): string {
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

/** Makes the lists begin with `first`: after midnight with the new day, and on paper with the first day of a week. */
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
