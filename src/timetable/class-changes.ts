import { daysOf } from '../content/days.ts';
import type { Notice } from '../content/notice.ts';
import { addDays, dayOf } from './clock.ts';
import { lengthOf } from './special-hours.ts';
import { slotId } from './slots.ts';
import type { ClassChange, LiveSlot } from './special-days.ts';

/** Resolves ids to names. */
export interface NamesOfIds {
  class: (id: string) => string;
  trainer: (id: string) => string;
}

/**
 * The cancelled and changed classes of content/notice.yaml, without those before `today`. A cancellation overrides any
 * other change, and a single day overrides a longer period.
 */
export function classChanges(
  { cancellations = [], changes = [] }: Notice,
  names: NamesOfIds,
  today: string,
): ClassChange[] {
  const off = cancellations.map((one): ClassChange => ({
    ...daysOf(one),
    classId: one.class,
    start: one.start,
    off: one.reason,
  }));
  const otherwise = changes.map((one): ClassChange => ({
    ...daysOf(one),
    classId: one.class,
    start: one.start,
    instead: {
      ...(one.newStart !== undefined && { start: one.newStart, end: one.newEnd! }),
      ...(one.trainer !== undefined && { trainer: names.trainer(one.trainer) }),
    },
    because: one.reason,
  }));
  const byLength = (list: ClassChange[]) =>
    list.sort((one, other) => lengthOf(one) - lengthOf(other));
  return [...byLength(off), ...byLength(otherwise)].filter(({ until }) => until >= today);
}

/** An extra class on one weekday, with its reason. */
export type ExtraSlot = LiveSlot & {
  weeks: { from: string; until: string };
  because: string | undefined;
};

/** Whether a class is an extra one. */
export const isExtra = (slot: LiveSlot): slot is ExtraSlot => 'because' in slot;

/** The extra classes of content/notice.yaml, one slot per weekday. */
export function extraSlots(
  { extraClasses = [] }: Notice,
  names: NamesOfIds,
  today: string,
): ExtraSlot[] {
  return extraClasses
    .filter((one) => daysOf(one).until >= today)
    .flatMap((one) => {
      const weeks = daysOf(one);
      const { class: classId, start, end } = one;
      const days = new Set<ReturnType<typeof dayOf>>();
      for (let date = weeks.from; date <= weeks.until; date = addDays(date, 1))
        days.add(dayOf(date));
      return [...days].map((day) => ({
        id: `${slotId(day, one)}-${weeks.from.replaceAll('-', '')}`,
        day,
        start,
        end,
        classId,
        class: names.class(classId),
        trainer: names.trainer(one.trainer),
        weeks,
        because: one.reason,
      }));
    });
}
