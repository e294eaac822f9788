/* The rows of the timetable on all pages, and the coming weeks from which pages and browsers take them. */

import { coachPath } from '../../content/page-paths.ts';
import { fill } from '../../content/text/fill.ts';
import { capitalise, formatDate, formatSpans, formatTime } from '../../content/text/format.ts';
import { daysFrom, nameOfDay, type Weekday } from '../../content/weekdays.ts';
import { isEveryWeek } from '../../content/weekly.ts';
import { addDays, byStart, weekdayOf } from '../../content/dates.ts';
import { type Instead } from '../../timetable/coming-sessions.ts';
import {
  type ComingWeeks,
  type DatedSession,
  markKinds,
  type RowWords,
  rowsOn,
  type Session,
} from '../../timetable/coming-weeks.ts';
import { comingWeeks } from '../../timetable/make-coming-weeks.ts';
import type { Occurrence } from '../../timetable/occurrences.ts';
import { hoursOn, type Span, weeklyHours } from '../../timetable/opening-hours.ts';
import { nextDateOf } from '../../timetable/recurrence.ts';
import { isExtra, savedId, type Slot } from '../../timetable/slots.ts';
import type { SavedSlot } from '../account/my-week.ts';
import type { SiteContent } from '../site-content.ts';
import { noteOf } from './days-that-differ.ts';
import { timetableOf } from './timetable.ts';
import { weeksInWords } from './weeks-in-words.ts';

/**
 * The words that rows show besides time, class and coach: in the table of a day, a class or a coach, in the week, and
 * in My week.
 */
const wordsOfLooks = {
  board: [
    'until',
    'usual',
    'said',
    'coachPage',
    'usualCoach',
    'cancelled',
    'moved',
    'weeks',
    'note',
    'attributes',
    'calendar',
    'join',
  ],
  week: ['until', 'usual', 'said', ...markKinds, 'weeks', 'attributes'],
  myWeek: ['note'],
} as const satisfies Record<string, readonly (keyof RowWords)[]>;

export type Look = keyof typeof wordsOfLooks;

/** Returns a row with every part that a row of a look can have, for the template of a page. */
export const emptyRow = (site: SiteContent, look: Look): DatedSession => {
  const words: Required<RowWords> = {
    until: '',
    usual: '',
    said: '',
    coachPage: '',
    usualCoach: '',
    cancelled: '',
    extra: '',
    moved: '',
    substitute: '',
    weeks: '',
    note: '',
    attributes: saveAttributes('', ''),
    calendar: '',
    join: ['', ''],
  };
  const own = wordsOfLooks[look].filter((name) => name !== 'attributes' || site.hasAccounts);
  return {
    id: '',
    class: '',
    name: '',
    start: '00:00',
    end: '',
    coach: '',
    date: '',
    ...Object.fromEntries(own.map((name) => [name, words[name]])),
  };
};

/** Returns the path of the contact page for a class at its weekly time, or for its session on one `date`. */
export const contactPathOf = ({ class: id, day, start }: Slot, date?: string) =>
  `/contact?class=${id}&day=${day}&start=${start}${date === undefined ? '' : `&date=${date}`}`;

/** Returns the name, day and time of a weekly or extra class as visitors read them, to fill into sentences. */
export const slotWords = (site: SiteContent, { class: id, day, start }: Slot): SavedSlot => ({
  class: timetableOf(site).names.class(id),
  day: nameOfDay(day, site.place),
  start: formatTime(start, site.place),
});

/** The attributes of the toggle that saves a class: the script that writes rows has no code for accounts. */
const saveAttributes = (id: string, name: string) => ({
  save: { 'data-save': id, 'aria-label': name },
});

/** A class as it is held on a date, or in a usual week. */
type Held = Omit<Occurrence, 'date'> & { date?: string };

const usualOf = (slot: Slot): Held => ({
  slot,
  start: slot.start,
  end: slot.end,
  trainer: slot.trainer,
  isChanged: false,
});

/** Returns what a row shows of a session; without a look, what sentences about it need. */
function sessionOf(site: SiteContent, one: Held, look: Look | undefined): Session {
  const { slot, start, end, trainer, off } = one;
  const { names } = timetableOf(site);
  const words = look && rowWordsOf(site, one, look);
  return {
    id: slot.id,
    class: slot.class,
    name: names.class(slot.class),
    start,
    end,
    coach: names.trainer(trainer),
    ...(off && { off: names.reason(off) }),
    ...(look &&
      Object.fromEntries(
        wordsOfLooks[look].flatMap((name) =>
          words?.[name] === undefined ? [] : [[name, words[name]]],
        ),
      )),
  };
}

function rowWordsOf(site: SiteContent, one: Held, look: Look) {
  const { slot, date, start, end, trainer, isChanged, off } = one;
  const { calendar, row, week } = site.files['pages/schedule.yaml'];
  const { names } = timetableOf(site);
  const values = slotWords(site, slot);
  return {
    until: fill(row.until, { end: formatTime(end, site.place) }),
    ...(start !== slot.start && {
      usual: formatTime(slot.start, site.place),
      said: fill(week.was, values),
    }),
    coachPage: coachPath(trainer),
    usualCoach: trainer === slot.trainer ? undefined : names.trainer(slot.trainer),
    ...marksOf(site, one, look),
    weeks: weeksOn(site, slot, date),
    note: date === undefined || off ? undefined : noteOf(site, slot, date),
    attributes: site.hasAccounts
      ? saveAttributes(savedId(slot.id), fill(row.saveName, values))
      : undefined,
    calendar: fill(calendar.addClassName, values),
    join: [
      contactPathOf(slot, isChanged || isExtra(slot) ? date : undefined),
      fill(row.joinName, { ...values, start: formatTime(start, site.place) }),
    ] as const,
  } satisfies { [Name in keyof RowWords]: unknown };
}

