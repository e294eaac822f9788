import { isEveryWeek } from '../content/weekly.ts';
import { weekdaysInOrder } from '../content/week-order.ts';
import { nameOfDay } from '../content/weekdays.ts';
import { fill } from '../text/fill.ts';
import { formatDate, formatSpans, formatTime, joinWords } from '../text/format.ts';
import type { DatedChange } from '../parts/DatedChanges.tsx';
import { changeWords } from '../timetable/change-words.ts';
import { isExtra, type ExtraSlot } from '../timetable/class-changes.ts';
import { addDays } from '../timetable/clock.ts';
import { announcedFrom, runsOf } from '../timetable/special-hours.ts';
import { runsOfDates, type DateRange } from '../timetable/runs-of-dates.ts';
import { datesOf, sessionOn, type Session } from '../timetable/sessions.ts';
import { opening, type LiveSlot } from '../timetable/special-days.ts';
import { content } from './content.ts';
import { byFirstDay, dated, daysInWords, beforeAllDates, weekBefore } from './dated-lines.ts';
import { calendar, extras, liveWeek } from './timetable.ts';

const { hoursTable } = content['site.yaml'];
const { changes: words } = content['pages/schedule.yaml'];

/** A sentence for each period of special opening hours that is not over, and for weekly hours that begin later. */
export const hoursChanges = (): DatedChange[] => [...announcedHours(), ...specialHours()];

/** "From January 1, 2027: Saturday closed", before that day. */
const announcedHours = (): DatedChange[] =>
  (calendar.otherHours ?? [])
    .filter(({ from }) => from > __TODAY__)
    .map(({ from, until, ...days }) => {
      const hours = joinWords(
        weekdaysInOrder().flatMap((day) => {
          const own = days[day];
          if (own === undefined) return [];
          return `${nameOfDay(day)} ${own === 'closed' ? hoursTable.closed : formatSpans(own, hoursTable.allDay)}`;
        }),
      );
      const text =
        until === undefined
          ? fill(hoursTable.from, { date: formatDate(from), hours })
          : fill(hoursTable.during, { from: formatDate(from), until: formatDate(until), hours });
      return dated(text, { until: addDays(from, -1) }, announcedFrom({ from }));
    });

const specialHours = (): DatedChange[] =>
  runsOf(calendar.exceptions, beforeAllDates)
    .filter(({ until }) => until >= __TODAY__)
    .map((days) => {
      const { spans, reason } = days;
      const date = daysInWords(days);
      const text =
        spans.length === 0
          ? fill(hoursTable.changedClosed, { date, reason })
          : fill(hoursTable.changed, {
              date,
              reason,
              hours: formatSpans(spans, hoursTable.allDay),
            });
      return dated(text, days, announcedFrom(days));
    });

/** What differs of a class on some days. */
interface Difference extends DateRange {
  slot: LiveSlot;
  /** "Kavya N. instead of Arjun H. (a course)" */
  change: string;
}

/** A sentence for each cancelled, changed or extra class from today on, in order of date. */
export const classesThatDiffer = (): DatedChange[] =>
  [...differences([...liveWeek, ...extras], changeOn), ...differences(extras, extraOn)]
    .sort(byFirstDay)
    .map(({ slot, change, ...days }) => {
      const date = daysInWords(days);
      const start = formatTime(slot.start);
      const text = fill(words.inList, { date, class: slot.class, start, change });
      return dated(text, days, announcedFrom(days));
    });

/** The lines below a class in a timetable: the dates on which it is held with another coach or at another time. */
export const linesOfSlot = (slot: LiveSlot): DatedChange[] =>
  linesOf(
    [slot],
    (session) => (session.off === undefined ? changeOn(session) : undefined),
    (days) =>
      // A class of some weeks shows its next date early, and with it how that date differs.
      isEveryWeek(slot.weeks ?? {}) ? weekBefore(days.from) : announcedFrom(days),
  );

/** The lines below an extra class in a timetable: its dates. */
export const linesOfExtra = (slot: ExtraSlot): DatedChange[] =>
  linesOf([slot], extraOn, (days) => weekBefore(days.from));

const linesOf = (
  slots: readonly LiveSlot[],
  changeIn: (session: DatedSession) => string | undefined,
  since: (days: DateRange) => string,
) =>
  differences(slots, changeIn)
    .sort(byFirstDay)
    .map(({ change, ...days }) =>
      dated(fill(words.inRow, { date: daysInWords(days), change }), days, since(days)),
    );

type DatedSession = Session & { date: string };

/** The last day on which anything differs. */
const lastDay = [...calendar.changes, ...calendar.exceptions, ...extras.map(({ weeks }) => weeks)]
  .map(({ until }) => until)
  .reduce((one, other) => (one > other ? one : other), __TODAY__);

/** What differs of some classes from today on: dates of a class that follow each other with one difference are one. */
function differences(
  slots: readonly LiveSlot[],
  changeIn: (session: DatedSession) => string | undefined,
): Difference[] {
  const said = slots.flatMap((slot) =>
    datesOf(slot, __TODAY__, lastDay).map((date) => {
      const change = changeIn({ ...sessionOn(calendar, slot, date)!, date });
      return { slot, date, change, key: `${slot.classId} ${slot.start} ${change}` };
    }),
  );
  const keys = new Set(said.flatMap(({ change, key }) => (change === undefined ? [] : key)));
  return [...keys].flatMap((key) => {
    const held = said.filter((one) => one.key === key);
    // The dates of another row of the class, by another coach, divide nothing.
    const all = said.filter(({ slot }) => held.some((one) => one.slot === slot));
    const { slot, change } = held[0]!;
    return runsOfDates(datesIn(held), datesIn(all)).map((days) => ({
      ...days,
      slot,
      change: change!,
    }));
  });
}

const datesIn = (of: readonly { date: string }[]) =>
  [...new Set(of.map(({ date }) => date))].sort();

/** How a session differs from the usual week. What a closed day cancels is told by the hours. */
function changeOn(session: DatedSession): string | undefined {
  const { slot, date, off, by, changed } = session;
  if (off === undefined && !changed) return undefined;
  if (off === undefined)
    return withReason(changeWords(session, words), by.find(({ instead }) => instead)?.because);
  const isCalledOff = !isExtra(slot) && by.some((one) => one.off !== undefined);
  const isOpen = opening(calendar, date, slot.day).spans.length > 0;
  return isCalledOff || isOpen ? fill(words.cancelled, { reason: off }) : undefined;
}

/** That a session is an extra one, with its coach. */
const extraOn = ({ slot, off }: DatedSession): string | undefined =>
  off === undefined && isExtra(slot)
    ? withReason(fill(words.extra, { trainer: slot.trainer }), slot.because)
    : undefined;

const withReason = (change: string, reason: string | undefined) =>
  reason === undefined ? change : fill(words.because, { change, reason });
