import { weekdays } from '../content/weekdays.ts';
import { fill } from '../fill.ts';
import type { SiteFile } from '../rendering.ts';
import { calendarFile, type WeeklyEvent } from '../timetable/calendar-file.ts';
import { nextDate } from '../timetable/clock.ts';
import { datesNotHeld } from '../timetable/special-days.ts';
import { slotsOfDay, slotsOfWeek, type Slot } from '../timetable/slots.ts';
import { dayCalendar, slotCalendar, weekCalendar } from './calendar-addresses.ts';
import { classOf, content, trainerOf } from './content.ts';
import { calendar, liveSlot, week } from './schedule-props.ts';

const words = content['pages/schedule.yaml'].calendar;
const { address } = content['contact.yaml'];
const { url, name } = content['site.yaml'];
const { effectiveFrom } = content['schedule/overview.yaml'];

const place = [
  name,
  ...address.lines,
  address.locality,
  `${address.region} ${address.postalCode}`,
].join(', ');

/** A row of the schedule as an event: from its first day on, without the days on which it is not held. */
export function eventOf(slot: Slot): WeeklyEvent {
  const from = effectiveFrom > __TODAY__ ? effectiveFrom : __TODAY__;
  const first = nextDate(slot.day, from);
  return {
    id: slot.id,
    day: slot.day,
    start: slot.start,
    end: slot.end,
    title: fill(words.eventTitle, { class: classOf(slot.class).name }),
    text: fill(words.eventText, { trainer: trainerOf(slot.trainer).name, url: `${url}/schedule` }),
    place,
    first,
    not: datesNotHeld(calendar, liveSlot(slot), first),
  };
}

const fileOf = (slots: readonly Slot[]) =>
  calendarFile({
    name: words.name,
    host: new URL(url).host,
    made: __TODAY__,
    events: slots.map(eventOf),
  });

/** A calendar for each class of the week, for each day that has one, and for the whole week. */
export function* calendarFiles(): Generator<SiteFile> {
  const slots = slotsOfWeek(week);
  for (const slot of slots) yield { address: slotCalendar(slot.id), text: fileOf([slot]) };
  for (const day of weekdays) {
    const held = slotsOfDay(week, day);
    if (held.length > 0) yield { address: dayCalendar(day), text: fileOf(held) };
  }
  if (slots.length > 0) yield { address: weekCalendar, text: fileOf(slots) };
}
