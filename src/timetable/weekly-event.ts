/* Calendar files and their events, in the format of RFC 5545. */

import type { SchedulePageContent } from '../content/pages/schedule.ts';
import type { PlaceFormats } from '../content/place/place-formats.ts';
import { type Clock, momentOf, type Offset, offsetInWords } from '../content/place/zone.ts';
import { fill } from '../content/text/fill.ts';
import { clockTime, midnight } from '../content/text/format.ts';
import { withoutMarks } from '../content/text/marks.ts';
import type { Weekday } from '../content/weekdays.ts';
import type { Weeks } from '../content/weekly.ts';
import { addDays } from '../content/dates.ts';
import type { NamesOfIds } from './day-notes.ts';
import type { Occurrence } from './occurrences.ts';
import { datesOf, longestGap, nextDateOf, placeInMonth } from './recurrence.ts';
import type { Slot } from './slots.ts';

/** The texts of each event in a calendar file. */
export interface EventWords extends Pick<
  SchedulePageContent['calendar'],
  'eventTitle' | 'eventText'
> {
  /** The URL of the current timetable. */
  url: string;
  place: string;
}

/**
 * Returns a class as a recurring event from its next date on, with the exceptions among its occurrences. A class that
 * has ended keeps its last date, so that calendars learn of the end; undefined if it has no date.
 */
export function weeklyEvent(
  slot: Slot,
  occurrences: readonly Occurrence[],
  from: string,
  names: NamesOfIds,
  { eventTitle, eventText, url, place }: EventWords,
): WeeklyEvent | undefined {
  const first = nextDateOf(slot, from) ?? lastDateOf(slot);
  if (first === undefined) return undefined;
  const coming = occurrences.filter(({ date }) => date >= first);
  const text = (trainer: string) => fill(eventText, { trainer: names.trainer(trainer), url });
  return {
    ...slot,
    title: fill(eventTitle, { class: names.class(slot.class) }),
    text: text(slot.trainer),
    place,
    first,
    cancelled: coming.flatMap(({ date, off }) => (off ? [date] : [])),
    changed: coming.flatMap(({ date, start, end, trainer, isChanged, off }) =>
      isChanged && !off ? [{ date, start, end, text: text(trainer) }] : [],
    ),
  };
}

const lastDateOf = (slot: Slot) =>
  slot.weeks?.until === undefined
    ? undefined
    : datesOf(slot, addDays(slot.weeks.until, -longestGap), slot.weeks.until).at(-1);

/** A class in a calendar, weekly or in some weeks. */
export interface WeeklyEvent {
  /** The id of its slot, which must not change, so that a newer file updates the events of an older one. */
  id: string;
  day: Weekday;
  /** The time at the place, such as "09:00". */
  start: string;
  /** The end; after midnight times continue: "24:30". */
  end: string;
  title: string;
  text: string;
  place: string;
  /** Its first date, such as "2026-11-23". */
  first: string;
  /** Its weeks; undefined if it is held every week without an end. */
  weeks?: Weeks | undefined;
  /** The dates on which it is cancelled. */
  cancelled: readonly string[];
  /** The sessions with another time or coach. */
  changed: readonly { date: string; start: string; end: string; text: string }[];
}

/** The facts that all events of a site share. */
export interface CalendarSource {
  /** The domain of the site, which makes the ids globally unique: `ironbanyan.example`. */
  host: string;
  /** When the content last changed, in seconds since 1970: a calendar takes the event of the newer file. */
  changed: number;
  place: PlaceFormats;
}

/**
 * Returns the lines about the time zone of the place: the offset before the first known change of the clock, and each
 * change of three years. After these, a calendar must know the zone by its name.
 */
