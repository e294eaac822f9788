import type { Hours } from '../content/hours.ts';
import type { Notice } from '../content/notice.ts';
import { classChanges, extraSlots, type ExtraSlot, type NamesOfIds } from './class-changes.ts';
import { withMoves, type WordsOfMoves } from './moved-classes.ts';
import { specialHours } from './special-hours.ts';
import { addDays } from './clock.ts';
import { slotsOfWeek, type Slot, type Week } from './slots.ts';
import type { SpecialDays, LiveSlot } from './special-days.ts';
import { weeksOf } from './weeks.ts';

export interface Timetable {
  calendar: SpecialDays;
  /** The classes of the week from Monday to Sunday, without those that have ended. */
  slots: LiveSlot[];
  /** The classes of the week that ended lately: calendar files hold their end. */
  ended: LiveSlot[];
  /** Extra classes on some days. */
  extras: ExtraSlot[];
}

/** For how long a calendar file holds a class that has ended. */
const daysEndIsTold = 60;

/**
 * The timetable with its overrides, without those before `today`. Weekly classes begin on `effectiveFrom`; extra
 * classes have their own dates.
 */
export function timetableOf(
  week: Week,
  hours: Pick<Hours, 'week' | 'otherHours' | 'exceptions'>,
  written: Notice,
  names: NamesOfIds & { moves: WordsOfMoves },
  today: string,
  effectiveFrom = today,
): Timetable {
  const notice = withMoves(written, week, names.moves);
  const live = (slot: Slot): LiveSlot => ({
    id: slot.id,
    day: slot.day,
    start: slot.start,
    end: slot.end,
    classId: slot.class,
    class: names.class(slot.class),
    trainer: names.trainer(slot.trainer),
    weeks: weeksOf(slot),
    since: effectiveFrom > today ? effectiveFrom : undefined,
  });
  const slots = slotsOfWeek(week);
  const lately = today === '' ? '' : addDays(today, -daysEndIsTold);
  return {
    calendar: {
      week: hours.week,
      otherHours: comingHours(hours.otherHours, today),
      exceptions: specialHours(hours.exceptions, today),
      changes: classChanges(notice, names, today, [
        ...Object.values(week).flat(),
        ...(notice.extraClasses ?? []),
      ]),
    },
    slots: slots.filter(({ until = today }) => until >= today).map(live),
    ended: slots.filter(({ until = today }) => lately <= until && until < today).map(live),
    extras: extraSlots(notice, names, today),
  };
}

/** The weekly hours from a day on that are not over, by their first day; undefined without any. */
function comingHours(otherHours: Hours['otherHours'] = [], today: string) {
  const coming = otherHours
    .filter(({ until = today }) => until >= today)
    .sort((one, other) => (one.from < other.from ? -1 : 1));
  return coming.length === 0 ? undefined : coming;
}
