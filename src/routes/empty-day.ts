import type { Weekday } from '../content/weekdays.ts';
import { fill } from '../text/fill.ts';
import { capitalise, formatSpans } from '../text/format.ts';
import type { DatedChange } from '../parts/DatedChanges.tsx';
import type { ExtraSlot } from '../timetable/class-changes.ts';
import { addDays, nextDate } from '../timetable/clock.ts';
import { opening, type Span } from '../timetable/special-days.ts';
import { content } from './content.ts';
import { dated, datesAhead, firstOfAll, lastOfAll } from './dated-lines.ts';
import { calendar, openDatesOf } from './timetable.ts';

const words = content['pages/schedule.yaml'].closed;

export function noClassOn(day: Weekday): string {
  const spans = calendar.week[day];
  return sentenceOf(day, spans === 'closed' ? [] : spans);
}

const sentenceOf = (day: Weekday, spans: readonly Span[]) =>
  spans.length === 0
    ? fill(words.noClassesClosed, { day: capitalise(day) })
    : fill(words.noClasses, { day: capitalise(day), hours: formatSpans(spans) });

/** The texts that replace the rows of a day without classes, by date; none while an extra class is listed. */
export function emptyDayLines(day: Weekday, extras: readonly ExtraSlot[]): DatedChange[] {
  const lines: DatedChange[] = [];
  let since = firstOfAll;
  const say = (said: string | undefined, until: string) => {
    const last = lines.at(-1);
    if (said !== undefined && last?.said === said && last.until === addDays(since, -1))
      lines.splice(-1, 1, dated(said, { until }, last.from));
    else if (said !== undefined) lines.push(dated(said, { until }, since));
    since = addDays(until, 1);
  };
  const last = addDays(__TODAY__, datesAhead);
  const taken = new Set(extras.flatMap((slot) => openDatesOf(slot, __TODAY__, last)));
  for (let date = nextDate(day, __TODAY__); date <= last; date = addDays(date, 7))
    say(taken.has(date) ? undefined : sentenceOf(day, opening(calendar, date, day).spans), date);
  say(noClassOn(day), lastOfAll);
  return lines;
}