function zoneLines({ clock, timeZone }: PlaceFormats): string[] {
  const [[, ahead], ...shifts] = clock as readonly [Offset, ...Offset[]];
  const usual = Math.min(...clock.map(([, offset]) => offset));
  const observance = (start: string, from: number, to: number) => {
    const kind = to > usual ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${kind}`,
      `DTSTART:${start}`,
      `TZOFFSETFROM:${offsetInWords(from)}`,
      `TZOFFSETTO:${offsetInWords(to)}`,
      `END:${kind}`,
    ];
  };
  const changes = shifts.map(([moment, next], index) => {
    const before = clock[index]![1];
    return observance(dateAndTime(moment + before), before, next);
  });
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance('19700101T000000', ahead, ahead),
    ...changes.flat(),
    'END:VTIMEZONE',
  ];
}

/** Writes a moment in UTC: 1795725000000 → "20261126T203000". */
const dateAndTime = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d+Z/g, '');

/** Returns the text of an .ics file with these events, which `calendarEvent` makes. */
export const calendarFile = (
  name: string,
  events: readonly string[],
  source: CalendarSource,
): string => calendarHead(name, source) + events.join('') + calendarEnd;

export const calendarEnd = 'END:VCALENDAR\r\n';

/** Returns the lines of an .ics file before its events. */
export const calendarHead = (name: string, { host, place }: CalendarSource): string =>
  textOf([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//timetable//${place.language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${place.timeZone}`,
    ...zoneLines(place),
  ]);

const textOf = (lines: readonly string[]) => lines.map((line) => `${folded(line)}\r\n`).join('');

/** Returns the text of a weekly event, in the time of the place, with its exceptions. */
export function calendarEvent(
  event: WeeklyEvent,
  { host, changed, place }: CalendarSource,
): string {
  const stamp = `${dateAndTime(changed * 1000)}Z`;
  const at = (name: string, date: string, time: string) => {
    const day = time < midnight ? date : addDays(date, 1);
    return `${name};TZID=${place.timeZone}:${digits(day)}T${clockTime(time).replace(':', '')}00`;
  };
  const entry = (when: readonly string[], text: string) => [
    'BEGIN:VEVENT',
    `UID:${event.id}@${host}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    // The number counts minutes, because calendars need not accept numbers as large as the seconds after 2038.
    `SEQUENCE:${Math.floor(changed / 60)}`,
    ...when,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `LOCATION:${escaped(event.place)}`,
    'END:VEVENT',
  ];
  const { first, start, end } = event;
  const rule = ruleOf(event, place.clock);
  const [moved] = event.changed;
  // If there is only one session, its change is written into the event itself.
  if (rule.length === 0 && moved)
    return textOf(
      entry([at('DTSTART', first, moved.start), at('DTEND', first, moved.end)], moved.text),
    );
  const usual = [
    at('DTSTART', first, start),
    at('DTEND', first, end),
    ...rule,
    // If the only session is cancelled, it stays in the file for calendars that have it already.
    ...(rule.length === 0 && event.cancelled.includes(first)
      ? ['STATUS:CANCELLED']
      : event.cancelled.map((date) => at('EXDATE', date, start))),
  ];
  return textOf([
    ...entry(usual, event.text),
    ...event.changed.flatMap((one) => {
      const when = [
        at('RECURRENCE-ID', one.date, start),
        at('DTSTART', one.date, one.start),
        at('DTEND', one.date, one.end),
      ];
      return entry(when, one.text);
    }),
  ]);
}

/** Returns the line with the recurrence rule; none for a single session. */
function ruleOf({ day, weeks = {}, first }: WeeklyEvent, clock: Clock): string[] {
  const weekday = day.slice(0, 2).toUpperCase();
  const { until, everyWeeks = 1, weeksOfMonth } = weeks;
  if (until !== undefined && !weeksOfMonth && addDays(first, everyWeeks * 7) > until) return [];
  // The end is that of the last day at the place, written in UTC.
  const end =
    until === undefined ? '' : `;UNTIL=${dateAndTime(momentOf(until, '23:59:59', clock))}Z`;
  const interval = everyWeeks === 1 ? '' : `;INTERVAL=${everyWeeks}`;
  const days = weeksOfMonth?.map((which) => `${placeInMonth[which]}${weekday}`) ?? [weekday];
  const frequency = weeksOfMonth ? 'MONTHLY' : 'WEEKLY';
  return [`RRULE:FREQ=${frequency}${interval}${end};BYDAY=${days.join(',')}`];
}

const digits = (date: string) => date.replaceAll('-', '');

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Folds a line at 75 bytes, never inside a character; continuation lines begin with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let result = '';
  let length = 0;
  for (const letter of withoutMarks(line)) {
    const bytes = encoder.encode(letter).length;
    if (length + bytes > 75) {
      result += '\r\n ';
      length = 1;
    }
    result += letter;
    length += bytes;
  }
  return result;
}
