import { fill } from '../../content/text/fill.ts';
import { formatDate, formatSpans, formatTime, joinWords } from '../../content/text/format.ts';
import { nameOfDay, weekdaysInOrder } from '../../content/weekdays.ts';
import { isEveryWeek } from '../../content/weekly.ts';
import type { DatedChange } from '../../design/parts/DatedChanges.tsx';
import { addDays } from '../../timetable/clock.ts';
import { changeWords } from '../../timetable/day-notes.ts';
import type { Occurrence } from '../../timetable/occurrences.ts';
import { specialRuns } from '../../timetable/opening-hours.ts';
import { type DateRange, runsOfDates } from '../../timetable/recurrence.ts';
import { type ExtraSlot, isExtra, type Slot } from '../../timetable/slots.ts';
import { content } from '../content.ts';
import { shownBetween, weekBefore } from '../dated-lines.ts';
import { byFirstDay, daysInWords } from '../days-in-words.ts';
import { allSlots, extras, hours, isOpenOn, lastDay, names, occurrencesOf } from './timetable.ts';

const { hoursTable } = content['site.yaml'];
const { changes: words } = content['pages/schedule.yaml'];

/** Returns a sentence for each period of special hours that is not over, and for weekly hours that begin later. */
export const hoursChanges = (): DatedChange[] => [...announcedHours(), ...specialHours()];

/** Returns lines such as "From January 1, 2027: Saturday closed", which are shown before that day. */
const announcedHours = (): DatedChange[] =>
  (hours.otherHours ?? [])
    .filter(({ from }) => from > __TODAY__)
    .sort(byFirstDay)
    .map(({ from, until, ...days }) => {
      const inWords = joinWords(
        weekdaysInOrder().flatMap((day) => {
          const own = days[day];
          if (own === undefined) return [];
          return `${nameOfDay(day)} ${own === 'closed' ? hoursTable.closed : formatSpans(own, hoursTable.allDay)}`;
        }),
      );
      const text =
        until === undefined
          ? fill(hoursTable.from, { date: formatDate(from), hours: inWords })
          : fill(hoursTable.during, {
              from: formatDate(from),
              until: formatDate(until),
              hours: inWords,
            });
      return shownBetween(text, { until: addDays(from, -1) }, announcedFrom({ from }));
    });

const specialHours = (): DatedChange[] =>
  specialRuns(hours, __TODAY__).map((days) => {
    const { spans, reason } = days;
    const date = daysInWords(days);
    const text =
      spans.length === 0
        ? fill(hoursTable.changedClosed, { date, reason })
        : fill(hoursTable.changed, { date, reason, hours: formatSpans(spans, hoursTable.allDay) });
    return shownBetween(text, days, announcedFrom(days));
  });

const daysAnnounced = 60;

/** Returns the day from which pages announce some days that differ. */
const announcedFrom = ({ from }: Pick<DateRange, 'from'>) => addDays(from, -daysAnnounced);

/** The difference of a class from the usual week on some days. */
interface Difference extends DateRange {
  slot: Slot;
  /** A text such as "Kavya N. instead of Arjun H. (a course)". */
  change: string;
}

/** Returns a sentence for each cancelled, changed or extra class from today on, in order of date. */
export const classesThatDiffer = (): DatedChange[] =>
  [...differences(allSlots, changeOn), ...differences(extras, extraOn)]
    .sort(byFirstDay)
    .map(({ slot, change, ...days }) => {
      const date = daysInWords(days);
      const start = formatTime(slot.start);
      const text = fill(words.inList, { date, class: names.class(slot.class), start, change });
      return shownBetween(text, days, announcedFrom(days));
    });

/** Returns the lines below a class in a timetable: the dates on which it has another coach or another time. */
export const linesOfSlot = (slot: Slot): DatedChange[] =>
  linesOf(
    [slot],
    (one) => (one.off ? undefined : changeOn(one)),
    (days) =>
      // A class of some weeks shows its next date early, together with the difference of that date.
      isEveryWeek(slot.weeks ?? {}) ? weekBefore(days.from) : announcedFrom(days),
  );

/** Returns the lines below an extra class in a timetable, which are its dates. */
export const linesOfExtra = (slot: ExtraSlot): DatedChange[] =>
  linesOf([slot], extraOn, (days) => weekBefore(days.from));

const linesOf = (
  slots: readonly Slot[],
  changeIn: (one: Occurrence) => string | undefined,
  since: (days: DateRange) => string,
) =>
  differences(slots, changeIn)
    .sort(byFirstDay)
    .map(({ change, ...days }) =>
      shownBetween(fill(words.inRow, { date: daysInWords(days), change }), days, since(days)),
    );

/** Returns the differences of some classes from today on; dates in a row with the same difference are joined. */
function differences(
  slots: readonly Slot[],
  changeIn: (one: Occurrence) => string | undefined,
): Difference[] {
  const said = slots.flatMap((slot) =>
    occurrencesOf(slot, lastDay).map((one) => {
      const change = changeIn(one);
      return { slot, date: one.date, change, key: `${slot.class} ${slot.start} ${change}` };
    }),
  );
  const keys = new Set(said.flatMap(({ change, key }) => (change === undefined ? [] : key)));
  return [...keys].flatMap((key) => {
    const held = said.filter((one) => one.key === key);
    // Dates of another row of the class, with another coach, do not divide a run of dates.
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

/** Says how a session differs from the usual week. The lines about hours tell what a closed day cancels. */
function changeOn(one: Occurrence): string | undefined {
  const { slot, date, off, because, isChanged } = one;
  if (!off) return isChanged ? withReason(changeWords(one, names, words), because) : undefined;
  const isCalledOff = !isExtra(slot) && !off.closed;
  return isCalledOff || isOpenOn(date)
    ? fill(words.cancelled, { reason: names.reason(off) })
    : undefined;
}

/** Says that a session is an extra one, and who gives it. */
function extraOn({ slot, off }: Occurrence): string | undefined {
  if (off || !isExtra(slot)) return undefined;
  const { because, movedFrom } = slot.extra;
  const reason =
    movedFrom === undefined ? because : fill(words.movedFrom, { date: formatDate(movedFrom) });
  return withReason(fill(words.extra, { trainer: names.trainer(slot.trainer) }), reason);
}

const withReason = (change: string, reason: string | undefined) =>
  reason === undefined ? change : fill(words.because, { change, reason });
