import { weekdays } from '../../content/weekdays.ts';
import { addDays, nextDate, type PlaceTime } from '../../timetable/clock.ts';
import { statesNow, type DatedSession } from '../../timetable/coming-weeks.ts';
import { startDaysWith } from './today-first.ts';
import type { LiveWeekProps } from './live-week-props.ts';

/** A bold text, which the styles show in the typeface for numerals. */
const figures = (text: string) => {
  const strong = document.createElement('b');
  strong.textContent = text;
  return strong;
};

/** Gives each day its next date, and marks today. The days after those that the build knew have no date. */
export function markDays(
  box: HTMLElement,
  { days, today }: Pick<LiveWeekProps, 'days' | 'today'>,
  now: PlaceTime,
) {
  startDaysWith(box, now.day);
  const find = (selector: string) => box.querySelector<HTMLElement>(selector)!;
  for (const day of weekdays) {
    const [number, month] = days[nextDate(day, now.date)] ?? ['', ''];
    const isToday = day === now.day;
    const column = find(`[data-day=${day}]`);
    column.toggleAttribute('data-today', isToday);
    if (isToday) column.dataset['ground'] = 'bone';
    else delete column.dataset['ground'];
    if (column.parentElement!.hasAttribute('data-dense'))
      column.toggleAttribute('data-open', isToday);
    const beside = isToday ? today : month;
    find(`[data-day=${day}] [data-part=date]`).replaceChildren(figures(number), ` ${beside}`);
    const chip = find(`[data-chip=${day}]`);
    chip.ariaCurrent = isToday ? 'date' : null;
    find(`[data-chip=${day}] [data-part=date]`).textContent = isToday ? today : number;
  }
  const [first, last] = [days[now.date], days[addDays(now.date, 6)]];
  if (!first || !last) return find('[data-part=dates]').replaceChildren();
  find('[data-part=dates]').replaceChildren(
    ...(first[2] === last[2]
      ? [figures(`${first[0]} – ${last[0]}`), ` ${last[2]}`]
      : [figures(first[0]), ` ${first[2]} – `, figures(last[0]), ` ${last[2]}`]),
  );
}

/** Marks the state of today's classes, and those that are not held in these seven days, if their `sessions` are known. */
export function markStates(
  box: HTMLElement,
  props: Pick<LiveWeekProps, 'states' | 'weeks'>,
  sessions: readonly DatedSession[] | undefined,
  now: PlaceTime,
) {
  const states = statesNow(props.weeks, now);
  const held = sessions && new Set(sessions.map(({ id }) => id));
  for (const row of box.querySelectorAll<HTMLElement>('[data-slot]')) {
    const id = row.dataset['slot']!;
    row.toggleAttribute('data-away', held?.has(id) === false);
    // A class of yesterday that is still on is in the column of next week.
    const isToday = row.closest<HTMLElement>('[data-day]')!.dataset['day'] === now.day;
    const state = (isToday && states.get(id)) || 'later';
    for (const label of row.querySelectorAll<HTMLElement>('[data-part=state]')) {
      label.parentElement!.dataset['state'] = state;
      label.hidden = state === 'later' || state === 'cancelled';
      if (state !== 'later' && state !== 'cancelled')
        label.querySelector('span > span')!.textContent = props.states[state];
    }
  }
}
