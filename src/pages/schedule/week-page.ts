import { classAddress, coachAddress } from '../../content/addresses.ts';
import { fill } from '../../content/text/fill.ts';
import {
  capitalise,
  dayAndMonth,
  dayAndShortMonth,
  formatDate,
  formatTime,
  splitTime,
} from '../../content/text/format.ts';
import { widest } from '../../content/text/text-size.ts';
import {
  nameOfDay,
  shortNameOfDay,
  type Weekday,
  weekdays,
  weekdaysInOrder,
} from '../../content/weekdays.ts';
import type { PageHead } from '../../design/document/renderer.ts';
import { dayOf } from '../../timetable/clock.ts';
import { hoursOn } from '../../timetable/opening-hours.ts';
import { isExtra } from '../../timetable/slots.ts';
import { gridOf, hourOf, partOfDay, partsOfDay } from '../../timetable/week-grid.ts';
import { content, hasAccounts, photoOf } from '../content.ts';
import { shownBetween, weekBefore } from '../dated-lines.ts';
import { bannerHead } from '../page.tsx';
import { classesToTry } from '../trial/classes-to-try.ts';
import { saveToggleOf } from './board-rows.ts';
import { weekCalendar } from './calendar-files.ts';
import { asOf, calendarLink, savesOf, validity } from './day-pages.ts';
import { classesThatDiffer, hoursChanges } from './days-that-differ.ts';
import {
  allSlots,
  comingWeeksOf,
  datesThatDiffer,
  emptyDayLines,
  extras,
  hours,
  hoursOfDay,
  liveWeek,
  names,
} from './timetable.ts';
import { todayFirstScript } from './week-parts.ts';
import { sessionsOf } from './week-sessions.ts';
import type { WeekDay } from './Week.tsx';
import type { WeekPageProps } from './WeekPage.tsx';

const words = content['pages/schedule.yaml'];
const { partsOfDay: limits } = content['hours.yaml'];
const { onNow, upNext, finished } = words.states;
const url = `${content['site.yaml'].url}/schedule`;

/** If a day has more classes than this, a phone shows the classes of one day, and links to the other days. */
const mostClassesWithRoom = 12;

/** The most letters of a word for today that fits into one of seven columns on a phone. */
const lettersInColumn = 6;

/** Returns the classes of a day, weekly and extra, in the order of their usual times. */
const classesOf = (day: Weekday) =>
  allSlots
    .filter((slot) => slot.day === day)
    .map((slot) => ({ slot, sessions: sessionsOf(slot) }))
    .sort((one, other) => (one.slot.start < other.slot.start ? -1 : 1));

type DayClasses = ReturnType<typeof classesOf>;

/** Counts the classes that are held every week or in some weeks. */
const weeklyOf = (classes: DayClasses) => classes.filter(({ slot }) => !isExtra(slot)).length;

/** Returns the texts before and after the minutes of a time, by hour. */
const hoursOfClock = () =>
  Array.from({ length: 24 }, (_, hour) => {
    const [before, after] = formatTime(`${String(hour).padStart(2, '0')}:59`).split('59');
    return [before!, after!] as const;
  });

const weeks = comingWeeksOf(() => true);

/** Returns the props of /schedule (WeekPage.tsx): the whole week, and the classes to try of overview.yaml. */
export function weekProps(): WeekPageProps {
  const days = weekdaysInOrder().map((day) => ({ day, classes: classesOf(day) }));
  const isDense = days.some(({ classes }) => weeklyOf(classes) > mostClassesWithRoom);
  return {
    top: {
      title: words.week.title,
      photo: photoOf(words.banner),
      longestDates: `30 ${widest(__PLACE__.months)} – 30 ${widest(__PLACE__.months)}`,
      filters: filters(),
    },
    selector: {
      label: words.selectorLabel,
      days: weekdaysInOrder().map((day) => ({
        id: day,
        name: capitalise(nameOfDay(day)),
        short: capitalise(shortNameOfDay(day)),
      })),
      hasWideMark: words.today.length > lettersInColumn,
    },
    week: {
      ...gridProps(days),
      longestDate: `30 ${widest([...__PLACE__.shortMonths, words.today])}`,
      dense: isDense ? dayOf(__TODAY__) : undefined,
      hasWideButtons: words.row.saveButton.length > lettersBesideName,
    },
    none: {
      heading: fill(words.week.none.heading, { what: words.week.none.classes }),
      showAll: words.week.none.showAll,
    },
    validity,
    asOf,
    differs: {
      heading: words.changes.heading,
      changes: [...hoursChanges(), ...classesThatDiffer()],
    },
    calendar: liveWeek.length > 0 ? calendarLink(weekCalendar, words.calendar.addWeek) : undefined,
    print: {
      button: words.print.button,
      note: fill(words.print.note, { date: formatDate(__TODAY__), url }),
    },
    toTry: classesToTry(),
    live: liveProps(),
    saves: hasAccounts ? savesOf(allSlots) : undefined,
  };
}

