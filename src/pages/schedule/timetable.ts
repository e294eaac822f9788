import { addDays, datesFrom, daysBetween, daysOf } from '../../content/dates.ts';
import { groupBy } from '../../content/group-by.ts';
import { fill } from '../../content/text/fill.ts';
import { formatDate, formatSpans, formatTime } from '../../content/text/format.ts';
import type { Weekday } from '../../content/weekdays.ts';
import { isWeekly } from '../../content/weekly.ts';
import type { DatedChange } from '../../design/parts/DatedChanges.tsx';
import type { NamesOfIds } from '../../timetable/day-notes.ts';
import { daysAhead } from '../../timetable/make-coming-weeks.ts';
import { type Occurrence, occurrences } from '../../timetable/occurrences.ts';
import { hoursOn, type OpeningHours, weeklyHours } from '../../timetable/opening-hours.ts';
import { datesOf, longestGap } from '../../timetable/recurrence.ts';
import {
  daysKeptAfterEnd,
  extraSlots,
  type Slot,
  type Week,
  weeklySlots,
} from '../../timetable/slots.ts';
import { oncePerSite, type SiteContent } from '../site-content.ts';
import { textsByDay } from '../dated-lines.ts';

/** Returns the classes of each weekday in the usual week. */
const usualWeekOf = ({ scheduleOf }: SiteContent): Week => ({
  monday: scheduleOf('monday').classes,
  tuesday: scheduleOf('tuesday').classes,
  wednesday: scheduleOf('wednesday').classes,
  thursday: scheduleOf('thursday').classes,
  friday: scheduleOf('friday').classes,
  saturday: scheduleOf('saturday').classes,
  sunday: scheduleOf('sunday').classes,
});

/** Returns the words for what the timetable names by ids. */
const namesOf = ({ files, classOf, trainerOf, place }: SiteContent): NamesOfIds => ({
  class: (id) => classOf(id).name,
  trainer: (id) => trainerOf(id).name,
  reason: ({ reason, movedTo }) => {
    if (!movedTo) return reason;
    const date = formatDate(movedTo.date, place);
    const words = files['pages/schedule.yaml'].changes;
    const moved = fill(words.movedTo, { date, start: formatTime(movedTo.start, place) });
    return reason === '' ? moved : `${moved}, ${reason}`;
  },
});

/** Returns the last day that content/notice.yaml or hours.yaml mentions. */
function lastDayOf({ files, today }: SiteContent): string {
  const notice = files['notice.yaml'];
  return [
    ...(notice.cancellations ?? []),
    ...(notice.changes ?? []),
    ...(notice.absences ?? []),
    ...(notice.extraClasses ?? []),
    ...(files['hours.yaml'].exceptions ?? []),
    ...(notice.moves ?? []).flatMap(({ date, newDate }) => [{ date }, { date: newDate }]),
  ]
    .map((one) => daysOf(one).until)
    .reduce((one, other) => (one > other ? one : other), today);
}

const datesBetween = (first: string, last: string) =>
  datesFrom(first, daysBetween(first, last) + 1);
