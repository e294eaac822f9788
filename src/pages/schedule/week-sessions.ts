import { classAddress } from '../../content/addresses.ts';
import { fill } from '../../content/text/fill.ts';
import { formatTime } from '../../content/text/format.ts';
import { widest } from '../../content/text/text-size.ts';
import type { Occurrence } from '../../timetable/occurrences.ts';
import { isExtra, type Slot } from '../../timetable/slots.ts';
import type { SiteContent } from '../site-content.ts';
import { shownBetween, untilItEnds, weekBefore } from '../dated-lines.ts';
import { timetableOf } from './timetable.ts';
import { nextDatesOf, weeksInWords } from './weeks-in-words.ts';
import type { WeekMark, WeekSessionProps } from './WeekSession.tsx';

/** A session of the week before the grid gives it a line. `sessionsOf` below makes the sessions of a class. */
type Session = Omit<WeekSessionProps, 'line'>;

/** Returns the facts that all sessions of a class share. */
function sharedBy(site: SiteContent, slot: Slot) {
  const { onNow, upNext, finished } = site.files['pages/schedule.yaml'].states;
  return {
    class: timetableOf(site).names.class(slot.class),
    to: classAddress(slot.class),
    weeks: weeksInWords(site, slot),
    dates: nextDatesOf(site, slot),
    longestState: widest([onNow, upNext, finished]),
  };
}

const untilOf = (site: SiteContent, end: string) =>
  fill(site.files['pages/schedule.yaml'].row.until, { end: formatTime(end) });

/**
 * Returns the usual session of a class, then one session for each run of coming dates that differ. An extra class has only
 * sessions on certain dates.
 */
export const sessionsOf = (site: SiteContent, slot: Slot): Session[] =>
  isExtra(slot)
    ? runsOf(site, timetableOf(site).occurrencesOf(slot, slot.weeks.until), () => true)
    : [
        {
          ...sharedBy(site, slot),
          start: slot.start,
          until: untilOf(site, slot.end),
          trainer: timetableOf(site).names.trainer(slot.trainer),
          isDated: false,
          ...untilItEnds(site, slot),
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

/** Returns an occurrence as a session that is shown until its last date. */
const heldOn = (site: SiteContent, one: Occurrence, last: string): Session => {
  const { slot, date, start, end, trainer, off } = one;
  return {
    ...sharedBy(site, slot),
    start,
    until: untilOf(site, end),
    trainer: timetableOf(site).names.trainer(trainer),
    isDated: true,
    // It is shown from six days before its first date through its last date.
    only: shownBetween(site, '', { until: last }, weekBefore(date)),
    was: start === slot.start ? undefined : wasAt(site, slot.start),
    cancelled: off !== undefined,
    marks: marksOf(site, one),
  };
};

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

/** Returns the usual start: "4:00pm", and "Usually 4:00pm," for screen readers. */
function wasAt(site: SiteContent, start: string) {
  const words = site.files['pages/schedule.yaml'].week;
  const time = formatTime(start);
  return { time, text: fill(words.was, { start: time }) };
}
