import { fill } from '../text/fill.ts';
import type { ShownOn } from '../parts/DatedChanges.tsx';
import { isExtra, type ExtraSlot } from '../timetable/class-changes.ts';
import { addDays } from '../timetable/clock.ts';
import { datesOf, sessionOn, type Session } from '../timetable/sessions.ts';
import type { LiveSlot } from '../timetable/special-days.ts';
import type { WeekMark } from '../pages/schedule/WeekSession.tsx';
import { content } from './content.ts';
import { dated, untilItEnds, weekBefore } from './dated-lines.ts';
import { daysAhead } from '../timetable/make-coming-weeks.ts';
import { calendar, openDatesOf } from './timetable.ts';
import { formatTime } from '../text/format.ts';

const words = content['pages/schedule.yaml'].week;

/** A class as it is usually held, or as it is held on some dates. */
export interface HeldSession extends Pick<Session, 'start' | 'end' | 'trainer'> {
  dated: boolean;
  /**
   * When the page shows it: from six days before its first date through its last. A usual session is shown until the
   * class ends, or always (undefined).
   */
  only?: ShownOn;
  /** The usual start, if it differs. */
  was?: string | undefined;
  cancelled: boolean;
  marks: readonly WeekMark[];
}

/** The usual session of a class, then one for each run of coming dates that differ. */
export const sessionsOfSlot = (slot: LiveSlot): HeldSession[] => [
  {
    start: slot.start,
    end: slot.end,
    trainer: slot.trainer,
    dated: false,
    ...untilItEnds(slot),
    cancelled: false,
    marks: [],
  },
  ...runsOfSessions(
    slot,
    datesOf(slot, __TODAY__, addDays(__TODAY__, daysAhead)),
    ({ changed, off }) => changed || off !== undefined,
  ),
];

/** The sessions of an extra class, all of them on dates of their own. */
export const sessionsOfExtra = (slot: ExtraSlot): HeldSession[] =>
  runsOfSessions(slot, datesOf(slot, __TODAY__, slot.weeks.until), () => true);

/** Joins consecutive dates with the same session. Dates on which the gym is closed have none. */
function runsOfSessions(
  slot: LiveSlot,
  dates: readonly string[],
  differs: (session: Session) => boolean,
): HeldSession[] {
  const runs: { key: string; first: string; last: string; session: Session }[] = [];
  let before: string | undefined;
  for (const date of dates) {
    const session = sessionOn(calendar, slot, date)!;
    const isOpen = openDatesOf(slot, date, date).length > 0;
    if (isOpen && differs(session)) {
      const { start, end, trainer, off } = session;
      const key = JSON.stringify([start, end, trainer, off]);
      const run = runs.at(-1);
      if (run?.key === key && run.last === before) run.last = date;
      else runs.push({ key, first: date, last: date, session });
    }
    before = date;
  }
  return runs.map(({ first, last, session }) => heldOn(session, first, last));
}

const heldOn = (session: Session, first: string, last: string): HeldSession => {
  const { slot, start, end, trainer, off } = session;
  return {
    start,
    end,
    trainer,
    dated: true,
    only: dated('', { until: last }, weekBefore(first)),
    was: start === slot.start ? undefined : slot.start,
    cancelled: off !== undefined,
    marks: marksOf(session),
  };
};

function marksOf({ slot, start, trainer, off }: Session): WeekMark[] {
  if (off !== undefined)
    return [{ kind: 'cancelled', text: fill(words.cancelled, { reason: off }) }];
  const marks: WeekMark[] = [];
  if (isExtra(slot)) marks.push({ kind: 'extra', text: words.extra });
  if (start !== slot.start) marks.push({ kind: 'moved', text: words.moved });
  if (trainer !== slot.trainer)
    marks.push({
      kind: 'substitute',
      text: fill(words.substitute, { usualTrainer: slot.trainer }),
    });
  return marks;
}

/** "Usually 4:00pm," */
export const wasAt = (start: string) => fill(words.was, { start: formatTime(start) });