/** Returns the props of live-week.ts. */
const liveProps = (): WeekPageProps['live'] => ({
  weeks,
  days: Object.fromEntries(
    Object.keys(weeks.dates).map((date) => {
      const [day, month] = dayAndMonth(date);
      return [date, [day, dayAndShortMonth(date)[1], month]];
    }),
  ),
  clock: hoursOfClock(),
  states: { onNow, upNext, finished },
  today: words.today,
  words: words.week,
  partsOfDay: limits,
  printed: { note: words.print.note, url },
});

/** Returns the grid with each class on the line of its hour. */
function gridProps(days: readonly { day: Weekday; classes: DayClasses }[]) {
  const grid = gridOf(
    days.map(({ classes }) =>
      classes.map(({ slot, sessions }) => ({
        id: slot.id,
        starts: sessions.map(({ start }) => start),
      })),
    ),
  );
  const anchors = new Map<string, string>();
  for (const { start, id } of liveWeek) {
    const part = partOfDay(start, limits);
    if (![...anchors.values()].includes(part)) anchors.set(id, part);
  }
  const ownHours = new Set(liveWeek.map(({ start }) => hourOf(start)));
  return {
    hours: grid.hours.map(({ hour, line }) => {
      const [number, half] = splitTime(`${hour}:00`);
      const label: [string, string] = [number.split(__PLACE__.timeSeparator)[0]!, half];
      return { hour, line, label, own: ownHours.has(hour) };
    }),
    days: days.map(({ day, classes }): WeekDay => {
      const weekly = weeklyOf(classes);
      return {
        day,
        name: capitalise(nameOfDay(day)),
        hours: hoursOfDay(day),
        classes: classes.map((one) => ({
          id: one.slot.id,
          class: one.slot.class,
          sessions: one.sessions.map((held, index) => ({
            ...held,
            anchor: index === 0 ? anchors.get(one.slot.id) : undefined,
            line: grid.lineOf(one.slot.id, held.start),
            save: saveToggleOf(one.slot),
          })),
        })),
        none:
          weekly === 0
            ? emptyDayLines(
                day,
                extras.filter((slot) => slot.day === day),
              )
            : [],
        closed: closedDates(day),
        dayLink: fill(words.week.ofDay, { number: weekly }),
      };
    }),
  };
}

/** The most letters of a word for Save that has room beside the name of a class on a phone. */
const lettersBesideName = 6;

/** Returns the coming dates of a weekday on which the gym is closed as an exception. */
const closedDates = (day: Weekday) =>
  datesThatDiffer
    .filter((date) => dayOf(date) === day)
    .flatMap((date) => {
      const { spans, special } = hoursOn(hours, date);
      if (spans.length > 0 || !special) return [];
      const { reason } = special;
      const text = fill(words.closed.closedDay, { date: formatDate(date), reason });
      return [shownBetween(text, { until: date }, weekBefore(date))];
    });

function filters(): WeekPageProps['top']['filters'] {
  const { showOnly, anyClass, anyCoach } = words.week;
  /** Returns the choices that have a slot, each with the number of its slots in the week. */
  const choicesOf = (
    things: readonly { id: string; name: string }[],
    kind: 'class' | 'trainer',
    addressOf: (id: string) => string,
  ) =>
    things
      .filter(({ id }) => allSlots.some((slot) => slot[kind] === id))
      .map(({ id, name }) => ({
        id,
        label: name,
        to: addressOf(id),
        count: liveWeek.filter((slot) => slot[kind] === id).length,
      }));
  return {
    label: showOnly,
    classes: {
      any: anyClass,
      choices: choicesOf(content['classes.yaml'].classes, 'class', classAddress),
    },
    coaches: {
      any: anyCoach,
      choices: choicesOf(content['trainers.yaml'].trainers, 'trainer', coachAddress),
    },
    parts: partsOfDay
      .filter((part) => liveWeek.some(({ start }) => partOfDay(start, limits) === part))
      .map((id) => ({ id, label: words.week[id] })),
    longestResult: longestResult(),
  };
}

/** Returns the widest line beside the filters, with the number of classes and the next class. */
function longestResult(): string {
  const { count, countOfOne, next, nextToday, none } = words.week;
  const values = {
    class: widest(allSlots.map((slot) => names.class(slot.class))),
    day: widest(weekdays.map(nameOfDay)),
    start: '10:00pm',
  };
  const number = String(allSlots.length);
  return widest([
    none.result,
    `${widest([fill(count, { number }), countOfOne])} ${widest([fill(next, values), fill(nextToday, values)])}`,
  ]);
}

/** The inline script of /schedule. */
export const todayFirst = todayFirstScript();

export const weekHead: PageHead = {
  ...bannerHead('/schedule', content['pages/schedule.yaml']),
  worksOffline: true,
  faces: ['figures'],
  script: todayFirst,
};
