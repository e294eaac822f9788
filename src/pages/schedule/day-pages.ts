import { dayPath } from '../../content/page-paths.ts';
import { classesWithTimesOf } from '../../content/facts.ts';
import { fill } from '../../content/text/fill.ts';
import { capitalise, formatDate, splitDate } from '../../content/text/format.ts';
import {
  nameOfDay,
  type Weekday,
  shortNameOfDay,
  weekdaysInOrder,
} from '../../content/weekdays.ts';
import type { DatedChange } from '../../design/parts/DatedChanges.tsx';
import { addDays, datesFrom, nextDate, weekdayOf } from '../../content/dates.ts';
import { insteadOn } from '../../timetable/coming-sessions.ts';
import { rowsOn } from '../../timetable/coming-weeks.ts';
import { notesOfDay } from '../../timetable/day-notes.ts';
import { daysAhead } from '../../timetable/make-coming-weeks.ts';
import { hoursOn } from '../../timetable/opening-hours.ts';
import { savedId, type Slot } from '../../timetable/slots.ts';
import type { SavedSlots } from '../account/my-week.ts';
import type { SiteContent } from '../site-content.ts';
import { afterAllDates, beforeAllDates, shownBetween } from '../dated-lines.ts';
import { breadcrumbsTo, page, pageHead } from '../page.tsx';
import { dayCalendar } from './calendar-files.ts';
import { comingWeeksOf, emptyRow, insteadOfRows, slotWords } from './rows.ts';
import { timetableOf } from './timetable.ts';

/** Returns the labels of the states of a row, which follow the clock. */
export function stateLabels(site: SiteContent) {
  const { onNow, upNext, finished } = site.files['pages/schedule.yaml'].states;
  return { onNow, upNext, finished };
}

/** Returns the words that all rows share. */
export function rowLabels(site: SiteContent) {
  const { row, states } = site.files['pages/schedule.yaml'];
  return { joinButton: row.joinButton, saveButton: row.saveButton, saved: states.saved };
}

/**
 * Returns lines that say when the timetable begins, and after the days that the build knows, that it may be outdated.
 */
export function validity(site: SiteContent): DatedChange[] {
  const { begins, outdated } = site.files['pages/schedule.yaml'];
  const { effectiveFrom } = site.files['schedule/overview.yaml'];
  return [
    ...(effectiveFrom > site.today
      ? [
          shownBetween(
            site,
            fill(begins, { date: formatDate(effectiveFrom, site.place) }),
            { until: addDays(effectiveFrom, -1) },
            beforeAllDates,
          ),
        ]
      : []),
    shownBetween(site, outdated, { until: afterAllDates }, addDays(site.today, daysAhead + 1)),
  ];
}

/** Returns a line with the day on which a page was made. */
export const asOf = (site: SiteContent) =>
  fill(site.files['pages/schedule.yaml'].asOf, { date: formatDate(site.today, site.place) });

/** Returns the weekdays in the order of the place, with their names for a heading. */
export const namesOfDays = ({ place }: SiteContent) =>
  weekdaysInOrder(place).map((day) => ({
    id: day,
    name: capitalise(nameOfDay(day, place)),
    short: capitalise(shortNameOfDay(day, place)),
  }));

function sharedProps(site: SiteContent) {
  const words = site.files['pages/schedule.yaml'];
  return {
    banner: site.bannerOf(words.banner),
    selector: {
      label: words.selectorLabel,
      days: namesOfDays(site),
      today: words.today,
      closed: site.files['site.yaml'].hoursTable.closed,
    },
    printButton: words.print.button,
    validity: validity(site),
    asOf: asOf(site),
  };
}

/** Returns the props of a link that adds classes to the calendar of a device. */
export const calendarLink = (site: SiteContent, to: string, label: string) => ({
  to,
  label,
  note: site.files['pages/schedule.yaml'].calendar.note,
});

/**
 * Returns the props of /schedule/monday to /schedule/sunday (ScheduleDayPage.tsx), as they are on the day of the build.
 */
