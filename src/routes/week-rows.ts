import { fill, type Sentence } from '../text/fill.ts';
import { capitalise, formatDate, formatTime } from '../text/format.ts';
import { widest } from '../text/widest.ts';
import type { LiveTimesProps } from '../pages/schedule/live-times.ts';
import type { NextSessionProps } from '../parts/NextSession.tsx';
import type { BoardRow } from '../parts/ScheduleBoard.tsx';
import type { SavedBoardProps } from '../pages/schedule/SavedBoard.tsx';
import { weekdays, type Weekday } from '../content/weekdays.ts';
import type { ExtraSlot } from '../timetable/class-changes.ts';
import { nextDate } from '../timetable/clock.ts';
import { datesThatDiffer } from '../timetable/dates-that-differ.ts';
import type { LiveSlot } from '../timetable/special-days.ts';
import { cancelledOn, rowsOfDay } from './board-rows.ts';
import { content, hasAccounts } from './content.ts';
import { rowLabels, savesOf } from './schedule-props.ts';
import { calendar, extras, liveWeek } from './timetable.ts';
import { weeksInWords } from './weeks-in-words.ts';

const words = content['pages/schedule.yaml'];

/** A date with a long name, for the space that a date needs. */
const longDate = '2026-09-30';

/** The classes of the week that match, and the extra ones. */
export function slotsWhere(isOne: (slot: LiveSlot) => boolean) {
  const weekly = liveWeek.filter(isOne);
  const added = extras.filter(isOne);
  return { weekly, added, all: [...weekly, ...added] };
}

export type Slots = ReturnType<typeof slotsWhere>;

/** The rows of the week, from Monday on. `told` says in its own way what a row of that day shows. */
export const boardOf = (
  { weekly, added, all }: Slots,
  day: string,
  told: (row: BoardRow, day: string) => BoardRow,
): SavedBoardProps => ({
  columns: { ...words.columns, ...(day && { class: day }) },
  joinButton: words.row.joinButton,
  saved: words.states.saved,
  longestState: widest([
    rowLabels.onNow,
    rowLabels.upNext,
    rowLabels.finished,
    formatDate(longDate),
    ...datesThatDiffer(calendar, __TODAY__).map(cancelledOn),
  ]),
  rows: weekdays.flatMap((one) =>
    rowsOf(weekly, added, one).map((row) => told(row, capitalise(one))),
  ),
  saves: hasAccounts && all.length > 0 ? savesOf(weekly) : undefined,
});

const rowsOf = (weekly: readonly LiveSlot[], added: readonly ExtraSlot[], day: Weekday) =>
  rowsOfDay(
    weekly.filter((slot) => slot.day === day),
    added.filter((slot) => slot.day === day),
    nextDate(day, __TODAY__),
  );

export interface NextWords {
  weekly: Sentence<'class' | 'day'>;
  dated: Sentence<'class' | 'day' | 'date'>;
  held: Sentence<'start' | 'end' | 'trainer'>;
}

/** The first time of the week, and the space that the next one may need; undefined without a time. */
export function nextOf({ weekly, all }: Slots, next: NextWords): NextSessionProps | undefined {
  const [slot] = weekly;
  if (!slot) return undefined;
  const heldOf = ({ start, end, trainer }: LiveSlot) =>
    fill(next.held, { start: formatTime(start), end: formatTime(end), trainer });
  const dayOf = (one: LiveSlot) => weeksInWords(one) ?? capitalise(one.day);
  return {
    first: {
      start: slot.start,
      said: fill(next.weekly, { class: slot.class, day: dayOf(slot) }),
      held: heldOf(slot),
    },
    longest: {
      said: widest(
        all.flatMap((one) => [
          fill(next.weekly, { class: one.class, day: dayOf(one) }),
          fill(next.dated, {
            class: one.class,
            day: capitalise(one.day),
            date: formatDate(longDate),
          }),
        ]),
      ),
      held: widest(all.map(heldOf)),
    },
  };
}

export const liveTimesOf = ({ all }: Slots, { dated, held }: NextWords): LiveTimesProps => ({
  ...calendar,
  slots: all,
  states: rowLabels,
  next: { dated, held },
});

/** How many times a week, if every one is in every week. */
export const weeklyCount = ({ weekly }: Slots) => weekly.filter(({ weeks }) => !weeks).length;
