import { weekdays } from '../../content/weekdays.ts';
import { dayAndMonth, dayAndShortMonth } from '../../text/format.ts';
import { addDays, nextDate, type PlaceTime } from '../../timetable/clock.ts';
import type { ComingSession } from '../../timetable/coming-week.ts';
import { statesNow } from '../../timetable/slot-state.ts';
import type { SpecialDays } from '../../timetable/special-days.ts';
import { startDaysWith } from './today-first.ts';
import type { LiveWeekProps } from './live-week-props.ts';

/** A bold text, which the styles show in the typeface for numerals. */
const figures = (text: string) => {
  const strong = document.createElement('b');
  strong.textContent = text;
  return strong;
};

/** Gives each day its next date, and marks today. */
export function markDays(box: HTMLElement, today: string, now: PlaceTime) {
  startDaysWith(box, now.day);
  const find = (selector: string) => box.querySelector<HTMLElement>(selector)!;
  for (const day of weekdays) {
    const [number, month] = dayAndShortMonth(nextDate(day, now.date));
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
  const [first, firstMonth] = dayAndMonth(now.date);
  const [last, lastMonth] = dayAndMonth(addDays(now.date, 6));
  find('[data-part=dates]').replaceChildren(
    ...(firstMonth === lastMonth
      ? [figures(`${first} – ${last}`), ` ${lastMonth}`]
      : [figures(first), ` ${firstMonth} – `, figures(last), ` ${lastMonth}`]),
  );
}

/** Marks the state of today's classes, and the classes that are not held in these seven days. */
export function markStates(
  box: HTMLElement,
  props: Pick<LiveWeekProps, 'states' | 'slots' | keyof SpecialDays>,
  sessions: readonly ComingSession[],
  now: PlaceTime,
) {
  const states = statesNow(props, props.slots, now);
  const held = new Set(sessions.map(({ slot }) => slot.id));
  for (const row of box.querySelectorAll<HTMLElement>('[data-slot]')) {
    const id = row.dataset['slot']!;
    row.toggleAttribute('data-away', !held.has(id));
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
