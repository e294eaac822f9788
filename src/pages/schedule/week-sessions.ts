import { classAddress } from '../../content/addresses.ts';
import { fill } from '../../content/text/fill.ts';
import { formatTime } from '../../content/text/format.ts';
import { widest } from '../../content/text/text-size.ts';
import type { ShownOn } from '../../design/parts/DatedChanges.tsx';
import type { Occurrence } from '../../timetable/occurrences.ts';
import { isExtra, type Slot } from '../../timetable/slots.ts';
import type { SiteContent } from '../site-content.ts';
import { shownBetween, untilItEnds, weekBefore } from '../dated-lines.ts';
import { timetableOf } from './timetable.ts';
import { nextDatesOf, weeksInWords } from './weeks-in-words.ts';

/** A mark that says how a class differs on its next date. `sessionsOf` below makes the sessions of a class. */
export interface WeekMark {
  kind: 'moved' | 'extra' | 'substitute' | 'cancelled';
  text: string;
}

/** A session of the week before the grid gives it a line. */
type Session = ReturnType<typeof heldOn>;

/** Returns what all sessions of a class have; `only` are the only days on which it is shown, if there are such. */
function factsOfSession(
  site: SiteContent,
  slot: Slot,
  { start, end, trainer }: Pick<Slot, 'start' | 'end' | 'trainer'>,
  only: ShownOn | undefined,
) {
  const { row, states } = site.files['pages/schedule.yaml'];
  const { names } = timetableOf(site);
  return {
    class: names.class(slot.class),
    to: classAddress(slot.class),
    start,
    until: fill(row.until, { end: formatTime(end) }),
    trainer: names.trainer(trainer),
    only,
    weeks: weeksInWords(site, slot),
    dates: nextDatesOf(site, slot),
    // The widest label of its state, for which space is reserved.
    longestState: widest([states.onNow, states.upNext, states.finished]),
  };
}

/**
 * Returns the usual session of a class, then one session for each run of coming dates that differ. An extra class has only
 * sessions on certain dates.
 */
export const sessionsOf = (site: SiteContent, slot: Slot): Session[] =>
  isExtra(slot)
    ? runsOf(site, timetableOf(site).occurrencesOf(slot, slot.weeks.until), () => true)
    : [
        {
          ...factsOfSession(site, slot, slot, untilItEnds(site, slot).only),
          isDated: false,
          was: undefined,
          cancelled: false,
          marks: [],
        },
        ...runsOf(
          site,
          timetableOf(site).occurrencesOf(slot),
          ({ isChanged, off }) => isChanged || off !== undefined,
        ),
      ];

/** Joins dates in a row that have the same session. Dates on which the gym is closed have none. */
function runsOf(
  site: SiteContent,
  coming: readonly Occurrence[],
  differs: (one: Occurrence) => boolean,
): Session[] {
  const runs: { key: string; first: Occurrence; last: Occurrence }[] = [];
  const { isOpenOn, names } = timetableOf(site);
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
  return runs.map(({ first, last }) => heldOn(site, first, last.date));
}

/** Returns an occurrence as a session that is shown from six days before its date until its last date. */
function heldOn(site: SiteContent, one: Occurrence, last: string) {
  const { slot, date, start, off } = one;
  const only = shownBetween(site, '', { until: last }, weekBefore(date));
  return {
    ...factsOfSession(site, slot, one, only),
    isDated: true,
    // The usual start, if it differs: "4:00pm", and "Usually 4:00pm," for screen readers.
    was: start === slot.start ? undefined : wasAt(site, slot.start),
    cancelled: off !== undefined,
    marks: marksOf(site, one),
  };
}

function marksOf(site: SiteContent, { slot, start, trainer, off }: Occurrence): WeekMark[] {
  const words = site.files['pages/schedule.yaml'].week;
  const { names } = timetableOf(site);
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

function wasAt(site: SiteContent, start: string) {
  const words = site.files['pages/schedule.yaml'].week;
  const time = formatTime(start);
  return { time, text: fill(words.was, { start: time }) };
}
