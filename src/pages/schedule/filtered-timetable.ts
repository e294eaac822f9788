import { fill, type Sentence } from '../../content/text/fill.ts';
import { capitalise, formatDate, formatTime } from '../../content/text/format.ts';
import { widest } from '../../content/text/text-size.ts';
import { nameOfDay, type Weekday, weekdaysInOrder } from '../../content/weekdays.ts';
import type { DatedChange } from '../../design/parts/DatedChanges.tsx';
import type { BoardProps, BoardRow } from '../../design/parts/ScheduleBoard.tsx';
import { addDays, nextDate } from '../../timetable/clock.ts';
import type { Occurrence } from '../../timetable/occurrences.ts';
import type { ExtraSlot, Slot } from '../../timetable/slots.ts';
import type { SiteContent } from '../site-content.ts';
import { afterAllDates, beforeAllDates, shownBetween } from '../dated-lines.ts';
import { cancelledOn, rowsOfDay } from './board-rows.ts';
import { rowLabels, savesOf } from './day-pages.ts';
import { timetableOf } from './timetable.ts';
import { recurrenceInWords } from './weeks-in-words.ts';

/** A long date, by which room for any date is reserved: in many languages, September has the longest name. */
const longDate = '2026-09-30';

/** Returns the slots that match, such as those of one class or coach. This file makes the timetables of such slots. */
export function slotsWhere(site: SiteContent, matches: (slot: Slot) => boolean) {
  const { liveWeek, extras } = timetableOf(site);
  const weekly = liveWeek.filter(matches);
  const added = extras.filter(matches);
  return { weekly, added, all: [...weekly, ...added] };
}

/** The weekly slots, the extra ones, and both together. */
export type Slots = ReturnType<typeof slotsWhere>;

/**
 * Returns the props of the board of these slots, from the first day of the week on. `dayHeading` replaces the heading
 * of the column of classes, unless it is ''. `adapt` gets a row and the name of its weekday, and changes the row for
 * its page or leaves it out. `more` returns further rows of a day.
 */
export function boardOf(
  site: SiteContent,
  { weekly, added }: Slots,
  dayHeading: string,
  adapt: (row: BoardRow, day: string) => BoardRow | undefined,
  more: (day: Weekday) => readonly BoardRow[] = () => [],
): BoardProps {
  const words = site.files['pages/schedule.yaml'];
  const { onNow, upNext, finished } = words.states;
  return {
    columns: { ...words.columns, ...(dayHeading && { class: dayHeading }) },
    joinButton: words.row.joinButton,
    saved: words.states.saved,
    longestState: widest([
      onNow,
      upNext,
      finished,
      formatDate(longDate),
      ...timetableOf(site).datesThatDiffer.map((date) => cancelledOn(site, date)),
    ]),
    rows: weekdaysInOrder().flatMap((one) =>
      [...rowsOf(site, weekly, added, one), ...more(one)]
        .sort((a, b) => (a.start < b.start ? -1 : 1))
        .flatMap((row) => adapt(row, capitalise(nameOfDay(one))) ?? []),
    ),
  };
}

/** Returns the props of the Save toggles of these slots. */
export const savesOfSlots = (site: SiteContent, { all }: Pick<Slots, 'all'>) =>
  site.hasAccounts && all.length > 0 ? savesOf(site, all) : undefined;

const rowsOf = (
  site: SiteContent,
  weekly: readonly Slot[],
  added: readonly ExtraSlot[],
  day: Weekday,
) =>
  rowsOfDay(
    site,
    weekly.filter((slot) => slot.day === day),
    added.filter((slot) => slot.day === day),
    nextDate(day, site.today),
  );

/** The sentences about the next session: its day in the week, its date, and its times. */
export interface NextWords {
  weekly: Sentence<'class' | 'day'>;
  dated: Sentence<'class' | 'day' | 'date'>;
  held: Sentence<'start' | 'end' | 'trainer'>;
}

/**
 * Returns the first slot of the week, else the first coming session that `matches`, such as an extra class, and the
 * widest texts that may replace it; undefined if there is neither.
 */
export function nextOf(
  site: SiteContent,
  { weekly, all }: Slots,
  matches: (one: Occurrence) => boolean,
  next: NextWords,
) {
  const { coming, names } = timetableOf(site);
  const [slot] = weekly;
  const dated = slot
    ? []
    : coming.filter((one) => one.date >= site.today && !one.off && matches(one));
  const first = slot ?? dated[0];
  if (!first) return undefined;
  const heldOf = ({ start, end, trainer }: Pick<Slot, 'start' | 'end' | 'trainer'>) =>
    fill(next.held, {
      start: formatTime(start),
      end: formatTime(end),
      trainer: names.trainer(trainer),
    });
  const dayOf = (one: Slot) => recurrenceInWords(site, one) ?? nameOfDay(one.day);
  const onDate = (one: Slot, date: string) =>
    fill(next.dated, {
      class: names.class(one.class),
      day: nameOfDay(one.day),
      date: formatDate(date),
    });
  return {
    // The first time of the week, until live-times.ts fills in the next time.
    first: {
      start: first.start,
      date:
        'slot' in first
          ? onDate(first.slot, first.date)
          : fill(next.weekly, { class: names.class(first.class), day: dayOf(first) }),
      details: heldOf(first),
    },
    // The only days on which there is a next session, if it has no weekly time.
    only: slot ? undefined : shownBetween(site, '', { until: dated.at(-1)!.date }, beforeAllDates),
    longest: {
      date: widest(
        [...all, ...dated.map(({ slot: one }) => one)].flatMap((one) => [
          fill(next.weekly, { class: names.class(one.class), day: dayOf(one) }),
          onDate(one, longDate),
        ]),
      ),
      details: widest([...all, ...dated].map(heldOf)),
    },
  };
}

/** Returns the text in place of the next session, on the days on which there is none. */
export const withoutNext = (
  site: SiteContent,
  next: ReturnType<typeof nextOf>,
  text: string,
): DatedChange | undefined =>
  next && !next.only
    ? undefined
    : shownBetween(
        site,
        text,
        { until: afterAllDates },
        next?.only ? addDays(next.only.until, 1) : beforeAllDates,
      );

/** Returns the props of live-times.ts, which keeps the times of a class or a coach up to date. */
export const liveTimesProps = (
  site: SiteContent,
  matches: (one: Occurrence) => boolean,
  { dated, held }: NextWords,
) => ({
  weeks: timetableOf(site).comingWeeksOf(matches),
  states: rowLabels(site),
  next: { dated, held },
});

/** Counts the slots that are held in every week, without a first or last day. */
export const weeklyCount = ({ weekly }: Slots) => weekly.filter(({ weeks }) => !weeks).length;
