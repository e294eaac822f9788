import { classPath, coachPath } from '../../content/page-paths.ts';
import { fill } from '../../content/text/fill.ts';
import {
  capitalise,
  dayAndMonth,
  dayAndShortMonth,
  formatDate,
  formatTime,
  splitTime,
} from '../../content/text/format.ts';
import { lettersOf, widest } from '../../content/text/text-size.ts';
import { nameOfDay, weekdays, weekdaysInOrder } from '../../content/weekdays.ts';
import { nextDate, weekdayOf } from '../../content/dates.ts';
import { insteadOn } from '../../timetable/coming-sessions.ts';
import {
  type ComingWeeks,
  isHeld,
  rowsOn,
  type Session,
  sessionsFrom,
} from '../../timetable/coming-weeks.ts';
import { partOfDay, partsOfDay } from '../../timetable/part-of-day.ts';
import { hourOf, hoursOfGrid, linesOf } from '../../timetable/week-grid.ts';
import type { SiteContent } from '../site-content.ts';
import { bannerHead, page } from '../page.tsx';
import { classesToTry } from '../trial/classes-to-try.ts';
import { weekCalendar } from './calendar-files.ts';
import {
  asOf,
  calendarLink,
  rowLabels,
  savesOf,
  stateLabels,
  validity,
  namesOfDays,
} from './day-pages.ts';
import { classesThatDiffer, hoursChanges } from './days-that-differ.ts';
import { comingWeeksOf, emptyRow, insteadOfRows } from './rows.ts';
import { hoursOfDay, timetableOf } from './timetable.ts';
import { datesOfWeek, todayFirstScript } from './week-parts.ts';

const urlOfWeek = ({ files }: SiteContent) => `${files['site.yaml'].url}/schedule`;

/** If a day has more classes than this, a phone shows the classes of one day, and links to the other days. */
const mostClassesWithRoom = 12;

/** The most letters of a word for today that fits into one of seven columns on a phone. */
const lettersInColumn = 6;

/** Returns the texts before and after the minutes of a time, by hour. */
const hoursOfClock = ({ place }: SiteContent) =>
  Array.from({ length: 24 }, (_, hour) => {
    const [before, after] = formatTime(`${String(hour).padStart(2, '0')}:59`, place).split('59');
    return [before!, after!] as const;
  });

