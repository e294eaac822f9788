import { daysOf } from '../../content/dates.ts';
import { fill } from '../../content/text/fill.ts';
import { formatDate, formatSpans, formatTime } from '../../content/text/format.ts';
import { nameOfDay, type Weekday } from '../../content/weekdays.ts';
import type { DatedChange } from '../../design/parts/DatedChanges.tsx';
import { addDays, daysBetween, nextDate } from '../../timetable/clock.ts';
import type { NamesOfIds } from '../../timetable/day-notes.ts';
import { comingWeeks, daysAhead } from '../../timetable/make-coming-weeks.ts';
import { type Occurrence, occurrences } from '../../timetable/occurrences.ts';
import {
  hoursOn,
  type OpeningHours,
  type Span,
  weeklyHours,
} from '../../timetable/opening-hours.ts';
import { datesOf, longestGap } from '../../timetable/recurrence.ts';
import {
  daysEndIsTold,
  type ExtraSlot,
  extraSlots,
  type Slot,
  type Week,
  weeklySlots,
} from '../../timetable/slots.ts';
import { classOf, content, scheduleOf, trainerOf } from '../content.ts';
import { afterAllDates, beforeAllDates, shownBetween, textsByDay } from '../dated-lines.ts';

export const hours: OpeningHours = content['hours.yaml'];
const notice = content['notice.yaml'];
const { effectiveFrom } = content['schedule/overview.yaml'];

/** The classes of each weekday in the usual week. This file has the timetable as pages know it in a build. */
export const usualWeek: Week = {
  monday: scheduleOf('monday').classes,
  tuesday: scheduleOf('tuesday').classes,
  wednesday: scheduleOf('wednesday').classes,
  thursday: scheduleOf('thursday').classes,
  friday: scheduleOf('friday').classes,
  saturday: scheduleOf('saturday').classes,
  sunday: scheduleOf('sunday').classes,
};

const words = content['pages/schedule.yaml'].changes;

/** The words for what the timetable names by ids. */
export const names: NamesOfIds = {
  class: (id) => classOf(id).name,
  trainer: (id) => trainerOf(id).name,
  reason: ({ reason, movedTo }) => {
    if (!movedTo) return reason;
    const date = formatDate(movedTo.date);
    const moved = fill(words.movedTo, { date, start: formatTime(movedTo.start) });
    return reason === '' ? moved : `${moved}, ${reason}`;
  },
};

const weekly = weeklySlots(usualWeek, effectiveFrom);
/** The classes of the week from Monday to Sunday, without those that have ended. */
export const liveWeek = weekly.filter(({ weeks }) => (weeks?.until ?? __TODAY__) >= __TODAY__);
/** The classes of the week that ended lately; calendar files tell their end. */
export const ended = weekly.filter(
  ({ weeks: { until = __TODAY__ } = {} }) =>
    addDays(__TODAY__, -daysEndIsTold) <= until && until < __TODAY__,
);

/** Returns the dates of a class on which the gym is open, from one day through another. */
export const openDatesOf = (slot: Slot, from: string, until: string): string[] =>
  datesOf(slot, from, until).filter(isOpenOn);

/** Whether the gym is open at any time of a date. */
export const isOpenOn = (date: string) => hoursOn(hours, date).spans.length > 0;

/** The extra classes that are not over, with at least one date on which the gym is open. */
export const extras = extraSlots(notice, usualWeek).filter(
  (slot) =>
    slot.weeks.until >= __TODAY__ &&
    openDatesOf(slot, slot.weeks.from, slot.weeks.until).length > 0,
);

/** All classes on the timetable, weekly and extra. */
export const allSlots: readonly Slot[] = [...liveWeek, ...extras];

/** The last day that content/notice.yaml or hours.yaml mentions. */
export const lastDay = [
  ...(notice.cancellations ?? []),
  ...(notice.changes ?? []),
  ...(notice.absences ?? []),
  ...(notice.extraClasses ?? []),
  ...(hours.exceptions ?? []),
  ...(notice.moves ?? []).flatMap(({ date, newDate }) => [{ date }, { date: newDate }]),
]
  .map((one) => daysOf(one).until)
  .reduce((one, other) => (one > other ? one : other), __TODAY__);

