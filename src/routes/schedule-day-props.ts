import type { LiveSavesProps } from '../accounts/live-saves.ts';
import type { SavedSlots } from '../accounts/saved-slot.ts';
import { slotWords } from '../accounts/slot-words.ts';
import { classesWithTimesOf } from '../content/facts.ts';
import { nameOfDay, type Weekday } from '../content/weekdays.ts';
import { fill } from '../text/fill.ts';
import { capitalise, formatDate, splitDate } from '../text/format.ts';
import type { ScheduleDayPageProps } from '../pages/ScheduleDayPage.tsx';
import { addDays, dayAfter, dayOf, nextDate } from '../timetable/clock.ts';
import { datesThatDiffer } from '../timetable/dates-that-differ.ts';
import { notesOfDay } from '../timetable/day-notes.ts';
import { savedId } from '../timetable/slots.ts';
import type { LiveSlot } from '../timetable/special-days.ts';
import { widest } from '../text/widest.ts';
import { cancelledOn, rowsOfDay } from './board-rows.ts';
import { dayCalendar } from './calendar-addresses.ts';
import { phone, content, hasAccounts, scheduleOf, photoOf } from './content.ts';
import { dated, beforeAllDates } from './dated-lines.ts';
import { emptyDayLines } from './empty-day.ts';
import { calendar, extras, liveWeek } from './timetable.ts';

const words = content['pages/schedule.yaml'];
const { hoursTable } = content['site.yaml'];
const closedWords = { ...words.closed, allDay: hoursTable.allDay };
const { onNow, upNext, finished } = words.states;
/** Labels that change during the day. */
const clockLabels = [onNow, upNext, finished];
const { effectiveFrom } = content['schedule/overview.yaml'];
/** The labels of the states of a row, which the browser sets. */
export const rowLabels = { onNow, upNext, finished, cancelled: words.states.cancelled };

/** Says when the timetable begins, until that day. */
export const begins =
  effectiveFrom > __TODAY__
    ? dated(
        fill(words.begins, { date: formatDate(effectiveFrom) }),
        { until: addDays(effectiveFrom, -1) },
        beforeAllDates,
      )
    : undefined;

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
  begins,
};

/** Props of a link that adds classes to the calendar of a device. */
export const calendarLink = (to: string, label: string) => ({
  to,
  label,
  note: words.calendar.note,
});

/** Props of /schedule/monday to /schedule/sunday, with the changes of the next date that are known at build time. */
export function dayProps(day: Weekday): ScheduleDayPageProps {
  const slots = liveWeek.filter((slot) => slot.day === day);
  const added = extras.filter((slot) => slot.day === day);
  const all = [...slots, ...added];
  const date = nextDate(day, __TODAY__);
  const { closed, sentences } = notesOfDay(calendar, all, closedWords, day, date);
  const differing = datesThatDiffer(calendar, __TODAY__).filter((one) => dayOf(one) === day);
  return {
    ...shared,
    heading: capitalise(nameOfDay(day)),
    note: scheduleOf(day).note,
    exception: sentences.length > 0 ? sentences.join(' ') : undefined,
    mayDiffer: spaceForChanges(day, all, differing),
    // Reserves space for the label in each row.
    longestState: widest([...clockLabels, ...differing.map(cancelledOn)]),
    rows: rowsOfDay(slots, added, date),
    none: slots.length === 0 ? emptyDayLines(day, added) : [],
    shut: {
      closed: closed && { ...splitDate(date), ...closed },
      next: {
        label: capitalise(nameOfDay(dayAfter(day))),
        to: __PLACE__.pages.ofDays[dayAfter(day)],
      },
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
    live: { ...calendar, day, slots: all, states: rowLabels, closed: closedWords },
  };
}

/** The space that coming dates may need: their longest note, and whether the gym is closed on one of them. */
function spaceForChanges(day: Weekday, slots: readonly LiveSlot[], dates: readonly string[]) {
  if (dates.length === 0) return undefined;
  const notes = dates.map((date) => notesOfDay(calendar, slots, closedWords, day, date));
  return {
    longest: widest(notes.map(({ sentences }) => sentences.join(' '))),
    closed: notes.some(({ closed }) => closed !== undefined),
  };
}

/** Props of the script of the Save buttons. */
export function savesOf(slots: readonly LiveSlot[]): LiveSavesProps {
  const { saving, everywhere } = content['accounts.yaml'];
  return { messages: { saving, everywhere }, slots: savedSlotsOf(slots) };
}

/** Words for slots in sentences, by id. */
export const savedSlotsOf = (slots: readonly LiveSlot[]): SavedSlots =>
  Object.fromEntries(slots.map((slot) => [savedId(slot.id), slotWords(slot)]));

/** Title and description of the page of a weekday. */
export function daySeo(day: Weekday) {
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

/** Capitalises the beginning of each sentence, which may be the name of a day: many languages write it in lowercase. */
const beginningWithCapitals = (text: string) =>
  text.replace(
    /(^|[.!?]\s)(\p{Ll})/gu,
    (_, end: string, letter: string) => end + letter.toUpperCase(),
  );
