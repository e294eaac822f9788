import { dayAddress } from '../../content/addresses.ts';
import { classesWithTimesOf } from '../../content/facts.ts';
import { fill } from '../../content/text/fill.ts';
import { capitalise, formatDate, splitDate } from '../../content/text/format.ts';
import { widest } from '../../content/text/text-size.ts';
import { nameOfDay, type Weekday } from '../../content/weekdays.ts';
import type { PageHead } from '../../design/document/renderer.ts';
import type { DatedChange } from '../../design/parts/DatedChanges.tsx';
import { addDays, dayOf, nextDate } from '../../timetable/clock.ts';
import { notesOfDay } from '../../timetable/day-notes.ts';
import { daysAhead } from '../../timetable/make-coming-weeks.ts';
import { hoursOn } from '../../timetable/opening-hours.ts';
import { savedId, type Slot } from '../../timetable/slots.ts';
import type { SavedSlots } from '../account/my-week.ts';
import { content, hasAccounts, phone, photoOf, scheduleOf } from '../content.ts';
import { afterAllDates, beforeAllDates, shownBetween } from '../dated-lines.ts';
import { breadcrumbsTo, pageHead } from '../page.tsx';
import { cancelledOn, rowsOfDay, slotWords } from './board-rows.ts';
import { dayCalendar } from './calendar-files.ts';
import type { LiveSavesProps } from './live-saves.ts';
import type { NotesOfDate } from './live-schedule.ts';
import type { ClosedDayProps, ScheduleDayPageProps } from './ScheduleDayPage.tsx';
import {
  coming,
  comingWeeksOf,
  datesThatDiffer,
  emptyDayLines,
  extras,
  hours,
  isOpenOn,
  liveWeek,
  names,
} from './timetable.ts';

const words = content['pages/schedule.yaml'];
const { hoursTable } = content['site.yaml'];
const closedWords = { ...words.closed, allDay: hoursTable.allDay };
const { onNow, upNext, finished } = words.states;
/** The labels that change during the day. */
const clockLabels = [onNow, upNext, finished];
const { effectiveFrom } = content['schedule/overview.yaml'];
/** The labels of the states of a row, which live-schedule.ts shows. */
export const rowLabels = { onNow, upNext, finished, cancelled: words.states.cancelled };

/** Lines that say when the timetable begins, and after the days that the build knows, that it may be outdated. */
export const validity: DatedChange[] = [
  ...(effectiveFrom > __TODAY__
    ? [
        shownBetween(
          fill(words.begins, { date: formatDate(effectiveFrom) }),
          { until: addDays(effectiveFrom, -1) },
          beforeAllDates,
        ),
      ]
    : []),
  shownBetween(words.outdated, { until: afterAllDates }, addDays(__TODAY__, daysAhead + 1)),
];

/** A line with the day on which a page was made. */
export const asOf = fill(words.asOf, { date: formatDate(__TODAY__) });

const shared = {
  banner: { title: words.banner.title, lead: words.banner.lead, photo: photoOf(words.banner) },
  selector: {
    label: words.selectorLabel,
    today: words.today,
    closed: hoursTable.closed,
  },
  columns: words.columns,
  joinButton: words.row.joinButton,
  saved: words.states.saved,
  printButton: words.print.button,
  validity,
  asOf,
};

/** Returns the props of a link that adds classes to the calendar of a device. */
export const calendarLink = (to: string, label: string) => ({
  to,
  label,
  note: words.calendar.note,
});

/**
 * Returns the props of /schedule/monday to /schedule/sunday (ScheduleDayPage.tsx), as they are on the day of the build.
 */
