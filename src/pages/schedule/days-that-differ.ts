import { fill } from '../../content/text/fill.ts';
import {
  capitalise,
  formatDate,
  formatSpans,
  formatTime,
  joinWords,
} from '../../content/text/format.ts';
import { nameOfDay, weekdaysInOrder } from '../../content/weekdays.ts';
import type { DatedChange } from '../../design/parts/DatedChanges.tsx';
import { addDays } from '../../content/dates.ts';
import { changeWords } from '../../timetable/day-notes.ts';
import type { Occurrence } from '../../timetable/occurrences.ts';
import { specialRuns } from '../../timetable/opening-hours.ts';
import { type DateRange, runsOfDates } from '../../timetable/recurrence.ts';
import { isExtra, type Slot } from '../../timetable/slots.ts';
import { oncePerSite, type SiteContent } from '../site-content.ts';
import { shownBetween } from '../dated-lines.ts';
import { byFirstDay, daysInWords } from '../days-in-words.ts';
import { timetableOf } from './timetable.ts';

/** Returns a sentence for each period of special hours that is not over, and for weekly hours that begin later. */
export const hoursChanges = (site: SiteContent): DatedChange[] => [
  ...announcedHours(site),
  ...specialHours(site),
];

/** Returns lines such as "From January 1, 2027: Saturday closed", which are shown before that day. */
function announcedHours(site: SiteContent): DatedChange[] {
  const words = site.files['site.yaml'].hoursTable;
  return (timetableOf(site).hours.otherHours ?? [])
    .filter(({ from }) => from > site.today)
    .sort(byFirstDay)
    .map(({ from, until, ...days }) => {
      const inWords = joinWords(
        weekdaysInOrder(site.place).flatMap((day) => {
          const own = days[day];
          if (own === undefined) return [];
          return `${nameOfDay(day, site.place)} ${own === 'closed' ? words.closed : formatSpans(own, words.allDay, site.place)}`;
        }),
        site.place,
      );
      const text =
        until === undefined
          ? fill(words.from, { date: formatDate(from, site.place), hours: inWords })
          : fill(words.during, {
              from: formatDate(from, site.place),
              until: formatDate(until, site.place),
              hours: inWords,
            });
      return shownBetween(site, text, { until: addDays(from, -1) }, announcedFrom({ from }));
    });
}

function specialHours(site: SiteContent): DatedChange[] {
  const words = site.files['site.yaml'].hoursTable;
  return specialRuns(timetableOf(site).hours, site.today).map((days) => {
    const { spans, reason } = days;
    const date = daysInWords(site, days);
    const text =
      spans.length === 0
        ? fill(words.changedClosed, { date, reason })
        : fill(words.changed, {
            date,
            reason,
            hours: formatSpans(spans, words.allDay, site.place),
          });
    return shownBetween(site, text, days, announcedFrom(days));
  });
}

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
export function classesThatDiffer(site: SiteContent): DatedChange[] {
  const { inList } = site.files['pages/schedule.yaml'].changes;
  const { allSlots, extras, names } = timetableOf(site);
  return [...differences(site, allSlots, changeOn), ...differences(site, extras, extraOn)]
    .sort(byFirstDay)
    .map(({ slot, change, ...days }) => {
      const date = daysInWords(site, days);
      const start = formatTime(slot.start, site.place);
      const text = fill(inList, { date, class: names.class(slot.class), start, change });
      return shownBetween(site, text, days, announcedFrom(days));
    });
}

/** The differences of each class from the usual week, in order of date. */
const differencesOfSlots = oncePerSite(
  (site) =>
    new Map(
      timetableOf(site).allSlots.map((slot) => [
        slot.id,
        differences(site, [slot], isExtra(slot) ? extraOn : changeOn),
      ]),
    ),
);

/** Returns the line below a class on a date: its dates with another coach or time, or those of an extra class. */
export function noteOf(site: SiteContent, slot: Slot, date: string): string | undefined {
  const own = differencesOfSlots(site).get(slot.id)!;
  const found = own.find(({ from, until }) => from <= date && date <= until);
  if (!found) return undefined;
  const words = site.files['pages/schedule.yaml'].changes;
  return capitalise(fill(words.inRow, { date: daysInWords(site, found), change: found.change }));
}

/** Returns the differences of some classes from today on; dates in a row with the same difference are joined. */
function differences(
  site: SiteContent,
  slots: readonly Slot[],
  changeIn: (site: SiteContent, one: Occurrence) => string | undefined,
): Difference[] {
  const { lastDay, occurrencesOf } = timetableOf(site);
  const said = slots.flatMap((slot) =>
    occurrencesOf(slot, lastDay).map((one) => {
      const change = changeIn(site, one);
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

/** Says how a session differs from the usual week. What a closed day cancels is in the lines about hours. */
function changeOn(site: SiteContent, one: Occurrence): string | undefined {
  const words = site.files['pages/schedule.yaml'].changes;
  const { isOpenOn, names } = timetableOf(site);
  const { slot, date, off, because, isChanged } = one;
  if (!off)
    return isChanged
      ? withReason(site, changeWords(one, names, words, site.place), because)
      : undefined;
  const isCancelled = !isExtra(slot) && !off.closed;
  return isCancelled || isOpenOn(date)
    ? fill(words.cancelled, { reason: names.reason(off) })
    : undefined;
}

/** Says that a session is an extra one, and who gives it. */
function extraOn(site: SiteContent, { slot, off }: Occurrence): string | undefined {
  const words = site.files['pages/schedule.yaml'].changes;
  if (off || !isExtra(slot)) return undefined;
  const { because, movedFrom } = slot.extra;
  const reason =
    movedFrom === undefined
      ? because
      : fill(words.movedFrom, { date: formatDate(movedFrom, site.place) });
  const trainer = timetableOf(site).names.trainer(slot.trainer);
  return withReason(site, fill(words.extra, { trainer }), reason);
}

const withReason = (site: SiteContent, change: string, reason: string | undefined) =>
  reason === undefined
    ? change
    : fill(site.files['pages/schedule.yaml'].changes.because, { change, reason });
