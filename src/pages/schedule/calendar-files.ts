import { postalLines } from '../../content/text/contact-links.ts';
import { type Weekday, weekdays } from '../../content/weekdays.ts';
import type { SiteFile } from '../../design/document/renderer.ts';
import type { Slot } from '../../timetable/slots.ts';
import {
  calendarEnd,
  calendarEvent,
  calendarFile,
  calendarHead,
  weeklyEvent,
} from '../../timetable/weekly-event.ts';
import { content } from '../content.ts';
import { allSlots, ended, lastDay, names, occurrencesOf } from './timetable.ts';

// The calendar files of the timetable, which members add to their calendars.
const words = content['pages/schedule.yaml'].calendar;
const { address } = content['contact.yaml'];
const { url, name } = content['site.yaml'];
const { host } = new URL(url);

const place = [name, ...postalLines(address)].join(', ');

const eventWords = { ...words, place, url: `${url}/schedule` };

const slots = [...allSlots, ...ended];

/** The event of each class as a text for a calendar file. `calendarFiles` below makes the files. */
const events = new Map(
  slots.flatMap((slot) => {
    const event = weeklyEvent(slot, occurrencesOf(slot, lastDay), __TODAY__, names, eventWords);
    return event ? [[slot, calendarEvent(event, { host, changed: __CHANGED__ })] as const] : [];
  }),
);

const fileOf = (slots: readonly Slot[]) =>
  calendarFile(
    words.name,
    host,
    slots.flatMap((slot) => events.get(slot) ?? []),
  );

/** Yields a calendar file for each class at a time, for each weekday and class that has any, and for the week. */
export function* calendarFiles(): Generator<SiteFile> {
  for (const slot of slots) yield { address: slotCalendar(slot.id), text: fileOf([slot]) };
  for (const day of weekdays) {
    const held = slots.filter((slot) => slot.day === day);
    if (held.length > 0) yield { address: dayCalendar(day), text: fileOf(held) };
  }
  for (const { id } of content['classes.yaml'].classes) {
    const held = slots.filter((one) => one.class === id);
    if (held.length > 0) yield { address: classCalendar(id), text: fileOf(held) };
  }
  if (slots.length > 0) yield { address: weekCalendar, text: fileOf(slots) };
}

/** Returns the parts of which the browser makes a file of the saved classes: beginning, events and end. */
export const calendarParts = (fileName: string) => ({
  head: calendarHead(fileName, host),
  end: calendarEnd,
  events: Object.fromEntries([...events].map(([{ id }, text]) => [id, text])),
});

/** The addresses of the calendar files. */
export const slotCalendar = (id: string) => `/calendars/${id}.ics`;
export const dayCalendar = (day: Weekday) => `/calendars/${day}.ics`;
export const weekCalendar = '/calendars/week.ics';
export const classCalendar = (id: string) => `/calendars/class-${id}.ics`;
