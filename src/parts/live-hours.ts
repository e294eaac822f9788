import { formatSpans } from '../text/format.ts';
import { indianNow } from '../timetable/clock.ts';
import { followClock } from '../timetable/follow-clock.ts';
import { opening, type OpenDays } from '../timetable/special-days.ts';

export interface LiveHoursProps extends OpenDays {
  /** "Closed" */
  closed: string;
}

/** Shows today's opening hours in the contact panel, instead of those of all days. */
export function liveHours(box: HTMLElement, props: LiveHoursProps) {
  const row = box.querySelector<HTMLElement>('[data-part=today]')!;
  followClock(() => {
    const { date, day } = indianNow();
    const { spans, reason } = opening(props, date, day);
    const hours = spans.length === 0 ? props.closed : formatSpans(spans);
    row.lastElementChild!.textContent = reason === undefined ? hours : `${hours} (${reason})`;
  });
  row.hidden = false;
  for (const other of box.querySelectorAll<HTMLElement>('[data-part=week]')) other.hidden = true;
}
