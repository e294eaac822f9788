import { createElement } from 'react';
import type { LiveSavesProps } from '../accounts/live-saves.ts';
import type { SavedSlots } from '../accounts/saved-slot.ts';
import { SaveToggle } from '../accounts/SaveToggle.tsx';
import { slotWords } from '../accounts/slot-words.ts';
import { classesWithTimesOf } from '../content/facts.ts';
import { weekdays, type Weekday } from '../content/weekdays.ts';
import { fill } from '../fill.ts';
import { capitalise, formatDate, formatTime, joinWords, splitDate } from '../format.ts';
import type { SchedulePageProps } from '../pages/SchedulePage.tsx';
import type { BoardRow } from '../parts/ScheduleBoard.tsx';
import type { ExtraSlot } from '../timetable/class-changes.ts';
import { dayAfter, dayOf, nextDate } from '../timetable/clock.ts';
import { datesThatDiffer } from '../timetable/dates-that-differ.ts';
import { notesOfDay } from '../timetable/day-notes.ts';
import { sessionsOn } from '../timetable/sessions.ts';
import type { LiveSlot } from '../timetable/special-days.ts';
import { widest } from '../widest.ts';
import { dayCalendar, slotCalendar, weekCalendar } from './calendar-addresses.ts';
import { classOf, content, scheduleOf, photoOf, trainerOf } from './content.ts';
import {
  classesThatDiffer,
  gapsBetween,
  hoursChanges,
  lineOfExtra,
  linesOfSlot,
  nextDatesOf,
  weeksInWords,
} from './days-that-differ.ts';
import { calendar, extras, hoursOfDay, liveWeek } from './timetable.ts';

const words = content['pages/schedule.yaml'];
const siteUrl = content['site.yaml'].url;
const { onNow, upNext, finished } = words.states;
const usualStates = [onNow, upNext, finished];

const shared = {
  banner: { title: words.banner.title, lead: words.banner.lead, photo: photoOf(words.banner) },
  selector: {
    label: words.selectorLabel,
    today: words.today,
    closed: content['site.yaml'].hoursTable.closed,
  },
  columns: words.columns,
  joinButton: words.row.joinButton,
  longestState: widest(usualStates),
  saved: words.states.saved,
  printButton: words.print.button,
};

const noneOf = (day: Weekday) =>
  calendar.week[day] === 'closed'
    ? fill(words.closed.noClassesClosed, { day: capitalise(day) })
    : fill(words.closed.noClasses, { day: capitalise(day), hours: hoursOfDay(day) });

/** The page /schedule: a few rows to try, and the whole week as a table. */
export function overviewProps(): SchedulePageProps {
  const { rows } = content['schedule/overview.yaml'];
  return {
    ...shared,
    heading: words.overview.heading,
    rows: rows.map((row) => {
      const name = classOf(row.class).name;
      return {
        id: `${row.class}-${row.start.replace(':', '')}`,
        start: row.start,
        end: row.end,
        until: fill(words.row.until, { end: formatTime(row.end) }),
        class: name,
        trainer: trainerOf(row.trainer).name,
        note: joinWords(row.days.map(capitalise)),
        joinTo: `/contact?class=${row.class}`,
        joinName: fill(words.overview.joinName, { class: name, start: formatTime(row.start) }),
      };
    }),
    calendar: liveWeek.length > 0 ? calendarLink(weekCalendar, words.calendar.addWeek) : undefined,
    differs: {
      heading: words.changes.heading,
      changes: [...hoursChanges(), ...classesThatDiffer()],
    },
    live: {
      ...calendar,
      day: undefined,
      slots: [],
      states: words.states,
      closed: words.closed,
      printed: { note: words.print.note, url: `${siteUrl}/schedule` },
    },
    week: {
      heading: words.overview.wholeWeek,
      days: weekdays.map((day) => ({
        name: capitalise(day),
        hours: hoursOfDay(day),
        none: noneOf(day),
        rows: liveWeek
          .filter((slot) => slot.day === day)
          .map((slot) => ({
            id: slot.id,
            start: slot.start,
            until: fill(words.row.until, { end: formatTime(slot.end) }),
            class: slot.class,
            trainer: slot.trainer,
            weeks: weeksInWords(slot),
            dates: nextDatesOf(slot),
          })),
      })),
      note: fill(words.print.note, { date: formatDate(__TODAY__), url: `${siteUrl}/schedule` }),
    },
  };
}

const calendarLink = (to: string, label: string) => ({ to, label, note: words.calendar.note });

