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
import { dayOf } from '../../timetable/clock.ts';
import { hoursOn } from '../../timetable/opening-hours.ts';
import { isExtra } from '../../timetable/slots.ts';
import { gridOf, hourOf, partOfDay, partsOfDay } from '../../timetable/week-grid.ts';
import type { SiteContent } from '../site-content.ts';
import { shownBetween, weekBefore } from '../dated-lines.ts';
import { bannerHead, page } from '../page.tsx';
import { classesToTry } from '../trial/classes-to-try.ts';
import { saveToggleOf } from './board-rows.ts';
import { weekCalendar } from './calendar-files.ts';
import { asOf, calendarLink, savesOf, validity } from './day-pages.ts';
import { classesThatDiffer, hoursChanges } from './days-that-differ.ts';
import { emptyDayLines, hoursOfDay, timetableOf } from './timetable.ts';
import { todayFirstScript } from './week-parts.ts';
import { sessionsOf } from './week-sessions.ts';

const urlOfWeek = ({ files }: SiteContent) => `${files['site.yaml'].url}/schedule`;

/** If a day has more classes than this, a phone shows the classes of one day, and links to the other days. */
const mostClassesWithRoom = 12;

/** The most letters of a word for today that fits into one of seven columns on a phone. */
const lettersInColumn = 6;

/** Returns the classes of a day, weekly and extra, in the order of their usual times. */
const classesOf = (site: SiteContent, day: Weekday) =>
  timetableOf(site)
    .allSlots.filter((slot) => slot.day === day)
    .map((slot) => ({ slot, sessions: sessionsOf(site, slot) }))
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

/** Returns the props of /schedule (WeekPage.tsx): the whole week, and the classes to try of overview.yaml. */
export function weekProps(site: SiteContent) {
  const words = site.files['pages/schedule.yaml'];
  const { allSlots, liveWeek } = timetableOf(site);
  const days = weekdaysInOrder().map((day) => ({ day, classes: classesOf(site, day) }));
  const isDense = days.some(({ classes }) => weeklyOf(classes) > mostClassesWithRoom);
  return {
    top: {
      title: words.week.title,
      photo: site.photoOf(words.banner),
      // The widest dates that seven days can have, for which space is reserved.
      longestDates: `30 ${widest(__PLACE__.months)} – 30 ${widest(__PLACE__.months)}`,
      filters: filters(site),
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
      ...gridProps(site, days),
      longestDate: `30 ${widest([...__PLACE__.shortMonths, words.today])}`,
      // The only day that a phone does not collapse until live-week.ts opens today.
      dense: isDense ? dayOf(site.today) : undefined,
      hasWideButtons: words.row.saveButton.length > lettersBesideName,
    },
    none: {
      heading: fill(words.week.none.heading, { what: words.week.none.classes }),
      showAll: words.week.none.showAll,
    },
    validity: validity(site),
    asOf: asOf(site),
    differs: {
      heading: words.changes.heading,
      changes: [...hoursChanges(site), ...classesThatDiffer(site)],
    },
    calendar:
      liveWeek.length > 0 ? calendarLink(site, weekCalendar, words.calendar.addWeek) : undefined,
    print: {
      button: words.print.button,
      note: fill(words.print.note, {
        date: formatDate(site.today),
        url: urlOfWeek(site),
      }),
    },
    toTry: classesToTry(site),
    live: liveProps(site),
    saves: site.hasAccounts ? savesOf(site, allSlots) : undefined,
  };
}

/** The props of live-week.ts and filter-week.ts. */
export type LiveWeekProps = ReturnType<typeof liveProps>;

/** Returns the props of live-week.ts. */
function liveProps(site: SiteContent) {
  const words = site.files['pages/schedule.yaml'];
  const { onNow, upNext, finished } = words.states;
  const weeks = timetableOf(site).comingWeeksOf(() => true);
  return {
    weeks,
    // Each date in parts: "30", "Nov" and "November".
    days: Object.fromEntries(
      Object.keys(weeks.dates).map((date) => {
        const [day, month] = dayAndMonth(date);
        return [date, [day, dayAndShortMonth(date)[1], month] as const];
      }),
    ),
    clock: hoursOfClock(),
    firstDay: weekdaysInOrder(site.place)[0]!,
    states: { onNow, upNext, finished },
    today: words.today,
    words: words.week,
    partsOfDay: site.files['hours.yaml'].partsOfDay,
    printed: { note: words.print.note, url: urlOfWeek(site) },
  };
}