export function dayProps(day: Weekday): ScheduleDayPageProps {
  const slots = liveWeek.filter((slot) => slot.day === day);
  const added = extras.filter((slot) => slot.day === day);
  const all = [...slots, ...added];
  const date = nextDate(day, __TODAY__);
  const { closed, sentences } = notesOn(date);
  const differing = datesThatDiffer.filter((one) => dayOf(one) === day);
  return {
    ...shared,
    heading: capitalise(nameOfDay(day)),
    note: scheduleOf(day).note,
    exception: sentences.length > 0 ? sentences.join(' ') : undefined,
    mayDiffer: spaceForChanges(differing),
    // Each row reserves space for its longest label.
    longestState: widest([...clockLabels, ...differing.map(cancelledOn)]),
    rows: rowsOfDay(slots, added, date),
    none: slots.length === 0 ? emptyDayLines(day, added) : [],
    shut: {
      closed: closed && { ...splitDate(date), ...closed },
      next: linkToOpenDay([date, ...differing].find((one) => !isOpenOn(one)) ?? date),
      call: {
        label: content['site.yaml'].phoneBar.call,
        phone: phone.e164,
      },
    },
    calendar:
      all.length > 0
        ? calendarLink(dayCalendar(day), fill(words.calendar.addDay, { day: nameOfDay(day) }))
        : undefined,
    saves: hasAccounts ? savesOf(all) : undefined,
    live: {
      weeks: comingWeeksOf((one) => one.slot.day === day),
      day,
      states: rowLabels,
      notes: notesOf([date, ...differing]),
    },
  };
}

/** Says how a date differs from the usual week. */
const notesOn = (date: string) =>
  notesOfDay(
    hoursOn(hours, date),
    coming.filter((one) => one.date === date),
    names,
    closedWords,
  );

/** Returns a link to the first open day after a date, or to the next day if no day of the week is open. */
function linkToOpenDay(date: string): ClosedDayProps['next'] {
  const after = Array.from({ length: 6 }, (_, ahead) => addDays(date, ahead + 1));
  const day = dayOf(after.find(isOpenOn) ?? after[0]!);
  return { label: capitalise(nameOfDay(day)), to: dayAddress(day) };
}

/** Returns what the page says about dates of its day that differ from the usual week. */
const notesOf = (dates: readonly string[]) =>
  Object.fromEntries(
    dates.flatMap((date): [string, NotesOfDate][] => {
      const { closed, sentences } = notesOn(date);
      if (!closed && sentences.length === 0) return [];
      return [
        [
          date,
          {
            ...(closed && { closed: { ...splitDate(date), ...closed } }),
            sentence: sentences.join(' '),
          },
        ],
      ];
    }),
  );

/** Returns the space that coming dates may need: their longest note, and whether the gym is closed on one of them. */
function spaceForChanges(dates: readonly string[]) {
  if (dates.length === 0) return undefined;
  const notes = dates.map(notesOn);
  return {
    longest: widest(notes.map(({ sentences }) => sentences.join(' '))),
    closed: notes.some(({ closed }) => closed !== undefined),
  };
}

/** Returns the props of the script of the Save toggles. */
export function savesOf(slots: readonly Slot[]): LiveSavesProps {
  const { saving, everywhere } = content['accounts.yaml'];
  return { messages: { saving, everywhere }, slots: savedSlotsOf(slots) };
}

/** Returns the words for slots in sentences, by id. */
export const savedSlotsOf = (slots: readonly Slot[]): SavedSlots =>
  Object.fromEntries(slots.map((slot) => [savedId(slot.id), slotWords(slot)]));

/** Returns the title and description of the page of a weekday. */
function daySeo(day: Weekday) {
  const { title, description, descriptionWithoutClasses } = words.daySeo;
  const values = {
    day: nameOfDay(day),
    classesWithTimes: classesWithTimesOf(content, day, description, __TODAY__),
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

export const dayHead = (day: Weekday): PageHead => ({
  ...pageHead(
    daySeo(day),
    words.banner,
    breadcrumbsTo(
      { name: words.banner.title, address: '/schedule' },
      { name: capitalise(nameOfDay(day)), address: dayAddress(day) },
    ),
  ),
  worksOffline: true,
  faces: ['figures'],
});
