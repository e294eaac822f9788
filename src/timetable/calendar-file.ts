import type { Weekday } from '../content/weekdays.ts';
import { addDays } from './clock.ts';
import { placeInMonth, type Weeks } from './weeks.ts';

/** A class as a calendar keeps it: every week, or in some. */
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
  /** The weeks in which it is held, when not in all. */
  weeks?: Weeks | undefined;
  /** Days on which it is not held. */
  not: readonly string[];
  /** Days on which it is held at another time or by another coach. */
  changed: readonly { date: string; start: string; end: string; text: string }[];
}

export interface Calendar {
  name: string;
  /** The name of the site, which makes the ids unique in the world: `ironbanyan.example`. */
  host: string;
  /** The day on which the file was made, "2026-11-21". */
  made: string;
  events: readonly WeeklyEvent[];
}

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

function eventLines(event: WeeklyEvent, host: string, made: string): string[] {
  const at = (name: string, date: string, time: string) =>
    `${name};TZID=Asia/Kolkata:${digits(date)}T${time.replace(':', '')}00`;
  const entry = (when: readonly string[], text: string) => [
    'BEGIN:VEVENT',
    `UID:${event.id}@${host}`,
    `DTSTAMP:${digits(made)}T000000Z`,
    ...when,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `LOCATION:${escaped(event.place)}`,
    'END:VEVENT',
  ];
  const { first, start, end } = event;
  const rule = ruleOf(event);
  const [moved] = event.changed;
  // A class that is held once has no usual day to differ from: its event is as it is held.
  if (rule.length === 0 && moved)
    return entry([at('DTSTART', first, moved.start), at('DTEND', first, moved.end)], moved.text);
  const usual = [
    at('DTSTART', first, start),
    at('DTEND', first, end),
    ...rule,
    // A class that was to be held once and is off stays in the file as cancelled, for calendars that know it already.
    ...(rule.length === 0 && event.not.includes(first)
      ? ['STATUS:CANCELLED']
      : event.not.map((date) => at('EXDATE', date, start))),
  ];
  return [
    ...entry(usual, event.text),
    ...event.changed.flatMap((one) => {
      const when = [
        at('RECURRENCE-ID', one.date, start),
        at('DTSTART', one.date, one.start),
        at('DTEND', one.date, one.end),
      ];
      return entry(when, one.text);
    }),
  ];
}

/** How the event comes again; one that comes once has no rule. */
function ruleOf({ day, weeks, first }: WeeklyEvent): string[] {
  const weekday = day.slice(0, 2).toUpperCase();
  if (!weeks) return [`RRULE:FREQ=WEEKLY;BYDAY=${weekday}`];
  if ('everySecondFrom' in weeks) return [`RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=${weekday}`];
  if ('ofMonth' in weeks) {
    const places = weeks.ofMonth.map((which) => `${placeInMonth[which]}${weekday}`);
    return [`RRULE:FREQ=MONTHLY;BYDAY=${places.join(',')}`];
  }
  if (addDays(first, 7) > weeks.until) return [];
  // Until the end of the last day in India, as UTC.
  return [`RRULE:FREQ=WEEKLY;UNTIL=${digits(weeks.until)}T182959Z;BYDAY=${weekday}`];
}

const digits = (date: string) => date.replaceAll('-', '');

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
