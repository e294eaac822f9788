import type { Weekday } from '../content/weekdays.ts';

/** A class that is held every week, as a calendar keeps it. */
export interface WeeklyEvent {
  /** Stays the same for ever, so that a newer file replaces what an older one brought: `monday-yoga-0900`. */
  id: string;
  day: Weekday;
  /** "09:00", in India. */
  start: string;
  end: string;
  title: string;
  text: string;
  place: string;
  /** Its first day, "2026-11-23". */
  first: string;
  /** Days on which it is not held. */
  not: readonly string[];
}

export interface Calendar {
  name: string;
  /** The name of the site, which makes the ids unique in the world: `ironbanyan.example`. */
  host: string;
  /** The day on which the file was made, "2026-11-21". */
  made: string;
  events: readonly WeeklyEvent[];
}

const days: Record<Weekday, string> = {
  monday: 'MO',
  tuesday: 'TU',
  wednesday: 'WE',
  thursday: 'TH',
  friday: 'FR',
  saturday: 'SA',
  sunday: 'SU',
};

// India has one zone and has not moved its clocks since 1945, so one line describes it.
const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Kolkata',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** A calendar as the text of an .ics file (RFC 5545): weekly events in Indian time. */
export function calendarFile({ name, host, made, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//timetable//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'X-WR-TIMEZONE:Asia/Kolkata',
    ...zone,
    ...events.flatMap((event) => eventLines(event, host, made)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const eventLines = (event: WeeklyEvent, host: string, made: string) => [
  'BEGIN:VEVENT',
  `UID:${event.id}@${host}`,
  `DTSTAMP:${digits(made)}T000000Z`,
  `DTSTART;TZID=Asia/Kolkata:${moment(event.first, event.start)}`,
  `DTEND;TZID=Asia/Kolkata:${moment(event.first, event.end)}`,
  `RRULE:FREQ=WEEKLY;BYDAY=${days[event.day]}`,
  ...event.not.map((date) => `EXDATE;TZID=Asia/Kolkata:${moment(date, event.start)}`),
  `SUMMARY:${escaped(event.title)}`,
  `DESCRIPTION:${escaped(event.text)}`,
  `LOCATION:${escaped(event.place)}`,
  'END:VEVENT',
];

const digits = (date: string) => date.replaceAll('-', '');

/** "2026-11-23", "09:00" → "20261123T090000" */
const moment = (date: string, time: string) => `${digits(date)}T${time.replace(':', '')}00`;

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** A line holds at most 75 bytes; a longer one goes on below, behind a blank, and never inside a letter. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let result = '';
  let length = 0;
  for (const letter of line) {
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
