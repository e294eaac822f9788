import { formatSpans } from '../text/format.ts';
import { indianNow } from '../timetable/clock.ts';
import { followClock } from '../timetable/follow-clock.ts';
import { doorAt, type DoorWords } from '../timetable/open-status.ts';
import { opening, type OpenDays } from '../timetable/special-days.ts';

export interface LiveHoursProps extends OpenDays {
  words: DoorWords;
  /** "Closed" */
  closed: string;
}

/** Shows in the contact panel whether the gym is open, and today's opening hours. */
export function liveHours(box: HTMLElement, props: LiveHoursProps) {
  const part = (name: string) => box.querySelector<HTMLElement>(`[data-part=${name}]`)!;
  const row = part('today');
  followClock(() => {
    const { date, day, time } = indianNow();
    const { open, door } = doorAt(props, { date, day, time });
    part('door').textContent = door.join(', ');
    part('dot').toggleAttribute('data-open', open);
    const { spans, reason } = opening(props, date, day);
    const hours = spans.length === 0 ? props.closed : formatSpans(spans);
    row.lastElementChild!.textContent = reason === undefined ? hours : `${hours} (${reason})`;
  });
  row.hidden = false;
}