const onTimetable = new Set(allSlots.map(({ id }) => id));

/** Everything that is held from yesterday on, because a class may go on after midnight, up to the last known day. */
export const coming: readonly Occurrence[] = occurrences(
  { week: usualWeek, hours, notice, effectiveFrom },
  addDays(__TODAY__, -1),
  daysBetween(__TODAY__, lastDay) + daysAhead + longestGap,
).filter(({ slot }) => onTimetable.has(slot.id));

const bySlot = new Map<string, Occurrence[]>(allSlots.map(({ id }) => [id, []]));
for (const one of coming) if (one.date >= __TODAY__) bySlot.get(one.slot.id)!.push(one);

/** Returns the occurrences of a class from today on, in the days that pages know or until another day. */
export const occurrencesOf = (
  { id }: Slot,
  until = addDays(__TODAY__, daysAhead),
): readonly Occurrence[] => (bySlot.get(id) ?? []).filter(({ date }) => date <= until);

/** Returns the coming weeks as the browser gets them, with the occurrences that match. */
export const comingWeeksOf = (
  matches: (one: Occurrence) => boolean,
  options?: Parameters<typeof comingWeeks>[4],
) => comingWeeks(hours, coming.filter(matches), names, __TODAY__, options);

/** The dates from today on with special hours, or on which a class is cancelled or changed, in order. */
export const datesThatDiffer: readonly string[] = [
  ...new Set([
    ...coming.filter(({ off, isChanged }) => off || isChanged).map(({ date }) => date),
    ...daysUntil(lastDay).filter((date) => hoursOn(hours, date).special),
  ]),
]
  .filter((date) => date >= __TODAY__)
  .sort();

function daysUntil(last: string) {
  const days = daysBetween(__TODAY__, last) + 1;
  return Array.from({ length: days }, (_, ahead) => addDays(__TODAY__, ahead));
}

/** Returns the opening hours of a weekday, "5:30am – 11:30pm" or the word for closed, each with its days. */
export function hoursOfDay(day: Weekday): DatedChange[] {
  const { closed, allDay } = content['site.yaml'].hoursTable;
  return textsByDay((date) => {
    const spans = weeklyHours(hours, day, date);
    return spans.length === 0 ? closed : formatSpans(spans, allDay);
  });
}

function emptyDayLine(day: Weekday, spans: readonly Span[]): string {
  const { noClassesClosed, noClasses } = content['pages/schedule.yaml'].closed;
  const { allDay } = content['site.yaml'].hoursTable;
  return spans.length === 0
    ? fill(noClassesClosed, { day: nameOfDay(day) })
    : fill(noClasses, { day: nameOfDay(day), hours: formatSpans(spans, allDay) });
}

/** Returns the messages in place of rows for a weekday without classes; there is none on dates with an extra class. */
export function emptyDayLines(day: Weekday, extras: readonly ExtraSlot[]): DatedChange[] {
  const lines: DatedChange[] = [];
  let rangeStart = beforeAllDates;
  const addLine = (message: string | undefined, until: string) => {
    const last = lines.at(-1);
    // Equal messages of adjacent ranges are joined.
    if (message !== undefined && last?.text === message && last.until === addDays(rangeStart, -1))
      lines.splice(-1, 1, shownBetween(message, { until }, last.from));
    else if (message !== undefined) lines.push(shownBetween(message, { until }, rangeStart));
    rangeStart = addDays(until, 1);
  };
  const last = addDays(__TODAY__, daysAhead);
  const datesWithExtraClass = new Set(extras.flatMap((slot) => openDatesOf(slot, __TODAY__, last)));
  for (let date = nextDate(day, __TODAY__); date <= last; date = addDays(date, 7))
    addLine(
      datesWithExtraClass.has(date) ? undefined : emptyDayLine(day, hoursOn(hours, date).spans),
      date,
    );
  addLine(
    emptyDayLine(day, weeklyHours(hours, day, nextDate(day, addDays(last, 1)))),
    afterAllDates,
  );
  return lines;
}
