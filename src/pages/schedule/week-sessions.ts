import { fill } from '../../content/text/fill.ts';
import type { ShownOn } from '../../design/parts/DatedChanges.tsx';
import type { Occurrence } from '../../timetable/occurrences.ts';
import { isExtra, type ExtraSlot, type Slot } from '../../timetable/slots.ts';
import type { WeekMark } from './WeekSession.tsx';
import { content } from '../content.ts';
import { dated, untilItEnds, weekBefore } from './dated-lines.ts';
import { isOpenOn, names, occurrencesOf } from './timetable.ts';
import { formatTime } from '../../content/text/format.ts';

const words = content['pages/schedule.yaml'].week;

/** A class as it is usually held, or as it is held on some dates. */
export interface HeldSession extends Pick<Slot, 'start' | 'end' | 'trainer'> {
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
export const sessionsOfSlot = (slot: Slot): HeldSession[] => [
  {
    start: slot.start,
    end: slot.end,
    trainer: slot.trainer,
    dated: false,
    ...untilItEnds(slot),
    cancelled: false,
    marks: [],
  },
  ...runsOf(occurrencesOf(slot), ({ changed, off }) => changed || off !== undefined),
];

/** The sessions of an extra class, all of them on dates of their own. */
export const sessionsOfExtra = (slot: ExtraSlot): HeldSession[] =>
  runsOf(occurrencesOf(slot, slot.weeks.until), () => true);

/** Joins dates that follow each other with the same session. Dates on which the gym is closed have none. */
function runsOf(
  coming: readonly Occurrence[],
  differs: (one: Occurrence) => boolean,
): HeldSession[] {
  const runs: { key: string; first: Occurrence; last: Occurrence }[] = [];
  let before: Occurrence | undefined;
  for (const one of coming) {
    if (isOpenOn(one.date) && differs(one)) {
      const { start, end, trainer, off } = one;
      const key = JSON.stringify([start, end, trainer, off && names.reason(off)]);
      const run = runs.at(-1);
      if (run?.key === key && run.last === before) run.last = one;
      else runs.push({ key, first: one, last: one });
    }
    before = one;
  }
  return runs.map(({ first, last }) => heldOn(first, last.date));
}

/** An occurrence as it is shown until its last date. */
const heldOn = (one: Occurrence, last: string): HeldSession => {
  const { slot, date, start, end, trainer, off } = one;
  return {
    start,
    end,
    trainer,
    dated: true,
    only: dated('', { until: last }, weekBefore(date)),
    was: start === slot.start ? undefined : slot.start,
    cancelled: off !== undefined,
    marks: marksOf(one),
  };
};

function marksOf({ slot, start, trainer, off }: Occurrence): WeekMark[] {
  if (off)
    return [{ kind: 'cancelled', text: fill(words.cancelled, { reason: names.reason(off) }) }];
  const marks: WeekMark[] = [];
  if (isExtra(slot)) marks.push({ kind: 'extra', text: words.extra });
  if (start !== slot.start) marks.push({ kind: 'moved', text: words.moved });
  if (trainer !== slot.trainer)
    marks.push({
      kind: 'substitute',
      text: fill(words.substitute, { usualTrainer: names.trainer(slot.trainer) }),
    });
  return marks;
}

/** "Usually 4:00pm," */
export const wasAt = (start: string) => fill(words.was, { start: formatTime(start) });