/** Returns the marks of a session. In a table, a note below the class says what the other marks of the week say. */
function marksOf(site: SiteContent, { slot, date, start, trainer, off }: Held, look: Look) {
  const { states, week } = site.files['pages/schedule.yaml'];
  const { names } = timetableOf(site);
  const marks: Pick<RowWords, (typeof markKinds)[number]> = {};
  if (off)
    marks.cancelled =
      look === 'week'
        ? fill(week.cancelled, { reason: names.reason(off) })
        : fill(states.cancelled, { date: formatDate(date!, site.place) });
  else {
    if (start !== slot.start)
      marks.moved =
        look === 'week' ? week.moved : fill(states.moved, { start: formatTime(start, site.place) });
    if (isExtra(slot)) marks.extra = week.extra;
    if (trainer !== slot.trainer)
      marks.substitute = fill(week.substitute, { usualTrainer: names.trainer(slot.trainer) });
  }
  return marks;
}

/** Says the weeks of a class that is not weekly, with its next date on or after `date`. */
function weeksOn(site: SiteContent, slot: Slot, date: string | undefined): string | undefined {
  const weeks = weeksInWords(site, slot);
  if (weeks === undefined || date === undefined || isEveryWeek(slot.weeks ?? {})) return weeks;
  const next = timetableOf(site)
    .occurrencesOf(slot, addDays(nextDateOf(slot, date) ?? date, daysOfNext))
    .find((one) => one.date >= date && !one.off);
  if (!next) return weeks;
  const words = site.files['pages/schedule.yaml'].weeks;
  return `${weeks}, ${fill(words.date, { date: formatDate(next.date, site.place) })}`;
}

/** If the next date of a class is cancelled, how many days after it a date is looked for on which the class is held. */
const daysOfNext = 35;

/**
 * Returns the coming weeks with the rows of the classes that match, and of classes of some weeks also on the dates of
 * their weekday on which they are not held.
 */
export function comingWeeksOf(
  site: SiteContent,
  matches: (one: Pick<Occurrence, 'slot' | 'trainer'>) => boolean,
  look?: Look,
  options?: Parameters<typeof comingWeeks>[4],
): ComingWeeks {
  const { hours, heldOn, liveWeek, lastKnown } = timetableOf(site);
  const usual = liveWeek.map(usualOf).filter(matches);
  const inOrder = (rows: readonly Session[]) => [...rows].sort(byStart);
  return comingWeeks(
    hours,
    site.today,
    {
      on(date) {
        const held = heldOn(date);
        const others = usual.filter(
          ({ slot }) =>
            slot.day === weekdayOf(date) &&
            (slot.weeks?.until ?? date) >= date &&
            !held.some((one) => one.slot.id === slot.id),
        );
        return inOrder([
          ...held.filter(matches).map((one) => sessionOf(site, one, look)),
          ...(look === undefined ? [] : others).map((one): Session => ({
            ...sessionOf(site, { ...one, date }, look),
            away: true,
          })),
        ]);
      },
      usual: (day) =>
        usual
          .filter(({ slot }) => slot.day === day && (slot.weeks?.until ?? lastKnown) >= lastKnown)
          .map((one) => sessionOf(site, one, look)),
    },
    site.place,
    options,
  );
}

function emptyDayLine({ files, place }: SiteContent, day: Weekday, spans: readonly Span[]): string {
  const { noClassesClosed, noClasses } = files['pages/schedule.yaml'].closed;
  const { allDay } = files['site.yaml'].hoursTable;
  return capitalise(
    spans.length === 0
      ? fill(noClassesClosed, { day: nameOfDay(day, place) })
      : fill(noClasses, { day: nameOfDay(day, place), hours: formatSpans(spans, allDay, place) }),
  );
}

/** Returns what stands in place of the rows of some weekdays, when the gym is closed or has no classes. */
export function insteadOfRows(
  site: SiteContent,
  weeks: ComingWeeks,
  days: readonly Weekday[],
): Instead {
  const { hours, lastKnown } = timetableOf(site);
  const { closedDay } = site.files['pages/schedule.yaml'].closed;
  const texts: Record<string, string> = {};
  for (const day of days)
    if (weeks.usual[daysFrom(weekdayOf(weeks.first), day)]!.length === 0)
      texts[day] = emptyDayLine(site, day, weeklyHours(hours, day, lastKnown));
  for (let date = site.today; date <= lastKnown; date = addDays(date, 1)) {
    const day = weekdayOf(date);
    if (!days.includes(day)) continue;
    const { spans, special } = hoursOn(hours, date);
    const text =
      special && spans.length === 0
        ? fill(closedDay, { date: formatDate(date, site.place), reason: special.reason })
        : rowsOn(weeks, date).length === 0 && emptyDayLine(site, day, spans);
    if (text && text !== texts[day]) texts[date] = text;
  }
  return texts;
}
