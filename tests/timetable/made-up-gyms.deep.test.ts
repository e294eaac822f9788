import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { weekdays } from '../../src/content/weekdays.ts';
import type { Weeks } from '../../src/content/weekly.ts';
import { addDays, nextDate } from '../../src/content/dates.ts';
import { occurrences } from '../../src/timetable/occurrences.ts';
import { extraSlots, type Slot, weeklySlots } from '../../src/timetable/slots.ts';
import { india } from '../content/place/places.ts';
import { calendarEvent, calendarFile, weeklyEvent } from '../../src/timetable/weekly-event.ts';
import { dice } from '../dice.ts';
import { type MadeUpTimetable, names, row, timetableOf, weekOf } from './made-up-timetable.ts';
import { type PlainClass, plainDay } from './plain-week.ts';

const open = [{ opens: '06:00', closes: '22:00' }];
const first = '2026-12-07';
const days = 120;
const words = {
  eventTitle: '{class}',
  eventText: '{trainer}',
  url: 'https://gym.example/schedule',
  place: 'Here',
};

const hour = (number: number) => `${String(number).padStart(2, '0')}:00`;

/** A gym with random days, classes and coaches; of the kinds of weeks the first three name no week of a month. */
function madeUpGym(seed: number, kinds = 6): MadeUpTimetable {
  const { roll, pick } = dice(seed);
  const weeks = (day: number): Weeks =>
    [
      {},
      {},
      { from: addDays(first, roll(30)), until: addDays(first, 20 + roll(60)) },
      {
        weeksOfMonth: [pick(['first', 'second', 'third', 'fourth', 'fifth', 'last'] as const)],
      },
      { everyWeeks: 2 + roll(7), from: addDays(first, day + 7 * roll(3)) },
      { weeksOfMonth: ['second', 'last'] as const, until: addDays(first, 20 + roll(60)) },
    ][roll(kinds)]!;
  const rows = weekdays.flatMap((day, index) =>
    [7, 10, 17, 20].slice(0, 1 + roll(4)).map((start) => {
      const ids = { class: `class-${roll(3)}`, trainer: `coach-${roll(3)}` };
      const { weeksOfMonth, ...rest } = weeks(index);
      return row(day, hour(start), hour(start + 1), {
        ...ids,
        ...rest,
        ...(weeksOfMonth && { weeksOfMonth: [...weeksOfMonth] }),
      });
    }),
  );
  const someDays = () => {
    const from = addDays(first, roll(days));
    return { from, until: addDays(from, pick([0, 0, 3, 20])) };
  };
  const which = () => {
    const { class: id, start } = pick(rows);
    return { ...someDays(), class: id!, start };
  };
  const many = <Thing>(make: () => Thing) => Array.from({ length: 4 }, make);
  const extras = many(() => {
    const { from } = someDays();
    const until = addDays(from, roll(15));
    const extra = { class: 'extra', start: '13:00', end: '14:00', trainer: 'coach-1' };
    return { ...extra, from, until };
  });
  return {
    rows,
    hours: {
      week: weekOf(open, open),
      exceptions: many(() => ({
        ...someDays(),
        ...pick([{ closed: true as const }, { opens: '09:00', closes: '18:30' }]),
        reason: 'Paint',
      })),
    },
    notice: {
      cancellations: many(() => ({ ...which(), reason: 'Ill' })),
      changes: many(() => ({
        ...which(),
        ...pick([
          { trainer: 'coach-9' },
          { newStart: '15:00', newEnd: '16:30' },
          { newStart: '08:00', newEnd: '09:00', trainer: 'coach-8' },
        ]),
      })),
      extraClasses: [...new Map(extras.map((one) => [one.from, one])).values()],
    },
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
    const content = timetableOf(madeUpGym(seed));
    const held = occurrences(content, first, days + 30);
    const slots: Slot[] = [
      ...weeklySlots(content.week),
      ...extraSlots(content.notice, content.week),
    ];
    const events = slots.flatMap(
      (slot) =>
        weeklyEvent(
          slot,
          held.filter((one) => one.slot.id === slot.id),
          first,
          names,
          words,
        ) ?? [],
    );
    const source = { host: 'gym.example', changed: 0, place: india };
    const file = calendarFile(
      'Gym',
      events.map((event) => calendarEvent(event, source)),
      source,
    );
    const onPages = held
      .filter(({ date, off }) => date < addDays(first, days) && !off)
      .map(
        ({ slot, date, start, end, trainer }) =>
          `${date}T${start} ${end} ${names.class(slot.class)} ${trainer}`,
      );
    expect(onPages.length).toBeGreaterThan(20);
    expect(shownByCalendar(file).sort()).toEqual(onPages.sort());
  },
);

/** A made-up gym whose classes are of every week, with absences, moves and hours of other weeks. */
function busyGym(seed: number): MadeUpTimetable {
  const { rows, hours, notice } = madeUpGym(seed, 3);
  const { roll } = dice(seed + 1000);
  const absences = Array.from({ length: 3 }, (_, index) => ({
    from: addDays(first, 40 * index + roll(20)),
    until: addDays(first, 40 * index + 20 + roll(15)),
    trainer: `coach-${roll(3)}`,
    ...(roll(2) === 0 && { substitute: 'coach-7' }),
    reason: 'Away',
  }));
  const moves = rows.slice(0, 4).map(({ class: id, start, day }, index) => {
    const date = nextDate(day, addDays(first, 20 * index));
    const times = { newDate: addDays(date, 1 + roll(5)), newStart: '12:00', newEnd: '12:45' };
    return { class: id!, start, date, ...times, ...(roll(2) === 0 && { trainer: 'coach-6' }) };
  });
  return {
    rows,
    hours: {
      ...hours,
      otherHours: [{ from: addDays(first, 50), until: addDays(first, 80), monday: 'closed' }],
    },
    notice: { ...notice, absences, moves },
  };
}

test.each(Array.from({ length: 40 }, (_, index) => index + 1))(
  'made-up gym %i holds the classes that its content names, day for day',
  (seed) => {
    const content = timetableOf(busyGym(seed));
    const said = ({ class: id, start, end, trainer, off }: PlainClass) =>
      `${id} ${start}–${end} ${trainer}${off ? ', off' : ''}`;
    for (let ahead = 0; ahead < days; ahead++) {
      const date = addDays(first, ahead);
      const held = occurrences(content, date, 1).map(({ slot, start, end, trainer, off }) =>
        said({ class: slot.class, start, end, trainer, off: off !== undefined }),
      );
      expect(held.sort(), date).toEqual(plainDay(content, date).map(said).sort());
    }
  },
);
