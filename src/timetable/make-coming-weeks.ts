import type { SchedulePageContent } from '../content/pages/schedule.ts';
import { nameOfDay } from '../content/weekdays.ts';
import { formatDate, splitTime } from '../text/format.ts';
import { changeWords } from './change-words.ts';
import { addDays, dayAfter, dayOf } from './clock.ts';
import type { ComingHours, ComingSession, ComingWeeks } from './coming-weeks.ts';
import { sessionsOn, type Session } from './sessions.ts';
import { opening, type LiveSlot, type OpenDays, type SpecialDays } from './special-days.ts';

/** How many days from the build on pages know what is held: the site is built daily, and may be left for five weeks. */
export const daysAhead = 35;

/** A gym that is closed for longer says when it opens again, if within this many days. */
const longestClosed = 400;

/** The dates from the day before `today` on; the last is open, or the last of so many days. */
function comingDates(calendar: OpenDays, today: string, days: number): string[] {
  const isOpen = (date: string) => opening(calendar, date, dayOf(date)).spans.length > 0;
  const dates = Array.from({ length: days + 2 }, (_, ahead) => addDays(today, ahead - 1));
  if (dates.slice(-7).some(isOpen)) return dates;
  const later = Array.from({ length: longestClosed }, (_, ahead) =>
    addDays(today, days + 1 + ahead),
  );
  const again = later.findIndex(isOpen);
  return [...dates, ...later.slice(0, again + 1)];
}

/** The opening hours of the coming days, from the day before `today` on. */
export function comingHours(calendar: OpenDays, today: string, days = daysAhead): ComingHours {
  const spans: ComingHours['spans'][number][] = [];
  const reasons: Record<string, string> = {};
  const dates = comingDates(calendar, today, days);
  const first = dates[0]!;
  const open = dates.map((date) => {
    const { spans: own, reason } = opening(calendar, date, dayOf(date));
    if (reason !== undefined) reasons[date] = reason;
    return own.map(({ opens, closes }) =>
      placeIn(spans, [opens, closes], (one) => one[0] === opens && one[1] === closes),
    );
  });
  return {
    first,
    weekdays: Array.from({ length: 7 }, (_, ahead) => nameOfDay(dayAfter(dayOf(first), ahead))),
    spans,
    open,
    reasons,
    times: timesInWords(spans.flat()),
    dates: datesInWords(afterAWeek(first, open)),
  };
}

interface Options {
  days?: number;
  /** With these words, sessions have a note of how they differ from the usual week. */
  words?: SchedulePageContent['changes'];
  /** Only what this coach gives, by name: also in the place of another, and not what another gives instead. */
  coach?: string;
  /** Whether all dates come in words, or only those that a sentence about the next class may need. */
  allDates?: boolean;
}

/** What is held of these classes in the coming days. */
export function comingWeeks(
  calendar: SpecialDays,
  slots: readonly LiveSlot[],
  today: string,
  { days = daysAhead, words, coach, allDates = true }: Options = {},
): ComingWeeks {
  const hours = comingHours(calendar, today, days);
  const sessions: ComingSession[] = [];
  const dates = comingDates(calendar, today, days);
  const held = dates.map((date) =>
    given(sessionsOn(calendar, slots, date), coach).map((session) => {
      const one = comingSession(session, words);
      const key = JSON.stringify(one);
      return placeIn(sessions, one, (other) => JSON.stringify(other) === key);
    }),
  );
  return {
    ...hours,
    times: timesInWords([
      ...hours.spans.flat(),
      ...sessions.flatMap(({ start, end }) => [start, end]),
    ]),
    dates: allDates
      ? datesInWords(dates)
      : {
          ...hours.dates,
          ...datesInWords(
            afterAWeek(
              hours.first,
              held.map((own) => own.filter((place) => sessions[place]!.off === undefined)),
            ),
          ),
        },
    sessions,
    held,
  };
}

const given = (sessions: readonly Session[], coach: string | undefined) =>
  coach === undefined ? sessions : sessions.filter(({ trainer }) => trainer === coach);

/** The days with anything after a week without: those are named by their dates, all others by their weekdays. */
const afterAWeek = (first: string, days: readonly (readonly number[])[]) =>
  days.flatMap((own, at) =>
    own.length > 0 && days.slice(Math.max(0, at - 6), at).every((one) => one.length === 0)
      ? addDays(first, at)
      : [],
  );

const comingSession = (
  session: Session,
  words: SchedulePageContent['changes'] | undefined,
): ComingSession => ({
  id: session.slot.id,
  class: session.slot.classId,
  name: session.slot.class,
  start: session.start,
  end: session.end,
  coach: session.trainer,
  ...(session.off !== undefined && { off: session.off }),
  ...(words && session.changed && { note: changeWords(session, words) }),
});

/** The place of a value in a list, which gets it if it is new. */
function placeIn<Value>(list: Value[], value: Value, isSame: (one: Value) => boolean): number {
  const known = list.findIndex(isSame);
  return known < 0 ? list.push(value) - 1 : known;
}

const timesInWords = (times: readonly string[]) =>
  Object.fromEntries([...new Set(times)].map((time) => [time, splitTime(time)]));

const datesInWords = (dates: readonly string[]) =>
  Object.fromEntries(dates.map((date) => [date, formatDate(date)]));
