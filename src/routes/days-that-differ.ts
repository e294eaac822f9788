import { fill } from '../fill.ts';
import { capitalise, formatDate, formatSpans, formatTime, joinWords } from '../format.ts';
import type { DatedChange } from '../parts/DatedChanges.tsx';
import { changeWords } from '../timetable/change-words.ts';
import type { ExtraSlot } from '../timetable/class-changes.ts';
import { addDays } from '../timetable/clock.ts';
import { listedFrom } from '../timetable/different-days.ts';
import { nextDateOf, sessionOn } from '../timetable/sessions.ts';
import type { ClassChange, LiveSlot } from '../timetable/special-days.ts';
import { content } from './content.ts';
import { calendar, extras, liveWeek } from './timetable.ts';

const { hoursTable } = content['site.yaml'];
const { changes: words, weeks: weekWords } = content['pages/schedule.yaml'];

interface Days {
  from: string;
  until: string;
}

/** "January 26, 2027", or "February 18, 2027 to March 19, 2027" */
const daysInWords = ({ from, until }: Days) =>
  from === until
    ? formatDate(from)
    : fill(hoursTable.span, { from: formatDate(from), to: formatDate(until) });

/** Something that is said of some days, from `since` on until the last of them. */
const dated = (said: string, { until }: Days, since: string): DatedChange => ({
  said,
  from: since,
  until,
  shown: since <= __TODAY__ && __TODAY__ <= until,
});

const byFirstDay = (one: Days, other: Days) => (one.from < other.from ? -1 : 1);

/** Days on which the doors open otherwise, a sentence each, from the next one on. */
export const hoursChanges = (): DatedChange[] =>
  [...calendar.exceptions].sort(byFirstDay).map((days) => {
    const { spans, reason } = days;
    const date = daysInWords(days);
    const said =
      spans.length === 0
        ? fill(hoursTable.changedClosed, { date, reason })
        : fill(hoursTable.changed, { date, reason, hours: formatSpans(spans) });
    return dated(said, days, listedFrom(days));
  });

/** Classes that are off, different or extra, a sentence each, from the next one on. */
export function classesThatDiffer(): DatedChange[] {
  const changed = calendar.changes.flatMap((one) => {
    const hit = [...liveWeek, ...extras].filter((slot) => daysOfChange(one, slot).length > 0);
    // Where the usual coaches differ, each of them is named.
    const said = new Map(hit.map((slot) => [changeOf(one, slot), slot]));
    return [...said].map(([change, slot]) => ({ ...one, class: slot.class, change }));
  });
  // An extra class on several days of the week is one slot for each of them, and one sentence.
  const added = extras
    .filter(
      ({ classId, start, weeks }, index) =>
        extras.findIndex(
          (other) => other.classId === classId && other.start === start && other.weeks === weeks,
        ) === index,
    )
    .map((one) => ({ ...one, ...one.weeks, change: extraOf(one) }));
  return [...changed, ...added].sort(byFirstDay).map((one) => {
    const date = daysInWords(one);
    const start = formatTime(one.start);
    const said = fill(words.inList, { date, class: one.class, start, change: one.change });
    return dated(said, one, listedFrom(one));
  });
}

/** The days to come on which a change is the one that counts for a class, and the doors are open. */
const daysOfChange = (change: ClassChange, slot: LiveSlot): string[] =>
  datesOf(slot, change.from < __TODAY__ ? __TODAY__ : change.from, change.until).filter((date) => {
    const session = sessionOn(calendar, slot, date);
    if (!session?.by.includes(change)) return false;
    return change.off === undefined
      ? session.off === undefined && session.changed
      : session.off === change.off;
  });

function changeOf({ off, instead, because }: ClassChange, slot: LiveSlot): string {
  if (off !== undefined) return fill(words.cancelled, { reason: off });
  return withReason(changeWords({ ...slot, slot, ...instead }, words), because);
}

const extraOf = ({ trainer, because }: ExtraSlot) =>
  withReason(fill(words.extra, { trainer }), because);

const withReason = (change: string, reason: string | undefined) =>
  reason === undefined ? change : fill(words.because, { change, reason });