export function dayProps(site: SiteContent, day: Weekday) {
  const words = site.files['pages/schedule.yaml'];
  const { allSlots, datesThatDiffer, isOpenOn } = timetableOf(site);
  const slots = allSlots.filter((slot) => slot.day === day);
  const date = nextDate(day, site.today);
  const weeks = comingWeeksOf(site, ({ slot }) => slot.day === day, 'board');
  const instead = insteadOfRows(site, weeks, [day]);
  const rows = rowsOn(weeks, date);
  const { closed, sentence } = notesOn(site, date);
  return {
    ...sharedProps(site),
    heading: capitalise(nameOfDay(day, site.place)),
    note: site.scheduleOf(day).note,
    exception: sentence,
    board: {
      columns: words.columns,
      labels: rowLabels(site),
      rows,
      times: weeks.times,
      date,
      template: emptyRow(site, 'board'),
    },
    none: insteadOn(instead, date, rows.length > 0),
    shut: {
      closed,
      next: linkToOpenDay(
        site,
        [date, ...datesThatDiffer.filter((one) => weekdayOf(one) === day)].find(
          (one) => !isOpenOn(one),
        ) ?? date,
      ),
      call: {
        label: site.files['site.yaml'].phoneBar.call,
        phone: site.phone.e164,
      },
    },
    calendar:
      slots.length > 0
        ? calendarLink(
            site,
            dayCalendar(day),
            fill(words.calendar.addDay, { day: nameOfDay(day, site.place) }),
          )
        : undefined,
    saves: site.hasAccounts && slots.length > 0 ? savesOf(site, slots) : undefined,
    live: {
      weeks,
      day,
      instead,
      states: stateLabels(site),
      notes: Object.fromEntries(
        datesThatDiffer.flatMap((one) => {
          if (weekdayOf(one) !== day) return [];
          const notes = notesOn(site, one);
          return notes.closed || notes.sentence ? [[one, notes] as const] : [];
        }),
      ),
    },
  };
}

/** Says how a date differs from the usual week. */
function notesOn(site: SiteContent, date: string) {
  const { hours, heldOn, names } = timetableOf(site);
  const { allDay } = site.files['site.yaml'].hoursTable;
  const { closed, sentences } = notesOfDay(
    hoursOn(hours, date),
    heldOn(date),
    names,
    {
      ...site.files['pages/schedule.yaml'].closed,
      allDay,
    },
    site.place,
  );
  return {
    ...(closed && { closed: { ...splitDate(date, site.place), ...closed } }),
    sentence: sentences.join(' '),
  };
}

/** Returns a link to the first open day after a date, or to the next day if no day of the week is open. */
function linkToOpenDay(site: SiteContent, date: string) {
  const after = datesFrom(addDays(date, 1), 6);
  const day = weekdayOf(after.find(timetableOf(site).isOpenOn) ?? after[0]!);
  return { label: capitalise(nameOfDay(day, site.place)), to: dayPath(day) };
}

/** Returns the props of the script of the Save toggles. */
export function savesOf(site: SiteContent, slots: readonly Slot[]) {
  const { saving, everywhere } = site.files['accounts.yaml'];
  return { messages: { saving, everywhere }, slots: savedSlotsOf(site, slots) };
}

/** Returns the words for slots in sentences, by id. */
export const savedSlotsOf = (site: SiteContent, slots: readonly Slot[]): SavedSlots =>
  Object.fromEntries(slots.map((slot) => [savedId(slot.id), slotWords(site, slot)]));

/** Returns the title and description of the page of a weekday. */
function daySeo(site: SiteContent, day: Weekday) {
  const words = site.files['pages/schedule.yaml'];
  const { title, description, descriptionWithoutClasses } = words.daySeo;
  const values = {
    day: nameOfDay(day, site.place),
    classesWithTimes: classesWithTimesOf(site.files, day, description, site.today),
  };
  return {
    title: capitalise(fill(title, values)),
    description: beginningWithCapitals(
      values.classesWithTimes === ''
        ? fill(descriptionWithoutClasses, values)
        : fill(description, values),
    ),
  };
}

/** Capitalises the beginning of each sentence, because many languages write the name of a day in lowercase. */
const beginningWithCapitals = (text: string) =>
  text.replace(
    /(^|[.!?]\s)(\p{Ll})/gu,
    (_, end: string, letter: string) => end + letter.toUpperCase(),
  );

/** The page of a weekday, such as /schedule/monday. */
export function dayPage(site: SiteContent, day: Weekday) {
  const { banner } = site.files['pages/schedule.yaml'];
  const path = dayPath(day);
  return page({
    path,
    template: () => import('./ScheduleDayPage.tsx'),
    props: () => dayProps(site, day),
    head: () => ({
      ...pageHead(
        site,
        daySeo(site, day),
        banner,
        breadcrumbsTo(
          site,
          { name: banner.title, path: '/schedule' },
          { name: capitalise(nameOfDay(day, site.place)), path },
        ),
      ),
      worksOffline: true,
      faces: ['figures'],
    }),
  });
}
