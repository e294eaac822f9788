import { createElement } from 'react';
import { classAddress, coachAddress } from '../../content/addresses.ts';
import { fill } from '../../content/text/fill.ts';
import { formatDate, formatTime } from '../../content/text/format.ts';
import { nameOfDay } from '../../content/weekdays.ts';
import type { DatedChange } from '../../design/parts/DatedChanges.tsx';
import type { BoardRow } from '../../design/parts/ScheduleBoard.tsx';
import type { Occurrence } from '../../timetable/occurrences.ts';
import { type ExtraSlot, savedId, type Slot } from '../../timetable/slots.ts';
import type { SavedSlot } from '../account/my-week.ts';
import type { SiteContent } from '../site-content.ts';
import { shownBetween, untilItEnds, weekBefore } from '../dated-lines.ts';
import { slotCalendar } from './calendar-files.ts';
import { linesOfExtra, linesOfSlot } from './days-that-differ.ts';
import { SaveToggle } from './SaveToggle.tsx';
import { timetableOf } from './timetable.ts';
import { nextDatesOf, weeksInWords } from './weeks-in-words.ts';

/** Says that a class is cancelled: "Cancelled on December 4, 2026". This file makes the rows of a `ScheduleBoard`. */
export const cancelledOn = (site: SiteContent, date: string) =>
  fill(site.files['pages/schedule.yaml'].states.cancelled, { date: formatDate(date) });

/** Returns the rows of a weekday in a timetable, ordered by start; `date` is the next date of the weekday. */
export const rowsOfDay = (
  site: SiteContent,
  slots: readonly Slot[],
  extras: readonly ExtraSlot[],
  date: string,
): BoardRow[] =>
  [
    ...slots.flatMap((slot) => weeklyRows(site, slot, date)),
    ...extras.flatMap((slot) => extraRows(site, slot)),
  ].sort((one, other) => (one.start < other.start ? -1 : 1));

/** Returns the address of the contact page for a class at its weekly time, or for its session on one `date`. */
export const contactAddressOf = ({ class: id, day, start }: Slot, date?: string) =>
  `/contact?class=${id}&day=${day}&start=${start}${date === undefined ? '' : `&date=${date}`}`;

function rowOf(site: SiteContent, slot: Slot) {
  const words = site.files['pages/schedule.yaml'];
  const name = fill(words.calendar.addClassName, slotWords(site, slot));
  return {
    id: slot.id,
    ...timesAndCoachOf(site, slot),
    class: timetableOf(site).names.class(slot.class),
    to: classAddress(slot.class),
    calendar: { to: slotCalendar(slot.id), name },
  };
}

const timesAndCoachOf = (
  site: SiteContent,
  { start, end, trainer }: Pick<Slot, 'start' | 'end' | 'trainer'>,
) => ({
  start,
  end,
  until: untilOf(site, end),
  trainer: timetableOf(site).names.trainer(trainer),
  coach: coachAddress(trainer),
});

const untilOf = (site: SiteContent, end: string) =>
  fill(site.files['pages/schedule.yaml'].row.until, { end: formatTime(end) });

/** Returns the link to join a class, on any date or on a single one. */
const joinOf = (
  site: SiteContent,
  slot: Slot,
  start = slot.start,
  date?: string,
): BoardRow['join'] => ({
  to: contactAddressOf(slot, date),
  name: fill(site.files['pages/schedule.yaml'].row.joinName, {
    ...slotWords(site, slot),
    start: formatTime(start),
  }),
});

/** Returns the toggle that saves a class in My week. */
export function saveToggleOf(site: SiteContent, slot: Slot) {
  const { saveButton, saveName } = site.files['pages/schedule.yaml'].row;
  return (
    site.hasAccounts &&
    createElement(SaveToggle, {
      id: savedId(slot.id),
      label: saveButton,
      name: fill(saveName, slotWords(site, slot)),
    })
  );
}

/** Returns the row of a weekly class, and one row for each coming session that starts at another time. */
function weeklyRows(site: SiteContent, slot: Slot, next: string): BoardRow[] {
  const words = site.files['pages/schedule.yaml'];
  const row = { ...rowOf(site, slot), save: saveToggleOf(site, slot) };
  const coming = timetableOf(site).occurrencesOf(slot);
  const changed = coming.filter((one) => one.isChanged && !one.off);
  const moved = changed.filter(({ start }) => start !== slot.start);
  // Without scripts the usual row remains, with a line about the date.
  const only = (date: string) => ({ from: date, until: date, shown: false });
  const isOff = coming.some(({ date, off }) => date === next && off);
  const usual: BoardRow = {
    ...row,
    ...untilItEnds(site, slot),
    cancelled: isOff ? cancelledOn(site, next) : undefined,
    weeks: weeksInWords(site, slot),
    dates: nextDatesOf(site, slot),
    changes: linesOfSlot(site, slot),
    join: joinOf(site, slot),
    moved: moved.map(({ date, start }) => ({
      text: fill(words.states.moved, { start: formatTime(start) }),
      ...only(date),
    })),
    onDays: changed
      .filter((one) => !moved.includes(one))
      .map((one) => ({ only: only(one.date), ...onDate(site, one) })),
  };
  return [usual, ...moved.map((one) => ({ ...row, ...onDate(site, one), only: only(one.date) }))];
}

/** Returns the rows of the coming dates on which a coach gives a class in place of another coach. */
export const substituteRows = (site: SiteContent, slot: Slot, coach: string): BoardRow[] =>
  timetableOf(site)
    .occurrencesOf(slot)
    .filter(({ trainer, off }) => trainer === coach && !off)
    .map((one) => rowOn(site, one, linesOfSlot(site, slot)));

/** Returns the rows of an extra class: one for each date on which the gym is open. */
function extraRows(site: SiteContent, slot: ExtraSlot): BoardRow[] {
  const { isOpenOn, occurrencesOf } = timetableOf(site);
  return occurrencesOf(slot)
    .filter(({ date }) => isOpenOn(date))
    .map((one) => rowOn(site, one, linesOfExtra(site, slot)));
}

/** Returns a row for a single date, which is shown from a week before, with the line about that date. */
const rowOn = (site: SiteContent, one: Occurrence, lines: readonly DatedChange[]): BoardRow => ({
  ...rowOf(site, one.slot),
  save: saveToggleOf(site, one.slot),
  ...onDate(site, one),
  ...(one.off && { cancelled: cancelledOn(site, one.date) }),
  changes: lineAbout(one.date, lines),
  only: shownBetween(site, '', { until: one.date }, weekBefore(one.date)),
});

/** Returns the line about a date, of lines that are in order. */
const lineAbout = (date: string, lines: readonly DatedChange[]) =>
  lines.filter(({ until }) => until >= date).slice(0, 1);

/** Returns what a row shows of a single date, with the usual time and coach if they differ. */
function onDate(site: SiteContent, { slot, date, start, end, trainer }: Occurrence) {
  const usualTime = start === slot.start ? untilOf(site, slot.end) : formatTime(slot.start);
  return {
    ...timesAndCoachOf(site, { start, end, trainer }),
    usual: {
      time: start === slot.start && end === slot.end ? undefined : usualTime,
      trainer: trainer === slot.trainer ? undefined : timetableOf(site).names.trainer(slot.trainer),
    },
    join: joinOf(site, slot, start, date),
  };
}

/** Returns the name, day and time of a weekly or extra class as visitors read them, to fill into sentences. */
export const slotWords = (site: SiteContent, { class: id, day, start }: Slot): SavedSlot => ({
  class: timetableOf(site).names.class(id),
  day: nameOfDay(day),
  start: formatTime(start),
});
