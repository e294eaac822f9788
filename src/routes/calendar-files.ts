import { postalLines } from '../content/postal-address.ts';
import { weekdays } from '../content/weekdays.ts';
import type { SiteFile } from '../rendering/renderer.ts';
import { calendarFile } from '../timetable/calendar-file.ts';
import type { LiveSlot } from '../timetable/special-days.ts';
import { weeklyEvent } from '../timetable/weekly-event.ts';
import { classCalendar, dayCalendar, slotCalendar, weekCalendar } from './calendar-addresses.ts';
import { content } from './content.ts';
import { calendar, extras, liveWeek } from './timetable.ts';

const words = content['pages/schedule.yaml'].calendar;
const { address } = content['contact.yaml'];
const { url, name } = content['site.yaml'];

const place = [name, ...postalLines(address)].join(', ');

const eventWords = { ...words, place, url: url + __PLACE__.pages.schedule };

const eventOf = (slot: LiveSlot) => weeklyEvent(calendar, slot, __TODAY__, eventWords);

const fileOf = (slots: readonly LiveSlot[]) =>
  calendarFile({
    name: words.name,
    host: new URL(url).host,
    made: __TODAY__,
    events: slots.flatMap((slot) => eventOf(slot) ?? []),
  });

/** A calendar file for each slot, for each weekday and class that has slots, and for the week. */
export function* calendarFiles(): Generator<SiteFile> {
  const slots = [...liveWeek, ...extras];
  for (const slot of slots) yield { address: slotCalendar(slot.id), text: fileOf([slot]) };
  for (const day of weekdays) {
    const held = slots.filter((slot) => slot.day === day);
    if (held.length > 0) yield { address: dayCalendar(day), text: fileOf(held) };
  }
  for (const { id } of content['classes.yaml'].classes) {
    const held = slots.filter(({ classId }) => classId === id);
    if (held.length > 0) yield { address: classCalendar(id), text: fileOf(held) };
  }
  if (slots.length > 0) yield { address: weekCalendar, text: fileOf(slots) };
}