/** Returns the grid with each class on the line of its hour. */
function gridProps(site: SiteContent, days: readonly { day: Weekday; classes: DayClasses }[]) {
  const words = site.files['pages/schedule.yaml'];
  const limits = site.files['hours.yaml'].partsOfDay;
  const { extras, liveWeek } = timetableOf(site);
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
    days: days.map(({ day, classes }) => {
      const weekly = weeklyOf(classes);
      return {
        day,
        name: capitalise(nameOfDay(day)),
        // Only paper shows the opening hours.
        hours: hoursOfDay(site, day),
        classes: classes.map((one) => ({
          id: one.slot.id,
          class: one.slot.class,
          sessions: one.sessions.map((held, index) => ({
            ...held,
            anchor: index === 0 ? anchors.get(one.slot.id) : undefined,
            line: grid.lineOf(one.slot.id, held.start),
            save: saveToggleOf(site, one.slot),
          })),
        })),
        none:
          weekly === 0
            ? emptyDayLines(
                site,
                day,
                extras.filter((slot) => slot.day === day),
              )
            : [],
        closed: closedDates(site, day),
        dayLink: fill(words.week.ofDay, { number: weekly }),
      };
    }),
  };
}

/** The most letters of a word for Save that has room beside the name of a class on a phone. */
const lettersBesideName = 6;

/** Returns the coming dates of a weekday on which the gym is closed as an exception. */
function closedDates(site: SiteContent, day: Weekday) {
  const { datesThatDiffer, hours } = timetableOf(site);
  const { closedDay } = site.files['pages/schedule.yaml'].closed;
  return datesThatDiffer
    .filter((date) => dayOf(date) === day)
    .flatMap((date) => {
      const { spans, special } = hoursOn(hours, date);
      if (spans.length > 0 || !special) return [];
      const { reason } = special;
      const text = fill(closedDay, { date: formatDate(date), reason });
      return [shownBetween(site, text, { until: date }, weekBefore(date))];
    });
}

function filters(site: SiteContent) {
  const words = site.files['pages/schedule.yaml'];
  const limits = site.files['hours.yaml'].partsOfDay;
  const { showOnly, anyClass, anyCoach } = words.week;
  const { allSlots, liveWeek } = timetableOf(site);
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
      choices: choicesOf(site.files['classes.yaml'].classes, 'class', classAddress),
    },
    coaches: {
      any: anyCoach,
      choices: choicesOf(site.files['trainers.yaml'].trainers, 'trainer', coachAddress),
    },
    parts: partsOfDay
      .filter((part) => liveWeek.some(({ start }) => partOfDay(start, limits) === part))
      .map((id) => ({ id, label: words.week[id] })),
    longestResult: longestResult(site),
  };
}

/** Returns the widest line beside the filters, with the number of classes and the next class. */
function longestResult(site: SiteContent): string {
  const words = site.files['pages/schedule.yaml'];
  const { count, countOfOne, next, nextToday, none } = words.week;
  const { allSlots, names } = timetableOf(site);
  const values = {
    class: widest(allSlots.map((slot) => names.class(slot.class))),
    day: widest(weekdays.map((day) => nameOfDay(day))),
    start: '10:00pm',
  };
  const number = String(allSlots.length);
  return widest([
    none.result,
    `${widest([fill(count, { number }), countOfOne])} ${widest([fill(next, values), fill(nextToday, values)])}`,
  ]);
}

/** The page /schedule. */
export const weekPage = (site: SiteContent) =>
  page({
    path: '/schedule',
    template: () => import('./WeekPage.tsx'),
    props: () => weekProps(site),
    head: () => ({
      ...bannerHead(site, '/schedule', site.files['pages/schedule.yaml']),
      worksOffline: true,
      faces: ['figures'],
      script: todayFirstScript(site.place),
    }),
  });
