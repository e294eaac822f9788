import { createElement } from 'react';
import { SaveToggle } from '../accounts/SaveToggle.tsx';
import { slotWords } from './slot-words.ts';
import { classAddress, coachAddress } from '../content/addresses.ts';
import { fill } from '../text/fill.ts';
import { formatDate, formatTime } from '../text/format.ts';
import type { DatedChange } from '../parts/DatedChanges.tsx';
import type { BoardRow } from '../parts/ScheduleBoard.tsx';
import type { ExtraSlot } from '../timetable/class-changes.ts';
import { addDays } from '../timetable/clock.ts';
import { datesOf, sessionOn, type Session } from '../timetable/sessions.ts';
import { savedId } from '../timetable/slots.ts';
import type { LiveSlot } from '../timetable/special-days.ts';
import { slotCalendar } from './calendar-addresses.ts';
import { coachNamed, content, hasAccounts } from './content.ts';
import { dated, untilItEnds, weekBefore } from './dated-lines.ts';
import { daysAhead } from '../timetable/make-coming-weeks.ts';
import { linesOfExtra, linesOfSlot } from './days-that-differ.ts';
import { calendar, openDatesOf } from './timetable.ts';
import { nextDatesOf, weeksInWords } from './weeks-in-words.ts';

const words = content['pages/schedule.yaml'];

/** "Cancelled on December 4, 2026" */
export const cancelledOn = (date: string) =>
  fill(words.states.cancelled, { date: formatDate(date) });

/** The rows of a weekday in a timetable, a `ScheduleBoard`, ordered by start; `date` is its next date. */
export const rowsOfDay = (
  slots: readonly LiveSlot[],
  extras: readonly ExtraSlot[],
  date: string,
): BoardRow[] =>
  [...slots.flatMap((slot) => weeklyRows(slot, date)), ...extras.flatMap(extraRows)].sort(
    (one, other) => (one.start < other.start ? -1 : 1),
  );

/** Address of the contact page for a class, at its weekly time, or for its session on one `date`. */
export const contactAddressOf = ({ classId, day, start }: LiveSlot, date?: string) =>
  `${__PLACE__.pages.contact}?class=${classId}&day=${day}&start=${start}${date === undefined ? '' : `&date=${date}`}`;

function rowOf(slot: LiveSlot) {
  const name = fill(words.calendar.addClassName, slotWords(slot));
  return {
    id: slot.id,
    ...timesAndCoachOf(slot),
    class: slot.class,
    to: classAddress(slot.classId),
    calendar: { to: slotCalendar(slot.id), name },
  };
}

const timesAndCoachOf = ({ start, end, trainer }: Pick<LiveSlot, 'start' | 'end' | 'trainer'>) => ({
  start,
  end,
  until: untilOf(end),
  trainer,
  coach: coachAddress(coachNamed(trainer).id),
});

const untilOf = (end: string) => fill(words.row.until, { end: formatTime(end) });

/** The link to join a class, on any date or on a single one. */
const joinOf = (slot: LiveSlot, start = slot.start, date?: string): BoardRow['join'] => ({
  to: contactAddressOf(slot, date),
  name: fill(words.row.joinName, { ...slotWords(slot), start: formatTime(start) }),
});

/** The toggle that saves a class to My week. */
export const saveOf = (slot: LiveSlot) =>
  hasAccounts &&
  createElement(SaveToggle, {
    id: savedId(slot.id),
    label: words.row.saveButton,
    name: fill(words.row.saveName, slotWords(slot)),
  });

/** The row of a weekly class, and one row for each coming session that starts at another time. */
function weeklyRows(slot: LiveSlot, next: string): BoardRow[] {
  const row = { ...rowOf(slot), save: saveOf(slot) };
  const changed = datesOf(slot, __TODAY__, addDays(__TODAY__, daysAhead))
    .map((date) => ({ date, session: sessionOn(calendar, slot, date)! }))
    .filter(({ session }) => session.changed && session.off === undefined);
  const moved = changed.filter(({ session }) => session.start !== slot.start);
  // Without scripts the regular row remains, with a line about that date.
  const only = (date: string) => ({ from: date, until: date, shown: false });
  const off = sessionOn(calendar, slot, next)?.off;
  const usual: BoardRow = {
    ...row,
    ...untilItEnds(slot),
    cancelled: off === undefined ? undefined : cancelledOn(next),
    weeks: weeksInWords(slot),
    dates: nextDatesOf(slot),
    changes: linesOfSlot(slot),
    join: joinOf(slot),
    moved: moved.map(({ date, session }) => ({
      text: fill(words.states.moved, { start: formatTime(session.start) }),
      ...only(date),
    })),
    onDays: changed
      .filter((one) => !moved.includes(one))
      .map(({ date, session }) => ({ only: only(date), ...onDate(session, date) })),
  };
  return [
    usual,
    ...moved.map(({ date, session }) => ({
      ...row,
      ...onDate(session, date),
      only: only(date),
    })),
  ];
}

/** The rows of the coming dates on which a coach gives a class in the place of another, shown from a week before. */
export const substituteRows = (slot: LiveSlot, coach: string): BoardRow[] =>
  datesOf(slot, __TODAY__, addDays(__TODAY__, daysAhead)).flatMap((date) => {
    const session = sessionOn(calendar, slot, date)!;
    if (session.trainer !== coach || session.off !== undefined) return [];
    return [
      {
        ...rowOf(slot),
        save: saveOf(slot),
        ...onDate(session, date),
        changes: lineAbout(date, linesOfSlot(slot)),
        only: dated('', { until: date }, weekBefore(date)),
      },
    ];
  });

/** The rows of an extra class: one for each date on which the gym is open, shown from a week before. */
const extraRows = (slot: ExtraSlot): BoardRow[] =>
  openDatesOf(slot, __TODAY__, addDays(__TODAY__, daysAhead)).map((date) => {
    const session = sessionOn(calendar, slot, date)!;
    return {
      ...rowOf(slot),
      save: saveOf(slot),
      ...onDate(session, date),
      cancelled: session.off === undefined ? undefined : cancelledOn(date),
      changes: lineAbout(date, linesOfExtra(slot)),
      only: dated('', { until: date }, weekBefore(date)),
    };
  });

/** The line that is about a date, of those in order. */
const lineAbout = (date: string, lines: readonly DatedChange[]) =>
  lines.filter(({ until }) => until >= date).slice(0, 1);

/** What a row shows of a single session, with the usual time and trainer if they differ. */
function onDate({ slot, start, end, trainer }: Session, date: string) {
  const usualTime = start === slot.start ? untilOf(slot.end) : formatTime(slot.start);
  return {
    ...timesAndCoachOf({ start, end, trainer }),
    usual: {
      time: start === slot.start && end === slot.end ? undefined : usualTime,
      trainer: trainer === slot.trainer ? undefined : slot.trainer,
    },
    join: joinOf(slot, start, date),
  };
}
