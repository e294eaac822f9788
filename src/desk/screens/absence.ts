import { addDays } from '../../timetable/clock.ts';
import type { FileEdit } from '../draft/edit.ts';
import type { Shown } from '../form/shown.ts';
import { addedEntries, noticeFile } from './dated-classes.ts';
import { classesBetween, classesOn, type HeldClass } from './timetable-of-draft.ts';
/*
 * A coach is away for some days: which classes need somebody else, who is free for them, and the edits of notice.yaml that
 * say so. Asked by the screen CoachIsAway.tsx.
 */

type Values = Shown['values'];

/** Both days included. */
interface DaysAway {
  from: string;
  until: string;
}

/** In days: what is typed as a year by mistake must not be worked out. */
const mostDays = 366;

/** The classes that a coach gives on some days, as the timetable and what differs from it have them. */
export const classesOfCoach = (values: Values, coach: string, { from, until }: DaysAway) =>
  classesBetween(
    values,
    from,
    until < addDays(from, mostDays) ? until : addDays(from, mostDays),
  ).filter(({ trainer }) => trainer === coach);

/** Tells the classes of one absence apart. */
export const keyOf = ({ date, class: id, start }: HeldClass) => `${date}-${id}-${start}`;

/** The class that keeps a coach from taking one of these; undefined if the coach is free. */
export const whyNot = (values: Values, coach: string, classes: readonly HeldClass[]) =>
  classes
    .flatMap((held) =>
      classesOn(values, held.date).filter(
        (own) => own.trainer === coach && own.start < held.end && held.start < own.end,
      ),
    )
    .at(0);

/** Whether a coach is free at all of these classes. */
export const freeFor = (values: Values, coach: string, classes: readonly HeldClass[]) =>
  whyNot(values, coach, classes) === undefined;

/**
 * The edits of an absence. One coach for all classes, or nobody, is an entry of `absences`; else each class has its own
 * change or cancellation. `given`: without a coach a class is cancelled.
 */
export function awayEdits(
  values: Values,
  coach: string,
  { from, until }: DaysAway,
  given: readonly (readonly [held: HeldClass, coach: string | undefined])[],
  reason: string,
) {
  const takers = new Set(given.map(([, to]) => to));
  if (takers.size <= 1) {
    const [substitute] = takers;
    const absence = {
      ...(from === until ? { date: from } : { from, until }),
      trainer: coach,
      ...(substitute !== undefined && { substitute }),
      reason,
    };
    return addedEntries(values, 'absences', [absence]);
  }
  const entryOf = ({ date, class: id, usualStart: start }: HeldClass, to?: string) => ({
    date,
    class: id,
    start,
    ...(to !== undefined && { trainer: to }),
    reason,
  });
  const changes = given.flatMap(([held, to]) => (to === undefined ? [] : [entryOf(held, to)]));
  const off = given.flatMap(([held, to]) => (to === undefined ? [entryOf(held)] : []));
  const [first, second] = [
    addedEntries(values, 'changes', changes),
    addedEntries(values, 'cancellations', off),
  ];
  const edits: FileEdit[] = [...first.edits, ...second.edits];
  return { edits, place: changes.length > 0 ? first.place : { file: noticeFile, path: [] } };
}
