import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { weekdays } from '../../src/content/weekdays.ts';
import { calendarEvent, calendarFile } from '../../src/timetable/calendar-file.ts';
import type { ExtraSlot } from '../../src/timetable/class-changes.ts';
import { addDays } from '../../src/timetable/clock.ts';
import { lengthOf } from '../../src/timetable/special-hours.ts';
import { sessionsOn } from '../../src/timetable/sessions.ts';
import type { SpecialDays, LiveSlot } from '../../src/timetable/special-days.ts';
import { weeklyEvent } from '../../src/timetable/weekly-event.ts';
import type { Weeks } from '../../src/content/weekly.ts';
import { weekOf } from './usual-week.ts';

const open = [{ opens: '06:00', closes: '22:00' }];
const first = '2026-12-07';
const days = 120;
const words = {
  eventTitle: '{class}',
  eventText: '{trainer}',
  url: 'https://gym.example/schedule',
  place: 'Here',
};

/** A random generator below a limit, with a seed. */
function dice(seed: number) {
  let state = seed * 2654435761;
  return (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const hour = (number: number) => `${String(number).padStart(2, '0')}:00`;

/** A gym with random days, classes and coaches. */
function madeUpGym(seed: number): { calendar: SpecialDays; slots: LiveSlot[] } {
  const roll = dice(seed);
  const weeks = (day: number): Weeks | undefined =>
    [
      undefined,
      undefined,
      {
        weeksOfMonth: [
          (['first', 'second', 'third', 'fourth', 'fifth', 'last'] as const)[roll(6)]!,
        ],
      },
      { everyWeeks: 2 + roll(7), from: addDays(first, day + 7 * roll(3)) },
      { from: addDays(first, roll(30)), until: addDays(first, 20 + roll(60)) },
      { weeksOfMonth: ['second', 'last'] as const, until: addDays(first, 20 + roll(60)) },
    ][roll(6)];
  const slots = weekdays.flatMap((day, index) =>
    [7, 10, 17, 20].slice(0, 1 + roll(4)).map((start): LiveSlot => {
      const classId = `class-${roll(3)}`;
      const id = `${day}-${start}`;
      const names = { classId, class: classId, trainer: `coach-${roll(3)}` };
      return { id, day, start: hour(start), end: hour(start + 1), ...names, weeks: weeks(index) };
    }),
  );
  const someDays = () => {
    const from = addDays(first, roll(days));
    return { from, until: addDays(from, [0, 0, 3, 20][roll(4)]!) };
  };
  const which = () => {
    const { classId, start } = slots[roll(slots.length)]!;
    return { ...someDays(), classId, start };
  };
  const many = <Thing>(make: () => Thing) => Array.from({ length: 4 }, make);
  const bySize = <Days extends { from: string; until: string }>(list: Days[]) =>
    list.sort((one, other) => lengthOf(one) - lengthOf(other));
  const extras = many((): ExtraSlot => {
    const { from } = someDays();
    const day = weekdays[(new Date(from).getUTCDay() + 6) % 7]!;
    return {
      ...slots[0]!,
      id: `extra-${from}`,
      day,
      start: '13:00',
      end: '14:00',
      classId: 'extra',
      weeks: { from, until: addDays(from, roll(15)) },
      because: undefined,
    };
  });
  return {
    calendar: {
      week: weekOf(open, open),
      exceptions: bySize(
        many(() => ({
          ...someDays(),
          spans: [[], [{ opens: '09:00', closes: '18:30' }]][roll(2)]!,
          reason: 'Paint',
        })),
      ),
      changes: [
        ...many(() => ({ ...which(), off: 'Ill' })),
        ...bySize(
          many(() => ({
            ...which(),
            instead: [
              { trainer: 'coach-9' },
              { start: '15:00', end: '16:30' },
              { start: '08:00', end: '09:00', trainer: 'coach-8' },
            ][roll(3)]!,
          })),
        ),
      ],
    },
    slots: [...slots, ...new Map(extras.map((slot) => [slot.id, slot])).values()],
  };
}

/** The events of a file as another calendar library reads them: times in India, with the coach. */
function shownByCalendar(text: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  const masters = new Map(
    events.filter((event) => !event.isRecurrenceException()).map((event) => [event.uid, event]),
  );
  for (const event of events)
    if (event.isRecurrenceException()) masters.get(event.uid)!.relateException(event);
  const last = addDays(first, days - 1);
  const held = [...masters.values()].filter(
    ({ component }) => component.getFirstPropertyValue('status') !== 'CANCELLED',
  );
  return held.flatMap((event) => {
    const shown: string[] = [];
    const dates = event.iterator();
    for (let at = dates.next(); at && at.toString().slice(0, 10) <= last; at = dates.next()) {
      const { startDate, endDate, item } = event.getOccurrenceDetails(at);
      const [start, end] = [startDate, endDate].map((moment) => moment.toString().slice(0, 16));
      shown.push(`${start} ${end!.slice(11)} ${item.summary} ${item.description}`);
    }
    return shown;
  });
}

test.each(Array.from({ length: 40 }, (_, index) => index + 1))(
  'the calendar files of made-up gym %i hold the classes that its pages show, day for day',
  (seed) => {
    const { calendar, slots } = madeUpGym(seed);
    const events = slots.flatMap(
      (slot) => weeklyEvent(calendar, slot, first, words, slot.id) ?? [],
    );
    const source = { host: 'gym.example', changed: 0 };
    const file = calendarFile(
      'Gym',
      source.host,
      events.map((event) => calendarEvent(event, source)),
    );
    const onPages = Array.from({ length: days }, (_, index) => addDays(first, index)).flatMap(
      (date) =>
        sessionsOn(calendar, slots, date).flatMap(({ slot, start, end, trainer, off }) =>
          off === undefined ? [`${date}T${start} ${end} ${slot.class} ${trainer}`] : [],
        ),
    );
    expect(onPages.length).toBeGreaterThan(20);
    expect(shownByCalendar(file).sort()).toEqual(onPages.sort());
  },
);

test('a class that is held no more is one event, on its last day', () => {
  const { calendar, slots } = madeUpGym(1);
  const over = { ...slots[0]!, weeks: { from: first, until: addDays(first, 6) } };
  const last = weeklyEvent(calendar, over, first, words, 'a')!.first;
  expect(weeklyEvent(calendar, over, addDays(first, 7), words, 'a')!.first).toBe(last);
});