/** Returns the classes of a site that have a time, each with its id. */
const slotsOf = oncePerSite((site) => {
  const { files, today } = site;
  const hours: OpeningHours = files['hours.yaml'];
  const notice = files['notice.yaml'];
  const { effectiveFrom } = files['schedule/overview.yaml'];

  const usualWeek = usualWeekOf(site);
  const names = namesOf(site);
  const weekly = weeklySlots(usualWeek, effectiveFrom);
  /** The classes of the week from Monday to Sunday, without those that have ended. */
  const liveWeek = weekly.filter(({ weeks }) => (weeks?.until ?? today) >= today);
  /** The classes of the week that ended lately, which calendar files still have. */
  const ended = weekly.filter(
    ({ weeks: { until = today } = {} }) =>
      addDays(today, -daysKeptAfterEnd) <= until && until < today,
  );

  /** Returns the dates of a class on which the gym is open, from one day through another. */
  const openDatesOf = (slot: Slot, from: string, until: string): string[] =>
    datesOf(slot, from, until).filter(isOpenOn);

  /** Whether the gym is open at any time of a date. */
  const isOpenOn = (date: string) => hoursOn(hours, date).spans.length > 0;

  /** The extra classes that are not over, with at least one date on which the gym is open. */
  const extras = extraSlots(notice, usualWeek).filter(
    (slot) =>
      slot.weeks.until >= today && openDatesOf(slot, slot.weeks.from, slot.weeks.until).length > 0,
  );

  /** All classes on the timetable, weekly and extra. */
  const allSlots: readonly Slot[] = [...liveWeek, ...extras];

  return { hours, usualWeek, names, liveWeek, ended, openDatesOf, isOpenOn, extras, allSlots };
});

/** Returns the timetable of a site as its pages know it on the day of the build. */
export const timetableOf = oncePerSite((site) => {
  const { files, today } = site;
  const slots = slotsOf(site);
  const { hours, usualWeek, allSlots } = slots;
  const notice = files['notice.yaml'];
  const { effectiveFrom } = files['schedule/overview.yaml'];
  const lastDay = lastDayOf(site);
  const onTimetable = new Set(allSlots.map(({ id }) => id));

  /** Everything that is held from yesterday on, because a class may go on after midnight, up to the last known day. */
  const coming: readonly Occurrence[] = occurrences(
    { week: usualWeek, hours, notice, effectiveFrom },
    addDays(today, -1),
    daysBetween(today, lastDay) + daysAhead + longestGap,
  ).filter(({ slot }) => onTimetable.has(slot.id));

  const byDate = groupBy(coming, ({ date }) => date);
  /** Returns what is held on a date from yesterday on, in order, cancelled classes too. */
  const heldOn = (date: string): readonly Occurrence[] => byDate.get(date) ?? [];

  /** The last of the days that pages know. */
  const lastKnown = addDays(today, daysAhead);

  const bySlot = new Map<string, Occurrence[]>(allSlots.map(({ id }) => [id, []]));
  for (const one of coming) if (one.date >= today) bySlot.get(one.slot.id)!.push(one);

  /** Returns the occurrences of a class from today on, in the days that pages know or until another day. */
  const occurrencesOf = ({ id }: Slot, until = lastKnown): readonly Occurrence[] =>
    (bySlot.get(id) ?? []).filter(({ date }) => date <= until);

  /** The dates from today on with special hours, or on which a class is cancelled or changed, in order. */
  const datesThatDiffer: readonly string[] = [
    ...new Set([
      ...coming.filter(({ off, isChanged }) => off || isChanged).map(({ date }) => date),
      ...datesBetween(today, lastDay).filter((date) => hoursOn(hours, date).special),
    ]),
  ]
    .filter((date) => date >= today)
    .sort();

  return {
    ...slots,
    lastDay,
    coming,
    heldOn,
    occurrencesOf,
    lastKnown,
    datesThatDiffer,
  };
});

/** Counts the times at which a class is held every week. */
export const timesPerWeekOf = (site: SiteContent, classId: string): number =>
  timetableOf(site).liveWeek.filter(
    (slot) => slot.class === classId && isWeekly(slot.weeks ?? {}, site.today),
  ).length;

/** Returns the opening hours of a weekday, "5:30am – 11:30pm" or the word for closed, each with its days. */
export function hoursOfDay(site: SiteContent, day: Weekday): DatedChange[] {
  const { hours } = timetableOf(site);
  const { closed, allDay } = site.files['site.yaml'].hoursTable;
  return textsByDay(site, (date) => {
    const spans = weeklyHours(hours, day, date);
    return spans.length === 0 ? closed : formatSpans(spans, allDay, site.place);
  });
}