/** Returns the props of /schedule (WeekPage.tsx): the whole week, and the classes to try of overview.yaml. */
export function weekProps(site: SiteContent) {
  const words = site.files['pages/schedule.yaml'];
  const { allSlots } = timetableOf(site);
  const weeks = comingWeeksOf(site, () => true, 'week');
  const live = liveProps(site, weeks);
  const isDense = weeks.usual.some((classes) => classes.length > mostClassesWithRoom);
  return {
    top: {
      title: words.week.title,
      photo: site.photoOf(words.banner),
      dates: datesOfWeek(live.days, site.today)!,
      filters: filters(site, weeks),
    },
    selector: {
      label: words.selectorLabel,
      days: namesOfDays(site),
      hasWideMark: lettersOf(words.today) > lettersInColumn,
    },
    week: {
      ...gridProps(site, live),
      // The only day that a phone does not collapse until live-week.ts opens today.
      dense: isDense ? weekdayOf(site.today) : undefined,
      hasWideButtons: words.row.saveButton.length > lettersBesideName,
      hasWideStates: Object.values(live.states).some((one) => lettersOf(one) > lettersBesideCoach),
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
      allSlots.length > 0 ? calendarLink(site, weekCalendar, words.calendar.addWeek) : undefined,
    print: {
      button: words.print.button,
      note: fill(words.print.note, {
        date: formatDate(site.today, site.place),
        url: urlOfWeek(site),
      }),
    },
    toTry: classesToTry(site),
    live,
    saves: site.hasAccounts ? savesOf(site, allSlots) : undefined,
  };
}

/** The props of live-week.ts and filter-week.ts. */
export type LiveWeekProps = ReturnType<typeof liveProps>;

/** Returns the props of live-week.ts. */
function liveProps(site: SiteContent, weeks: ComingWeeks) {
  const words = site.files['pages/schedule.yaml'];
  return {
    weeks,
    instead: insteadOfRows(site, weeks, weekdays),
    // Each date in parts: "30", "Nov" and "November".
    days: Object.fromEntries(
      Object.keys(weeks.dates).map((date) => {
        const [day, month] = dayAndMonth(date, site.place);
        return [date, [day, dayAndShortMonth(date, site.place)[1], month] as const];
      }),
    ),
    clock: hoursOfClock(site),
    states: stateLabels(site),
    today: words.today,
    words: words.week,
    partsOfDay: site.files['hours.yaml'].partsOfDay,
    printed: { note: words.print.note, url: urlOfWeek(site) },
  };
}

/** Returns the grid with each class of the coming seven days on the line of its hour. */
function gridProps(site: SiteContent, { weeks, days, instead }: LiveWeekProps) {
  const words = site.files['pages/schedule.yaml'];
  const limits = site.files['hours.yaml'].partsOfDay;
  const startsOf = (rows: readonly Session[]) => rows.map(({ start }) => start);
  const hours = hoursOfGrid([
    ...Object.keys(weeks.dates).map((date) => startsOf(rowsOn(weeks, date))),
    ...weeks.usual.map((own) => startsOf(own.map((place) => weeks.sessions[place]!))),
  ]);
  const shown = weekdaysInOrder(site.place).map((day) => {
    const date = nextDate(day, site.today);
    const rows = rowsOn(weeks, date);
    return { day, date, rows, none: insteadOn(instead, date, rows.length > 0) };
  });
  const used = new Set(
    shown.flatMap(({ rows, none }) => (none === undefined ? startsOf(rows).map(hourOf) : [])),
  );
  const anchors = new Set<string>();
  const anchorOf = (start: string) => {
    const part = partOfDay(start, limits);
    return anchors.has(part) ? undefined : anchors.add(part) && part;
  };
  return {
    hours: hours.map(({ hour, line }) => {
      const [number, half] = splitTime(`${hour}:00`, site.place);
      const label: [string, string] = [number.split(site.place.timeSeparator)[0]!, half];
      return { hour, line, label, used: used.has(hour) };
    }),
    template: emptyRow(site, 'week'),
    times: weeks.times,
    labels: rowLabels(site),
    days: shown.map(({ day, date, rows, none }) => {
      const lines = linesOf(hours, startsOf(rows));
      return {
        day,
        date,
        name: capitalise(nameOfDay(day, site.place)),
        dateInWords: days[date]!,
        // Only paper shows the opening hours.
        hours: hoursOfDay(site, day),
        rows: rows.map((row, index) => ({
          row,
          anchor: anchorOf(row.start),
          line: lines[index]!,
        })),
        none,
        dayLink: fill(words.week.ofDay, { number: rows.filter(isHeld).length }),
      };
    }),
  };
}

/** The most letters of a word for Save that has room beside the name of a class on a phone. */
const lettersBesideName = 6;

/** The most letters of a state that has room beside the coach of a class on a phone. */
const lettersBesideCoach = 10;

function filters(site: SiteContent, weeks: ComingWeeks) {
  const words = site.files['pages/schedule.yaml'];
  const limits = site.files['hours.yaml'].partsOfDay;
  const { showOnly, anyClass, anyCoach } = words.week;
  const held = sessionsFrom(weeks, site.today, 7).filter(isHeld);
  /** Returns the choices that have any session, each with the number of its sessions in the coming seven days. */
  const choicesOf = (
    things: readonly { id: string; name: string }[],
    isOf: (one: Session, thing: { id: string; name: string }) => boolean,
    pathOf: (id: string) => string,
  ) =>
    things
      .filter((thing) => weeks.sessions.some((one) => isOf(one, thing)))
      .map((thing) => ({
        id: thing.id,
        label: thing.name,
        to: pathOf(thing.id),
        count: held.filter((one) => isOf(one, thing)).length,
      }));
  return {
    label: showOnly,
    classes: {
      any: anyClass,
      choices: choicesOf(
        site.files['classes.yaml'].classes,
        (one, { id }) => one.class === id,
        classPath,
      ),
    },
    coaches: {
      any: anyCoach,
      choices: choicesOf(
        site.files['trainers.yaml'].trainers,
        (one, { name }) => one.coach === name,
        coachPath,
      ),
    },
    parts: partsOfDay
      .filter((part) => weeks.sessions.some(({ start }) => partOfDay(start, limits) === part))
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
    day: widest(weekdays.map((day) => nameOfDay(day, site.place))),
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
