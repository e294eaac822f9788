import type { SchedulePageContent } from '../../content/pages/schedule.ts';
import { fill } from '../../content/text/fill.ts';
import type { PlaceTime } from '../../timetable/clock.ts';
import {
  sessionsFrom,
  statesNow,
  type ComingWeeks,
  type DatedSession,
  type SessionState,
} from '../../timetable/coming-weeks.ts';

export interface RowsProps {
  weeks: ComingWeeks;
  states: Omit<SchedulePageContent['states'], 'moved' | 'saved'>;
}

/**
 * Shows the state of each row of a timetable on the next date of its class, such as on now, finished or cancelled: of
 * its next date in the coming `days`. `dated`: a row without such a state shows its date, because the rows are of
 * several days.
 */
export function markRows(
  box: HTMLElement,
  { weeks, states: words }: RowsProps,
  now: PlaceTime,
  days: number,
  dated = false,
) {
  const states = statesNow(weeks, now);
  const coming = sessionsFrom(weeks, now.date, days);
  // A class with changed dates has a row for each, only one of which is visible at a time.
  for (const row of box.querySelectorAll<HTMLElement>('[data-slot]')) {
    const id = row.dataset['slot']!;
    const next = coming.find((session) => session.id === id);
    const isMoved = [...row.querySelectorAll<HTMLElement>('[data-part=moved]')].some(
      ({ dataset }) => dataset['from'] === now.date,
    );
    const state = isMoved ? 'later' : (states.get(id) ?? stateOf(next));
    row.dataset['state'] = state;
    const label = row.querySelector<HTMLElement>('[data-part=state]')!;
    label.hidden = state === 'later' && !(dated && next);
    if (label.hidden) continue;
    label.querySelector('[data-part=state-words]')!.textContent = wordsOf(
      words,
      state,
      next && weeks.dates[next.date]!,
    );
  }
}

const stateOf = (next: DatedSession | undefined): SessionState =>
  next?.off === undefined ? 'later' : 'cancelled';

function wordsOf(words: RowsProps['states'], state: SessionState, date = ''): string {
  if (state === 'later') return date;
  return state === 'cancelled' ? fill(words.cancelled, { date }) : words[state];
}
