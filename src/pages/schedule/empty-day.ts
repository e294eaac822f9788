import { nameOfDay, type Weekday } from '../../content/weekdays.ts';
import { fill } from '../../content/text/fill.ts';
import { formatSpans } from '../../content/text/format.ts';
import type { DatedChange } from '../../design/parts/DatedChanges.tsx';
import { addDays, nextDate } from '../../timetable/clock.ts';
import { hoursOn, weeklyHours, type Span } from '../../timetable/opening-hours.ts';
import type { ExtraSlot } from '../../timetable/slots.ts';
import { content } from '../content.ts';
import { dated, beforeAllDates, afterAllDates } from './dated-lines.ts';
import { daysAhead } from '../../timetable/make-coming-weeks.ts';
import { hours, openDatesOf } from './timetable.ts';

const words = content['pages/schedule.yaml'].closed;
const { allDay } = content['site.yaml'].hoursTable;

const sentenceOf = (day: Weekday, spans: readonly Span[]) =>
  spans.length === 0
    ? fill(words.noClassesClosed, { day: nameOfDay(day) })
    : fill(words.noClasses, { day: nameOfDay(day), hours: formatSpans(spans, allDay) });

/** The message in place of rows for a weekday without classes, by date; none on dates with an extra class. */
export function emptyDayLines(day: Weekday, extras: readonly ExtraSlot[]): DatedChange[] {
  const lines: DatedChange[] = [];
  let rangeStart = beforeAllDates;
  const addLine = (message: string | undefined, until: string) => {
    const last = lines.at(-1);
    // Merges equal messages of adjacent ranges.
    if (message !== undefined && last?.text === message && last.until === addDays(rangeStart, -1))
      lines.splice(-1, 1, dated(message, { until }, last.from));
    else if (message !== undefined) lines.push(dated(message, { until }, rangeStart));
    rangeStart = addDays(until, 1);
  };
  const last = addDays(__TODAY__, daysAhead);
  const datesWithExtraClass = new Set(extras.flatMap((slot) => openDatesOf(slot, __TODAY__, last)));
  for (let date = nextDate(day, __TODAY__); date <= last; date = addDays(date, 7))
    addLine(
      datesWithExtraClass.has(date) ? undefined : sentenceOf(day, hoursOn(hours, date).spans),
      date,
    );
  addLine(sentenceOf(day, weeklyHours(hours, day, nextDate(day, addDays(last, 1)))), afterAllDates);
  return lines;
}
