import { classPath } from '../../content/page-paths.ts';
import { capitalise } from '../../content/text/format.ts';
import { copyOf, partsIn } from '../../design/runtime/parts.ts';
import type { PlaceTime } from '../../timetable/clock.ts';
import { statesNow } from '../../timetable/coming-sessions.ts';
import { type ComingWeeks, type DatedSession, weekdayName } from '../../timetable/coming-weeks.ts';
import type { stateLabels } from './day-pages.ts';
import type { rowParts } from './timetable-parts.ts';

/**
 * Returns a row for another day: a copy of the template of the page with the words of a session, as SessionRow.tsx writes
 * it.
 */
export function writeRow(
  template: HTMLTemplateElement,
  row: DatedSession,
  weeks: ComingWeeks,
): HTMLElement {
  const element = copyOf(template).firstElementChild as HTMLElement;
  const day = capitalise(weekdayName(weeks, row.date));
  const texts: Record<string, unknown> = {
    ...row,
    class: row.name,
    coachLink: row.coach,
    classDay: day,
    coachDay: day,
  };
  const links: Record<
    string,
    readonly [path?: string | undefined, label?: string | undefined] | undefined
  > = {
    class: [classPath(row.class)],
    coachLink: [row.coachPage],
    calendar: [`/calendars/${row.id}.ics`, row.calendar],
    join: row.join,
  };
  // Parts inside a part come first, so that a part without any is removed, too.
  for (const part of [...element.querySelectorAll<HTMLElement>('[data-part]')].reverse()) {
    const name = part.dataset['part']!;
    const [path, label] = links[name] ?? [];
    const text = label === undefined ? texts[name] : undefined;
    if (text !== undefined) part.textContent = text as string;
    else if (!part.hidden && !part.firstElementChild) part.remove();
    if (path !== undefined) part.setAttribute('href', path);
    if (label !== undefined) part.ariaLabel = label;
    for (const [attribute, value] of Object.entries(row.attributes?.[name] ?? {}))
      part.setAttribute(attribute, value);
  }
  const [number, half] = weeks.times[row.start]!;
  const time = element.querySelector('time')!;
  time.dateTime = row.start;
  time.firstElementChild!.textContent = half;
  time.prepend(number);
  const { dataset } = element;
  dataset['slot'] = row.id;
  dataset['date'] = row.date;
  if (dataset['class'] !== undefined) dataset['class'] = row.class;
  if (row.off !== undefined) dataset['state'] = 'cancelled';
  if (row.away) dataset['away'] = '';
  return element;
}

/**
 * Shows the rows of a day in the list of a page or column. Returns the rows, or undefined if the list is about that day
 * already.
 */
export function showRows(
  template: HTMLTemplateElement,
  list: HTMLElement,
  day: string,
  rows: readonly DatedSession[],
  weeks: ComingWeeks,
): readonly HTMLElement[] | undefined {
  if (list.dataset['date'] === day) return undefined;
  list.dataset['date'] = day;
  const written = rows.map((row) => writeRow(template, row, weeks));
  list.replaceChildren(...written);
  return written;
}

/**
 * Shows in each row the state of its class, such as on now or finished. With `hasDates`, another row that is held shows
 * its date, because the rows are of several days.
 */
export function markStates(
  rows: Iterable<HTMLElement>,
  { weeks, states: words }: { weeks: ComingWeeks; states: ReturnType<typeof stateLabels> },
  now: PlaceTime,
  hasDates = false,
) {
  const states = statesNow(weeks, now);
  for (const row of rows) {
    const { slot, date, state: before, away } = row.dataset;
    if (before === 'cancelled') continue;
    const state = (date === now.date && states.get(slot!)) || 'later';
    row.dataset['state'] = state;
    const label = partsIn<typeof rowParts>(row).maybe('state')!;
    const later = hasDates && away === undefined ? weeks.dates[date!] : undefined;
    const said = state === 'later' || state === 'cancelled' ? later : words[state];
    label.hidden = said === undefined;
    label.textContent = said ?? '';
  }
}
