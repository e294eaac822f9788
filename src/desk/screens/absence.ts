/*
 * A coach is away for some days: which classes need somebody else, who is free for them, and the edits of notice.yaml that
 * say so. Asked by the screen CoachIsAway.tsx.
 */

import { addDays, overlap } from '../../content/dates.ts';
import type { DateRange } from '../../timetable/recurrence.ts';
import { editsToReach, type FieldPlace, type FileEdit, type Values } from '../draft/edit.ts';
import {
  onDays,
  placeOfClass,
  withOthersKept,
  differingClasses,
  withClasses,
  withEntry,
  withoutDays,
} from './class-on-day.ts';
import { datedItems, hasLeft, noticeFile } from './dated-classes.ts';
import {
  allClassesBetween,
  classesOn,
  type DatedClass,
  isSameClass,
} from './timetable-of-draft.ts';

/** In days: a mistyped year must not be computed. */
const mostDays = 366;

/**
 * The classes that a coach gives on some days, and those that would be the coach's but are cancelled or given by another
 * one already.
 */
export const classesOfCoach = (values: Values, coach: string, { from, until }: DateRange) =>
  allClassesBetween(
    values,
    from,
    until < addDays(from, mostDays) ? until : addDays(from, mostDays),
  ).filter(
    ({ trainer, usualTrainer, off }) =>
      (off === undefined && trainer === coach) ||
      ((off === undefined || off === 'cancelled') && usualTrainer === coach),
  );

/** Tells the classes of one absence apart. */
export const keyOf = ({ date, class: id, start }: DatedClass) => `${date}-${id}-${start}`;

/** The class that keeps a coach from taking one of these; undefined if the coach is free. */
export const clashingClass = (values: Values, coach: string, classes: readonly DatedClass[]) =>
  classes
    .flatMap((held) =>
      classesOn(values, held.date).filter(
        (own) =>
          own.trainer === coach &&
          overlap(own, held) &&
          !classes.some((one) => isSameClass(one, own)),
      ),
    )
    .at(0);

/** Whether a coach is free at all of these classes. */
export const freeFor = (values: Values, coach: string, classes: readonly DatedClass[]) =>
  clashingClass(values, coach, classes) === undefined &&
  !classes.some(({ date }) => hasLeft(values, coach, date));

/**
 * The edits by which a coach is away. One coach for all classes, or nobody, is an entry of `absences`, if that says it of
 * each class; else each class has its own change or cancellation. What was said of these days before is replaced.
 * `given`: without a coach a class is cancelled.
 */
export function awayEdits(
  values: Values,
  coach: string,
  days: DateRange,
  given: readonly (readonly [held: DatedClass, coach: string | undefined])[],
  reason: string,
): { edits: FileEdit[]; place: FieldPlace } {
  const wanted = given.map(([held, to]): DatedClass => ({
    ...held,
    ...(to === undefined ? { off: 'cancelled' } : { off: undefined, trainer: to }),
    reason,
  }));
  const base = withoutDays(values, 'absences', days, ({ trainer }) => trainer === coach);
  const [substitute, ...more] = new Set(given.map(([, to]) => to));
  const absence = onDays(days, {
    trainer: coach,
    ...(substitute !== undefined && { substitute }),
    ...(reason !== '' && { reason }),
  });
  const asOne = withEntry(base, 'absences', absence);
  const all = allClassesBetween(values, days.from, days.until).map(
    (own) => wanted.find((one) => isSameClass(one, own)) ?? own,
  );
  const isThere = substitute === undefined || !hasLeft(values, substitute, days.until);
  const isOne = isThere && more.length === 0 && differingClasses(asOne, all).length === 0;
  const after = withOthersKept(values, isOne ? asOne : withClasses(base, wanted), wanted);
  const place = isOne
    ? { file: noticeFile, path: ['absences', datedItems(after, 'absences').length - 1] }
    : placeOfClass(after, wanted[0]!);
  return { edits: editsToReach(values, after), place };
}
