import ICAL from 'ical.js';
import { afterEach, expect, test, vi } from 'vitest';
import { formatsOf } from '../../../src/content/place/place-formats.ts';
import { offsetsOf } from '../../../src/content/place/zone.ts';
import { calendarEvent, calendarFile } from '../../../src/timetable/weekly-event.ts';

afterEach(() => void vi.unstubAllGlobals());

const rulesOf = (zone: string) => offsetsOf(zone, 2026).flatMap(([, , rule]) => rule ?? []);

test.each([
  ['Asia/Kolkata', []],
  ['Europe/Copenhagen', ['FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU']],
  ['America/Toronto', ['FREQ=YEARLY;BYMONTH=3;BYDAY=2SU', 'FREQ=YEARLY;BYMONTH=11;BYDAY=1SU']],
  ['Australia/Sydney', ['FREQ=YEARLY;BYMONTH=4;BYDAY=1SU', 'FREQ=YEARLY;BYMONTH=10;BYDAY=1SU']],
  // Follows the moon.
  ['Africa/Casablanca', []],
])('the clocks of %s change by rule', (zone, rules) => {
  expect(rulesOf(zone)).toEqual(rules);
});

test.each([
  ['Europe/Copenhagen', 'DK'],
  ['America/Toronto', 'CA'],
  ['Australia/Sydney', 'AU'],
])('in %s a calendar has the right times in twenty years, too', (timeZone, country) => {
  const place = { language: 'en', country, timeZone, currency: 'EUR', clock: 24 } as const;
  vi.stubGlobal('__PLACE__', { ...formatsOf(place, [], 2026) });
  const event = { uid: 'a', title: 'Yoga', text: '', place: '', cancelled: [], changed: [] };
  const text = calendarFile('Timetable', 'gym.example', [
    calendarEvent(
      { ...event, day: 'thursday', start: '18:00', end: '19:00', first: '2026-11-26' },
      { host: 'gym.example', changed: 0 },
    ),
  ]);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const dates = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!).iterator();
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const times = Array.from({ length: 1000 }, () => clock.format(dates.next().toJSDate()));
  expect([...new Set(times)]).toEqual(['18:00']);
});