/** The page of one day. It says how the next date differs, as far as that is known when the page is built. */
export function dayProps(day: Weekday): SchedulePageProps {
  const slots = liveWeek.filter((slot) => slot.day === day);
  const added = extras.filter((slot) => slot.day === day);
  const all = [...slots, ...added];
  const date = nextDate(day, __TODAY__);
  const { closed, sentences } = notesOfDay(calendar, all, words.closed, day, date);
  const differing = datesThatDiffer(calendar, __TODAY__).filter((one) => dayOf(one) === day);
  const off = new Set(
    sessionsOn(calendar, all, date).flatMap(({ slot, off: why }) =>
      why === undefined ? [] : [slot.id],
    ),
  );
  const cancelledOn = (one: string) => fill(words.states.cancelled, { date: formatDate(one) });
  return {
    ...shared,
    heading: capitalise(day),
    note: scheduleOf(day).note,
    exception: sentences.length > 0 ? sentences.join(' ') : undefined,
    mayDiffer: whatMayDiffer(day, all, differing),
    longestState: widest([...usualStates, ...differing.map(cancelledOn)]),
    rows: [...slots.map(dayRow), ...added.map(extraRow)]
      .map((row) => (off.has(row.id) ? { ...row, cancelled: cancelledOn(date) } : row))
      .sort((one, other) => (one.start < other.start ? -1 : 1)),
    none: slots.length === 0 ? gapsBetween(added.map(lineOfExtra), noneOf(day)) : [],
    shut: {
      closed: closed && { ...splitDate(date), ...closed },
      next: { label: capitalise(dayAfter(day)), to: `/schedule/${dayAfter(day)}` },
      call: {
        label: content['site.yaml'].phoneBar.call,
        phone: content['contact.yaml'].phone.e164,
      },
    },
    calendar:
      all.length > 0
        ? calendarLink(dayCalendar(day), fill(words.calendar.addDay, { day: capitalise(day) }))
        : undefined,
    saves: savesOf(slots),
    live: { ...calendar, day, slots: all, states: words.states, closed: words.closed },
  };
}

/** For the dates to come on which a day differs: the longest text, and whether the doors are closed on any. */
function whatMayDiffer(day: Weekday, slots: readonly LiveSlot[], dates: readonly string[]) {
  if (dates.length === 0) return undefined;
  const notes = dates.map((date) => notesOfDay(calendar, slots, words.closed, day, date));
  return {
    longest: widest(notes.map(({ sentences }) => sentences.join(' '))),
    closed: notes.some(({ closed }) => closed !== undefined),
  };
}

/** What the Save toggles of a day say. */
function savesOf(slots: readonly LiveSlot[]): LiveSavesProps {
  const { saving, everywhere } = content['accounts.yaml'];
  return { messages: { saving, everywhere }, slots: savedSlotsOf(slots) };
}

/** Rows of the schedule as a sentence names them. */
export const savedSlotsOf = (slots: readonly LiveSlot[]): SavedSlots =>
  Object.fromEntries(slots.map((slot) => [slot.id, slotWords(slot)]));

/** What every row of a day shows of its class, with its calendar file and the way to join it. */
function rowOf(slot: LiveSlot): BoardRow {
  const values = slotWords(slot);
  return {
    id: slot.id,
    start: slot.start,
    end: slot.end,
    until: fill(words.row.until, { end: formatTime(slot.end) }),
    class: slot.class,
    trainer: slot.trainer,
    calendar: { to: slotCalendar(slot.id), name: fill(words.calendar.addClassName, values) },
    joinTo: `/contact?class=${slot.classId}&day=${slot.day}`,
    joinName: fill(words.row.joinName, values),
  };
}

/** A class of the timetable: with Save, the weeks in which it is held, and how it differs on some dates. */
const dayRow = (slot: LiveSlot): BoardRow => ({
  ...rowOf(slot),
  save: createElement(SaveToggle, {
    id: slot.id,
    label: words.row.saveButton,
    name: fill(words.row.saveName, slotWords(slot)),
  }),
  weeks: weeksInWords(slot),
  dates: nextDatesOf(slot),
  changes: linesOfSlot(slot),
});

/** An extra class, which is shown in the week before its date. */
function extraRow(slot: ExtraSlot): BoardRow {
  const line = lineOfExtra(slot);
  return { ...rowOf(slot), changes: [line, ...linesOfSlot(slot)], only: line };
}

/** Title and description of a day, with its classes and their times. */
export function daySeo(day: Weekday) {
  const { title, description, descriptionWithoutClasses } = words.daySeo;
  const values = {
    day: capitalise(day),
    classesWithTimes: classesWithTimesOf(content, day, description),
  };
  const said =
    values.classesWithTimes === ''
      ? fill(descriptionWithoutClasses, values)
      : fill(description, values);
  return { title: fill(title, values), description: said };
}
