import { fill } from '../text/fill.ts';
import { capitalise, formatDate, formatTime, joinWords } from '../text/format.ts';
import type { DatedChange } from '../parts/DatedChanges.tsx';
import { addDays } from '../timetable/clock.ts';
import { datesOf, nextDateOf, sessionOn } from '../timetable/sessions.ts';
import type { LiveSlot } from '../timetable/special-days.ts';
import { content } from './content.ts';
import { dated, datesAhead } from './dated-lines.ts';
import { calendar } from './timetable.ts';

const words = content['pages/schedule.yaml'].weeks;

/** "First Saturday of the month", "Every second Wednesday"; undefined for a weekly class. */
export function weeksInWords({ weeks, day }: LiveSlot): string | undefined {
  const name = capitalise(day);
  if (!weeks || 'from' in weeks) return undefined;
  if ('everySecondFrom' in weeks) return fill(words.everySecond, { day: name });
  const [first, ...rest] = weeks.ofMonth.map((which) => words[which]);
  const which = joinWords([first!, ...rest.map((one) => one.toLowerCase())]);
  return fill(words.ofMonth, { which, day: name });
}

/** The start of a class, with its weeks unless it is weekly: "10:00am (first Saturday of the month)". */
export function startInWords(slot: LiveSlot): string {
  const start = formatTime(slot.start);
  const weeks = weeksInWords(slot);
  if (weeks === undefined) return start;
  return fill(words.start, { start, weeks: weeks.charAt(0).toLowerCase() + weeks.slice(1) });
}

/** For a class that is not weekly: "on December 5, 2026" on each day on which this is its next date. */
export function nextDatesOf(slot: LiveSlot): DatedChange[] {
  if (!slot.weeks) return [];
  const held = datesOf(slot, __TODAY__, addDays(nextDateOf(slot, __TODAY__)!, datesAhead)).filter(
    (date) => sessionOn(calendar, slot, date)!.off === undefined,
  );
  return held.map((date, index) => {
    const before = held[index - 1];
    const text = fill(words.date, { date: formatDate(date) });
    return dated(text, { until: date }, before ? addDays(before, 1) : __TODAY__);
  });
}