/** A page mentions a date from six days before: until then another date is the next one of its weekday. */
const weekBefore = (date: string) => addDays(date, -6);

/** What is said below a class on the page of its day: in which weeks it is held, and how it differs on some dates. */
export function linesOfSlot(slot: LiveSlot): DatedChange[] {
  const lines: DatedChange[] = [];
  for (const change of calendar.changes) {
    if (!change.instead) continue;
    const dates = daysOfChange(change, slot);
    if (dates.length === 0) continue;
    const days = { from: dates[0]!, until: dates.at(-1)! };
    const said = { date: daysInWords(days), change: changeOf(change, slot) };
    // A class that is not held every week names its next date long before, and with it how that date differs.
    const since = slot.weeks ? listedFrom(days) : weekBefore(days.from);
    lines.push(dated(fill(words.inRow, said), days, since));
  }
  return lines.sort(byFirstDay);
}

/** The dates of a class between two days, the last one included. */
function datesOf(slot: LiveSlot, from: string, until: string): string[] {
  const dates: string[] = [];
  for (let next = nextDateOf(slot, from); next !== undefined && next <= until;) {
    dates.push(next);
    next = nextDateOf(slot, addDays(next, 1));
  }
  return dates;
}

/** An extra class on the page of its day: on which dates. */
export function lineOfExtra(slot: ExtraSlot): DatedChange {
  const dates = datesOf(slot, slot.weeks.from, slot.weeks.until);
  const days = { from: dates[0]!, until: dates.at(-1)! };
  const said = fill(words.inRow, { date: daysInWords(days), change: extraOf(slot) });
  return dated(said, days, weekBefore(days.from));
}

/** The times between some days, said in the same words: when none of the extra classes of a day is there. */
export function gapsBetween(times: readonly DatedChange[], said: string): DatedChange[] {
  const gaps: DatedChange[] = [];
  let free = firstOfAll;
  for (const { from, until } of [...times].sort(byFirstDay)) {
    if (free < from) gaps.push(dated(said, { from: free, until: addDays(from, -1) }, free));
    if (until >= free) free = addDays(until, 1);
  }
  return [...gaps, dated(said, { from: free, until: lastOfAll }, free)];
}

const firstOfAll = '2000-01-01';
const lastOfAll = '9999-12-31';

/** "First Saturday of the month", "Every second Wednesday"; undefined for a class of every week. */
export function weeksInWords({ weeks, day }: LiveSlot): string | undefined {
  const named = capitalise(day);
  if (!weeks || 'from' in weeks) return undefined;
  if ('everySecondFrom' in weeks) return fill(weekWords.everySecond, { day: named });
  const [first, ...rest] = weeks.ofMonth.map((which) => weekWords[which]);
  const which = joinWords([first!, ...rest.map((one) => one.toLowerCase())]);
  return fill(weekWords.ofMonth, { which, day: named });
}

/** When a class begins, with the weeks in which it is held when not in all: "10:00am (first Saturday of the month)". */
export function startInWords(slot: LiveSlot): string {
  const start = formatTime(slot.start);
  const weeks = weeksInWords(slot);
  if (weeks === undefined) return start;
  return fill(weekWords.start, { start, weeks: weeks.charAt(0).toLowerCase() + weeks.slice(1) });
}

/** How far ahead the dates of such a class are written into its page, in days: it is built once a day. */
const datesAhead = 90;

/** "on December 5, 2026", each in the days before that date: for a class that is not held every week. */
export function nextDatesOf(slot: LiveSlot): DatedChange[] {
  if (!slot.weeks) return [];
  const held = datesOf(slot, __TODAY__, addDays(nextDateOf(slot, __TODAY__)!, datesAhead)).filter(
    (date) => sessionOn(calendar, slot, date)!.off === undefined,
  );
  return held.map((date, index) => {
    const before = held[index - 1];
    const said = fill(weekWords.date, { date: formatDate(date) });
    return dated(said, { from: date, until: date }, before ? addDays(before, 1) : __TODAY__);
  });
}
