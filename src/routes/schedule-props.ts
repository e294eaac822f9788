import { createElement } from 'react';
import type { LiveSavesProps } from '../accounts/live-saves.ts';
import type { SavedSlots } from '../accounts/saved-slot.ts';
import { SaveToggle } from '../accounts/SaveToggle.tsx';
import { weekdays, type Weekday } from '../content/weekdays.ts';
import { fill } from '../fill.ts';
import {
  capitalise,
  formatDate,
  formatSpans,
  formatTime,
  joinWords,
  splitDate,
} from '../format.ts';
import {
  datesThatDiffer,
  whyNot,
  type Exceptions,
  type LiveSlot,
} from '../timetable/special-days.ts';
import { differentDays } from '../timetable/different-days.ts';
import type { SchedulePageProps } from '../pages/SchedulePage.tsx';
import type { BoardRow } from '../parts/ScheduleBoard.tsx';
import { dayAfter, dayOf, nextDate } from '../timetable/clock.ts';
import { notesOfDay } from '../timetable/day-notes.ts';
import { slotsOfDay, slotsOfWeek, type Slot, type Week } from '../timetable/slots.ts';
import { widest } from '../widest.ts';
import { dayCalendar, slotCalendar, weekCalendar } from './calendar-addresses.ts';
import { classOf, content, photoOf, trainerOf, week as days } from './content.ts';

const words = content['pages/schedule.yaml'];
const siteUrl = content['site.yaml'].url;
const { onNow, upNext, finished, cancelled } = words.states;

/** The classes of each day. */
export const week: Week = {
  monday: days.monday.classes,
  tuesday: days.tuesday.classes,
  wednesday: days.wednesday.classes,
  thursday: days.thursday.classes,
  friday: days.friday.classes,
  saturday: days.saturday.classes,
  sunday: days.sunday.classes,
};

export const liveSlot = (slot: Slot): LiveSlot => ({
  id: slot.id,
  day: slot.day,
  start: slot.start,
  end: slot.end,
  classId: slot.class,
  class: classOf(slot.class).name,
  trainer: trainerOf(slot.trainer).name,
});

const hours = content['hours.yaml'];
const notice = content['notice.yaml'];

/** Days and classes that differ, without those in the past: a page carries no more than it needs. */
export const calendar: Exceptions = {
  week: hours.week,
  exceptions: differentDays(hours.exceptions, __TODAY__),
  cancellations: (notice.cancellations ?? []).filter(({ date }) => date >= __TODAY__),
};

export const liveWeek = slotsOfWeek(week).map(liveSlot);

/** "5:30am – 11:30pm", or that the doors are closed. */
export function hoursOfDay(day: Weekday): string {
  const spans = hours.week[day];
  if (spans === 'closed') return content['site.yaml'].hoursTable.closed;
  return formatSpans(spans);
}

const shared = {
  banner: { title: words.banner.title, lead: words.banner.lead, photo: photoOf(words.banner) },
  selector: {
    label: words.selectorLabel,
    today: words.today,
    closed: content['site.yaml'].hoursTable.closed,
  },
  columns: words.columns,
  joinButton: words.row.joinButton,
  cancelled: words.states.cancelled,
  longestState: widest([onNow, upNext, finished, cancelled]),
  saved: words.states.saved,
  printButton: words.print.button,
};

const noneOf = (day: Weekday) =>
  hours.week[day] === 'closed'
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
        rows: slotsOfDay(week, day).map((slot) => ({
          id: slot.id,
          start: slot.start,
          until: fill(words.row.until, { end: formatTime(slot.end) }),
          class: classOf(slot.class).name,
          trainer: trainerOf(slot.trainer).name,
        })),
      })),
      note: fill(words.print.note, { date: formatDate(__TODAY__), url: `${siteUrl}/schedule` }),
    },
  };
}

const calendarLink = (to: string, label: string) => ({ to, label, note: words.calendar.note });

/** The page of one day. What differs on its next date is told as far as it is known when the page is built. */
export function dayProps(day: Weekday): SchedulePageProps {
  const slots = slotsOfDay(week, day);
  const live = slots.map(liveSlot);
  const date = nextDate(day, __TODAY__);
  const { closed, sentences } = notesOfDay(calendar, live, words.closed, day, date);
  return {
    ...shared,
    heading: capitalise(day),
    note: days[day].note,
    exception: sentences.length > 0 ? sentences.join(' ') : undefined,
    mayDiffer: whatMayDiffer(day, live),
    rows: slots.map((slot, index) => ({
      ...dayRow(slot),
      cancelled: whyNot(calendar, live[index]!, date) !== undefined,
    })),
    none: noneOf(day),
    shut: {
      closed: closed && { ...splitDate(date), ...closed },
      next: { label: capitalise(dayAfter(day)), to: `/schedule/${dayAfter(day)}` },
      call: {
        label: content['site.yaml'].phoneBar.call,
        phone: content['contact.yaml'].phone.e164,
      },
    },
    calendar:
      slots.length > 0
        ? calendarLink(dayCalendar(day), fill(words.calendar.addDay, { day: capitalise(day) }))
        : undefined,
    saves: savesOf(slots),
    live: { ...calendar, day, slots: live, states: words.states, closed: words.closed },
  };
}

/** On the dates to come on which this day differs, if there is any: the most that is said, and whether it is closed. */
function whatMayDiffer(day: Weekday, slots: readonly LiveSlot[]) {
  const notes = datesThatDiffer(calendar, __TODAY__)
    .filter((date) => dayOf(date) === day)
    .map((date) => notesOfDay(calendar, slots, words.closed, day, date));
  if (notes.length === 0) return undefined;
  return {
    longest: widest(notes.map(({ sentences }) => sentences.join(' '))),
    closed: notes.some(({ closed }) => closed !== undefined),
  };
}

/** What the Save toggles of a day say. */
function savesOf(slots: readonly Slot[]): LiveSavesProps {
  const { saving, everywhere } = content['accounts.yaml'];
  return { messages: { saving, everywhere }, slots: savedSlotsOf(slots) };
}

/** Rows of the schedule as a sentence names them. */
export const savedSlotsOf = (slots: readonly Slot[]): SavedSlots =>
  Object.fromEntries(
    slots.map(({ id, class: name, day, start }) => [
      id,
      { class: classOf(name).name, day: capitalise(day), start: formatTime(start) },
    ]),
  );

/** A class of a day as a row, with its calendar file and the way to join it. */
function dayRow(slot: Slot): BoardRow {
  const name = classOf(slot.class).name;
  const values = { class: name, day: capitalise(slot.day), start: formatTime(slot.start) };
  return {
    id: slot.id,
    start: slot.start,
    end: slot.end,
    until: fill(words.row.until, { end: formatTime(slot.end) }),
    class: name,
    trainer: trainerOf(slot.trainer).name,
    save: createElement(SaveToggle, {
      id: slot.id,
      label: words.row.saveButton,
      name: fill(words.row.saveName, values),
    }),
    calendar: { to: slotCalendar(slot.id), name: fill(words.calendar.addClassName, values) },
    joinTo: `/contact?class=${slot.class}&day=${slot.day}`,
    joinName: fill(words.row.joinName, values),
  };
}
