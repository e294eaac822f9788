import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { Clock } from '../../src/content/place/zone.ts';
import { weeklySlots } from '../../src/timetable/slots.ts';
import {
  calendarEvent,
  calendarFile,
  type CalendarSource,
  type WeeklyEvent,
  weeklyEvent,
} from '../../src/timetable/weekly-event.ts';
import { india } from '../content/place/places.ts';
import { names, row, timetableOf } from './made-up-timetable.ts';

const yoga: WeeklyEvent = {
  id: 'thursday-yoga-1800',
  day: 'thursday',
  start: '18:00',
  end: '19:00',
  title: 'Yoga at Iron Banyan',
  text: 'With Meenakshi R. The latest times are on https://ironbanyan.example/schedule.',
  place: 'Iron Banyan, Unit 0; Banyan Yard, Bengaluru',
  first: '2026-11-26',
  cancelled: [],
  changed: [],
};
const host = 'ironbanyan.example';
const changed = Date.parse('2026-11-21T10:15:00Z') / 1000;
function made(event: Partial<WeeklyEvent> = {}, more: Partial<CalendarSource> = {}) {
  const source = { host, changed, place: india, ...more };
  return calendarFile(
    'Iron Banyan timetable',
    [calendarEvent({ ...yoga, ...event }, source)],
    source,
  );
}
const parsed = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
};
const starts = (text: string, count: number) => {
  const dates = parsed(text).iterator();
  return Array.from({ length: count }, () => dates.next().toJSDate().toISOString());
};

const days = (moments: string[]) => moments.map((moment) => moment.slice(0, 10));

test('says what, when and where, in Indian time', () => {
  const event = parsed(made());
  expect(event.summary).toBe('Yoga at Iron Banyan');
  expect(event.description).toBe(yoga.text);
  expect(event.location).toBe(yoga.place);
  expect(event.uid).toBe('thursday-yoga-1800@ironbanyan.example');
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-26T12:30:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-11-26T13:30:00.000Z');
});

test('comes again every week, but not on a day on which the class is not held', () => {
  expect(starts(made({ cancelled: ['2026-12-03'] }), 3)).toEqual([
    '2026-11-26T12:30:00.000Z',
    '2026-12-10T12:30:00.000Z',
    '2026-12-17T12:30:00.000Z',
  ]);
});

test('keeps its id when time, coach or day of the build change, and a later file is the newer one', () => {
  const change = { start: '19:00', end: '20:00', text: 'With Joel D.', first: '2027-01-07' };
  const later = made(change, { changed: changed + 86_400 });
  expect(parsed(later).uid).toBe(parsed(made()).uid);
  expect(parsed(later).sequence).toBeGreaterThan(parsed(made()).sequence);
  expect(later).toContain('LAST-MODIFIED:20261122T101500Z');
});

