/* The calendar files that visitors add to their calendars. */

import { postalLines } from '../../content/text/contact-links.ts';
import { type Weekday, weekdays } from '../../content/weekdays.ts';
import type { SiteFile } from '../../design/document/renderer.ts';
import { savedId, type Slot } from '../../timetable/slots.ts';
import {
  calendarEnd,
  calendarEvent,
  calendarFile,
  calendarHead,
  weeklyEvent,
} from '../../timetable/weekly-event.ts';
import { oncePerSite, type SiteContent } from '../site-content.ts';
import { timetableOf } from './timetable.ts';

/** What the calendar files of a site are made of. */
const calendarOf = oncePerSite((site) => {
  const { url, name } = site.files['site.yaml'];
  const words = site.files['pages/schedule.yaml'].calendar;
  const { allSlots, ended, lastDay, names, occurrencesOf } = timetableOf(site);
  const source = { host: new URL(url).host, changed: site.changedAt, place: site.place };
  const address = [name, ...postalLines(site.files['contact.yaml'].address)].join(', ');
  const eventWords = { ...words, place: address, url: `${url}/schedule` };
  const slots = [...allSlots, ...ended];
  /** The event of each class as a text for a calendar file. */
  const events = new Map(
    slots.flatMap((slot) => {
      const held = occurrencesOf(slot, lastDay);
      const event = weeklyEvent(slot, held, site.today, names, eventWords);
      return event ? [[slot, calendarEvent(event, source)] as const] : [];
    }),
  );
  const fileOf = (of: readonly Slot[]) =>
    calendarFile(
      words.name,
      of.flatMap((slot) => events.get(slot) ?? []),
      source,
    );
  return { source, slots, events, fileOf };
});

/** Yields a calendar file for each class at a time, for each weekday and class that has any, and for the week. */
export function* calendarFiles(site: SiteContent): Generator<SiteFile> {
  const { slots, fileOf } = calendarOf(site);
  for (const { id } of slots) {
    // All rows of one id, so that a file replaces an earlier one, whenever a row was ended and another one begun.
    const rows = slots.filter((slot) => savedId(slot.id) === savedId(id));
    yield { path: slotCalendar(id), text: fileOf(rows) };
  }
  for (const day of weekdays) {
    const held = slots.filter((slot) => slot.day === day);
    if (held.length > 0) yield { path: dayCalendar(day), text: fileOf(held) };
  }
  for (const { id } of site.files['classes.yaml'].classes) {
    const held = slots.filter((one) => one.class === id);
    if (held.length > 0) yield { path: classCalendar(id), text: fileOf(held) };
  }
  if (slots.length > 0) yield { path: weekCalendar, text: fileOf(slots) };
}

/** Returns the parts of which the browser makes a file of the saved classes: beginning, events and end. */
export function calendarParts(site: SiteContent, fileName: string) {
  const { source, events } = calendarOf(site);
  return {
    head: calendarHead(fileName, source),
    end: calendarEnd,
    events: Object.fromEntries([...events].map(([{ id }, text]) => [id, text])),
  };
}

/** The paths of the calendar files. */
export const slotCalendar = (id: string) => `/calendars/${id}.ics`;
export const dayCalendar = (day: Weekday) => `/calendars/${day}.ics`;
export const weekCalendar = '/calendars/week.ics';
export const classCalendar = (id: string) => `/calendars/class-${id}.ics`;
