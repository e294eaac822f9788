import { placeNow } from '../../timetable/clock.ts';
import type { ComingHours } from '../../timetable/coming-weeks.ts';
import { followClock } from '../../timetable/follow-clock.ts';
import { openingAt, type OpeningWords } from '../../timetable/open-status.ts';

export interface LiveHoursProps {
  hours: ComingHours;
  words: OpeningWords;
}

/**
 * Keeps a line in the contact panel up to date: whether the gym is open, and until or from when. It finds the elements
 * of src/design/shell/InfoPanel.tsx by `data-part`: change both together.
 */
export function liveHours(box: HTMLElement, { hours, words }: LiveHoursProps) {
  const line = box.querySelector('[data-part=opening]')!;
  followClock(() => {
    const status = openingAt(hours, words, placeNow());
    if (!status) return;
    line.textContent = status.opening.join(', ');
    line.parentElement!.toggleAttribute('data-open', status.isOpen);
  });
}
