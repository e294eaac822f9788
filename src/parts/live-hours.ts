import { placeNow } from '../timetable/clock.ts';
import { followClock } from '../timetable/follow-clock.ts';
import { openingAt, type OpeningWords } from '../timetable/open-status.ts';
import type { OpenDays } from '../timetable/special-days.ts';

export interface LiveHoursProps extends OpenDays {
  words: OpeningWords;
}

/** Keeps the line in the contact panel up to date: whether the gym is open, and until or from when. */
export function liveHours(box: HTMLElement, props: LiveHoursProps) {
  const line = box.querySelector('[data-part=opening]')!;
  followClock(() => {
    const { open, opening } = openingAt(props, placeNow());
    line.textContent = opening.join(', ');
    line.parentElement!.toggleAttribute('data-open', open);
  });
}
