import { isEveryWeek } from '../content/weekly.ts';
import { weekdaysInOrder } from '../content/week-order.ts';
import { nameOfDay } from '../content/weekdays.ts';
import { fill } from '../text/fill.ts';
import { formatDate, formatSpans, formatTime, joinWords } from '../text/format.ts';
import type { DatedChange } from '../parts/DatedChanges.tsx';
import { changeWords } from '../timetable/change-words.ts';
import type { ExtraSlot } from '../timetable/class-changes.ts';
import { addDays } from '../timetable/clock.ts';
import { announcedFrom, runsOf } from '../timetable/special-hours.ts';
import { runsOfDates, type DateRange } from '../timetable/runs-of-dates.ts';
import { datesOf, isAbout, sessionOn } from '../timetable/sessions.ts';
import type { ClassChange, LiveSlot } from '../timetable/special-days.ts';
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

/** A sentence about one class, and the days it applies to. */
type ClassLine = DateRange & { slot: LiveSlot; change: string };

/** A sentence for each cancelled, changed or extra class from today on, in order of date. */
export const classesThatDiffer = (): DatedChange[] =>
  [...changedClasses(), ...extraClasses(), ...classesOutsideHours()]
    .sort(byFirstDay)
    .map(({ slot, change, ...days }) => {
      const date = daysInWords(days);
      const start = formatTime(slot.start);
      const text = fill(words.inList, { date, class: slot.class, start, change });
      return dated(text, days, announcedFrom(days));
    });

/** The cancellations, changes, absences and moves of notice.yaml, on the dates of their classes. */
const changedClasses = (): ClassLine[] =>
  calendar.changes.flatMap((change) => {
    const matching = [...liveWeek, ...extras].filter((slot) => isAbout(change, slot));
    const heldBy = (slots: readonly LiveSlot[]) =>
      daysOfAll(slots, (slot) => daysOfChange(change, slot));
    // Slots of different trainers get a line each; the dates of one do not split the range of another.
    return grouped(matching, (slot) => changeOf(change, slot)).flatMap((slots) => {
      const held = heldBy(slots);
      const ofOthers = heldBy(matching.filter((slot) => !slots.includes(slot)));
      const all = daysOfAll(matching, (slot) =>
        datesOf(slot, fromToday(change), change.until),
      ).filter((date) => held.includes(date) || !ofOthers.includes(date));
      return runsOfDates(held, all).map(({ from, until }) => ({
        slot: slots[0],
        change: changeOf(change, slots[0]),
        from: from === all[0] ? change.from : from,
        until: until === all.at(-1) ? change.until : until,
      }));
    });
  });

/** An extra class on several weekdays has one slot for each, but shares one sentence. */
const extraClasses = (): ClassLine[] =>
  grouped(extras, (slot) => `${slot.classId} ${slot.start} ${slot.weeks.from}`).flatMap((slots) => {
    const [slot] = slots;
    const all: string[] = [];
    for (let date = slot.weeks.from; date <= slot.weeks.until; date = addDays(date, 1))
      all.push(date);
    const held = daysOfAll(slots, heldDatesOf);
    return runsOfDates(held, all).map((days) => ({ ...days, slot, change: extraOf(slot) }));
  });

/** Classes that fall outside the special hours of a day, which cancels them. */
const classesOutsideHours = (): ClassLine[] =>
  calendar.exceptions
    .filter(({ spans }) => spans.length > 0)
    .flatMap((exception) => {
      const { reason } = exception;
      const change = fill(words.cancelled, { reason });
      const isOut = (slot: LiveSlot) => (date: string) => {
        const { off, by } = sessionOn(calendar, slot, date)!;
        const own = calendar.exceptions.find(({ from, until }) => from <= date && date <= until);
        return own === exception && off !== undefined && by.every((one) => one.off === undefined);
      };
      const datesIn = (slot: LiveSlot) => datesOf(slot, fromToday(exception), exception.until);
      const classes = grouped(
        [...liveWeek, ...extras],
        ({ classId, start }) => `${classId} ${start}`,
      );
      return classes.flatMap((slots) => {
        const all = daysOfAll(slots, datesIn);
        const out = daysOfAll(slots, (slot) => datesIn(slot).filter(isOut(slot)));
        return runsOfDates(out, all).map((days) => ({ ...days, slot: slots[0], change }));
      });
    });

/** Groups items by key, in order. */
function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): [Item, ...Item[]][] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}

const daysOfAll = <Slot>(slots: readonly Slot[], dates: (slot: Slot) => readonly string[]) =>
  [...new Set(slots.flatMap(dates))].sort();

const fromToday = ({ from }: Pick<DateRange, 'from'>) => (from < __TODAY__ ? __TODAY__ : from);

/** The coming dates on which this change applies to the class and the gym is open. */
const daysOfChange = (change: ClassChange, slot: LiveSlot): string[] =>
  datesOf(slot, fromToday(change), change.until).filter((date) => {
    const session = sessionOn(calendar, slot, date)!;
    if (!session.by.includes(change)) return false;
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

/** The lines below a class in a timetable: the dates on which it is held with another coach or at another time. */
export function linesOfSlot(slot: LiveSlot): DatedChange[] {
  const lines = calendar.changes
    .filter(({ instead }) => instead !== undefined)
    .flatMap((change) => {
      const all = datesOf(slot, fromToday(change), change.until);
      return runsOfDates(daysOfChange(change, slot), all).map((days) => {
        const values = { date: daysInWords(days), change: changeOf(change, slot) };
        // A class of some weeks shows its next date early, and with it how that date differs.
        const since = isEveryWeek(slot.weeks ?? {}) ? weekBefore(days.from) : announcedFrom(days);
        return dated(fill(words.inRow, values), days, since);
      });
    });
  return lines.sort(byFirstDay);
}

/** The dates on which an extra class is held, including past ones. */
const heldDatesOf = (slot: ExtraSlot) =>
  datesOf(slot, slot.weeks.from, slot.weeks.until).filter(
    (date) => sessionOn(calendar, slot, date)!.off === undefined,
  );

/** The lines below an extra class in a timetable: its dates. */
export const linesOfExtra = (slot: ExtraSlot): DatedChange[] =>
  runsOfDates(heldDatesOf(slot), datesOf(slot, slot.weeks.from, slot.weeks.until)).map((days) => {
    const text = fill(words.inRow, { date: daysInWords(days), change: extraOf(slot) });
    return dated(text, days, weekBefore(days.from));
  });
