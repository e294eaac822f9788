import { daysOf } from '../content/days.ts';
import type { Notice } from '../content/notice.ts';
import type { ScheduleRow } from '../content/schedule.ts';
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
 * other change, and a single day overrides a longer period. `rows` are all classes, for the coaches who are away.
 */
export function classChanges(
  { cancellations = [], changes = [], absences = [] }: Notice,
  names: NamesOfIds,
  today: string,
  rows: readonly HeldRow[] = [],
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
  const away = absences.flatMap((one) => absenceOf(one, names, rows));
  const byLength = (list: ClassChange[]) =>
    list.sort((one, other) => lengthOf(one) - lengthOf(other));
  return [
    ...byLength([...off, ...away.filter((one) => one.off !== undefined)]),
    ...byLength([...otherwise, ...away.filter((one) => one.off === undefined)]),
  ].filter(({ until }) => until >= today);
}

/** A class with its time and the id of its coach. */
type HeldRow = Pick<ScheduleRow, 'class' | 'start' | 'trainer'>;

/** A change for each class of a coach who is away: it has a substitute, or is cancelled. */
function absenceOf(
  { trainer, substitute, reason, ...days }: NonNullable<Notice['absences']>[number],
  names: NamesOfIds,
  rows: readonly HeldRow[],
): ClassChange[] {
  const own = rows.filter((row) => row.trainer === trainer);
  const different = own.filter(
    (row, index) =>
      own.findIndex((one) => one.class === row.class && one.start === row.start) === index,
  );
  return different.map((row) => ({
    ...daysOf(days),
    classId: row.class,
    start: row.start,
    coach: names.trainer(trainer),
    ...(substitute === undefined
      ? { off: reason }
      : { instead: { trainer: names.trainer(substitute) }, because: reason }),
  }));
}

/** An extra class on one weekday, with its reason. */
export type ExtraSlot = LiveSlot & {
  weeks: { from: string; until: string };
  because: string | undefined;
};

/** Whether a class is an extra one. */
export const isExtra = (slot: LiveSlot): slot is ExtraSlot => 'because' in slot;

/** The extra classes of content/notice.yaml that are not over, one slot per weekday. */
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