test('no line is longer than 75 bytes, and no letter is cut', () => {
  const title = 'ಯೋಗ ತರಗತಿ ಮತ್ತು ಧ್ಯಾನ, ಪ್ರತಿ ಗುರುವಾರ ಸಂಜೆ ಆರು ಗಂಟೆಗೆ; ಎಲ್ಲರಿಗೂ ಸ್ವಾಗತ 🧘🏽‍♀️'.repeat(3);
  const text = made({ title });
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(parsed(text).summary).toBe(title);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('a line break in the words stays one line of the file', () => {
  expect(parsed(made({ text: 'Bring a mat.\nBare feet, please; really.' })).description).toBe(
    'Bring a mat.\nBare feet, please; really.',
  );
});

test('comes on the first and the last such day of a month, or every second week', () => {
  const ofMonth = made({ weeks: { weeksOfMonth: ['first', 'last'] } });
  const held = days(starts(ofMonth, 4));
  expect(held).toEqual(['2026-11-26', '2026-12-03', '2026-12-31', '2027-01-07']);
  const everySecond = made({ weeks: { everyWeeks: 2, from: '2026-11-12' } });
  expect(days(starts(everySecond, 3))).toEqual(['2026-11-26', '2026-12-10', '2026-12-24']);
});

test('a class that ends at midnight or after it ends on the next day', () => {
  const endOf = (end: string) => parsed(made({ start: '23:00', end })).endDate.toString();
  expect(endOf('23:59')).toBe('2026-11-26T23:59:00');
  expect(endOf('24:00')).toBe('2026-11-27T00:00:00');
  expect(endOf('24:30')).toBe('2026-11-27T00:30:00');
  const moved = { date: '2026-12-03', start: '24:15', end: '25:15', text: 'Later' };
  expect(made({ changed: [moved] })).toContain('DTSTART;TZID=Asia/Kolkata:20261204T001500');
});

test('a class of every week says no interval, for calendars that know none', () => {
  expect(made()).toContain('RRULE:FREQ=WEEKLY;BYDAY=TH');
  expect(made({ weeks: { everyWeeks: 2 } })).toContain('RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TH');
});

test('the zone has its daylight saving time, and standard time alone where the clocks never change', () => {
  const observances = (text: string) =>
    [...text.matchAll(/BEGIN:(STANDARD|DAYLIGHT)\r\n([^]*?)\r\nEND/g)].map(([, kind, lines]) => [
      kind,
      ...lines!.split('\r\n'),
    ]);
  const [from, to] = ['TZOFFSETFROM:+0530', 'TZOFFSETTO:+0530'];
  expect(observances(made())).toEqual([['STANDARD', 'DTSTART:19700101T000000', from, to]]);
  const hour = 3_600_000;
  const clock: Clock = [
    [0, hour],
    [Date.parse('2026-03-29T01:00:00Z'), 2 * hour],
    [Date.parse('2026-10-25T01:00:00Z'), hour],
  ];
  expect(observances(made({}, { place: { ...india, clock } }))).toEqual([
    ['STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0100'],
    ['DAYLIGHT', 'DTSTART:20260329T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
    ['STANDARD', 'DTSTART:20261025T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
  ]);
});

test('an extra class comes on its days and no others', () => {
  const from = '2026-11-26';
  expect(parsed(made({ weeks: { from, until: from } })).isRecurring()).toBe(false);
  const twice = parsed(made({ weeks: { from, until: '2026-12-03' } })).iterator();
  const dates = [twice.next(), twice.next(), twice.next()].map((date) => date?.toString());
  expect(dates).toEqual(['2026-11-26T18:00:00', '2026-12-03T18:00:00', undefined]);
});

test('a day on which the class is moved, or has another coach, is one of the same event', () => {
  const text = 'With Joel D.';
  const moved = { date: '2026-12-03', start: '19:00', end: '20:30', text };
  const calendar = new ICAL.Component(ICAL.parse(made({ changed: [moved] })) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  const [usual, exception] = events as [ICAL.Event, ICAL.Event];
  usual.relateException(exception);
  const held = usual.iterator();
  const days = Array.from({ length: 3 }, () => usual.getOccurrenceDetails(held.next()));
  expect(
    days.map(
      ({ startDate, endDate, item }) =>
        `${startDate.toString()} ${endDate.toString()} ${item.description}`,
    ),
  ).toEqual([
    `2026-11-26T18:00:00 2026-11-26T19:00:00 ${yoga.text}`,
    `2026-12-03T19:00:00 2026-12-03T20:30:00 ${text}`,
    `2026-12-10T18:00:00 2026-12-10T19:00:00 ${yoga.text}`,
  ]);
});

test('an extra class that is moved is one event, at the time at which it is held', () => {
  const weeks = { from: '2026-11-26', until: '2026-11-26' };
  const changed = [{ date: '2026-11-26', start: '19:00', end: '20:30', text: 'With Joel D.' }];
  const text = made({ weeks, changed });
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).not.toContain('RECURRENCE-ID');
  const { startDate, endDate, description } = parsed(text);
  expect([startDate.toString(), endDate.toString(), description]).toEqual([
    '2026-11-26T19:00:00',
    '2026-11-26T20:30:00',
    'With Joel D.',
  ]);
});

test('an extra class that is called off stays as such', () => {
  const weeks = { from: '2026-11-26', until: '2026-11-26' };
  expect(made({ weeks, cancelled: ['2026-11-26'] })).toContain('STATUS:CANCELLED');
});

test('tells calendars what it is, where it comes from and when it was made', () => {
  const lines = made().split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'VERSION:2.0',
      'PRODID:-//ironbanyan.example//timetable//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Iron Banyan timetable',
      'X-WR-TIMEZONE:Asia/Kolkata',
      'DTSTAMP:20261121T101500Z',
    ]),
  );
});

test('a line of 75 bytes stays whole, and one more byte goes on below', () => {
  const line = (length: number) => `LOCATION:${'x'.repeat(length - 'LOCATION:'.length)}`;
  const linesWith = (length: number) =>
    made({ place: line(length).slice('LOCATION:'.length) }).split('\r\n');
  expect(linesWith(75)).toContain(line(75));
  expect(linesWith(76)).toContain(line(75));
  expect(linesWith(76)).toContain(' x');
});

test('a class that has ended keeps its last date, beside the one that follows', () => {
  const rows = [
    row('thursday', '18:00', '19:00', { until: '2026-12-31' }),
    row('thursday', '19:30', '20:30', { from: '2027-01-01' }),
  ];
  const words = { eventTitle: '{class}', eventText: '{trainer}', url: '', place: '' };
  const events = weeklySlots(timetableOf({ rows }).week).map((slot) =>
    weeklyEvent(slot, [], '2027-03-01', names, words)!,
  );
  expect(events.map(({ id, first }) => [id, first])).toEqual([
    ['thursday-yoga-1800', '2026-12-31'],
    ['thursday-yoga-1930', '2027-03-04'],
  ]);
});
