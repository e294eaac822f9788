import { partsIn } from '../runtime/parts.ts';
import type { panelParts } from '../shell/panel-parts.ts';
import { placeNow } from '../../timetable/page-clock.ts';
import type { ComingHours } from '../../timetable/coming-weeks.ts';
import { followClock } from '../../timetable/follow-clock.ts';
import { openingAt, type OpeningWords } from '../../timetable/open-status.ts';

export interface LiveHoursProps {
  hours: ComingHours;
  words: OpeningWords;
}

/** Keeps a line in the contact panel up to date: whether the gym is open, and until or from when. */
export function liveHours(box: HTMLElement, { hours, words }: LiveHoursProps) {
  const { find } = partsIn<typeof panelParts>(box);
  followClock(() => {
    const status = openingAt(hours, words, placeNow());
    if (!status) return;
    find('opening').textContent = status.opening.join(', ');
    find('openStatus').toggleAttribute('data-open', status.isOpen);
  });
}
