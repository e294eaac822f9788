/*
 * The edits by which a coach leaves after a last day, and by which one who has left is removed. Asked by
 * CoachLeaves.tsx.
 */

import { addDays, daysOf, lastDate, nextDate, overlap } from '../../content/dates.ts';
import { listAt, textAt, valueAt } from '../../content/path.ts';
import { capitalise } from '../../content/text/format.ts';
import { listInEnglish } from '../words/english.ts';
import { isHeldOn } from '../../timetable/recurrence.ts';
import { editsToReach, type FileEdit, type Values, valuesWith } from '../draft/edit.ts';
import type { DeskState } from '../draft/desk-state.ts';
import { namesIn } from '../draft/use-desk.ts';
import { dateInWords, daysInWords, timeInWords } from '../words/in-words.ts';
import { hasClass, onDays, partsOutside, withList, withoutNeedless } from './class-on-day.ts';
import { type DatedItem, datedItems, daysAhead, hasLeft, noticeFile } from './dated-classes.ts';
import { endedBefore } from './postponed-change.ts';
import { classesOn } from './timetable-of-draft.ts';
import { type ClassRow, fileOfDay, rowsOfDay, rowsOfWeek } from './timetable-rows.ts';
import type { ToGive } from './WhoTakesOver.tsx';

const coachesFile = 'trainers.yaml';

/** What somebody else gives once a coach has left: a class, or the classes of a coach who is away. */
export interface ToTakeOver extends ToGive {
  weekly: readonly ClassRow[];
  /** The places in notice.yaml that name the coach. */
  named: readonly (readonly [list: string, index: number, field: 'trainer' | 'substitute'])[];
}

/** The classes that a coach gives after a last day, and the absences of others in which this coach stands in. */
export function toTakeOver(state: DeskState, coach: string, lastDay: string): ToTakeOver[] {
  const weekly = rowsOfWeek(state).filter(
    (row) => row.trainer === coach && (row.weeks.until ?? addDays(lastDay, 1)) > lastDay,
  );
  const dated = entriesAfter(state, lastDay).filter(
    ({ list, item }) => list !== 'absences' && item.trainer === coach,
  );
  const ids = new Set([
    ...weekly.map((row) => row.class),
    ...dated.map(({ item }) => item.class ?? ''),
  ]);
  const absences = entriesAfter(state, lastDay).filter(
    ({ list, item }) => list === 'absences' && item.substitute === coach,
  );
  return [
    ...[...ids].map((id) =>
      classToTakeOver(
        state,
        id,
        weekly.filter((row) => row.class === id),
        dated.filter(({ item }) => item.class === id),
        lastDay,
      ),
    ),
    ...absences.map((one) => absenceToTakeOver(state, coach, one)),
  ];
}

/** An entry of notice.yaml with its dates after a last day. */
interface DatedEntry {
  list: 'changes' | 'extraClasses' | 'absences';
  index: number;
  item: DatedItem;
  dates: readonly string[];
}

/** The entries with days after a last day. */
const entriesAfter = ({ values }: Pick<DeskState, 'values'>, lastDay: string): DatedEntry[] =>
  (['changes', 'extraClasses', 'absences'] as const).flatMap((list) =>
    datedItems(values, list).flatMap((item, index) => {
      const dates = daysAhead(item, addDays(lastDay, 1));
      return dates.length > 0 ? [{ list, index, item, dates }] : [];
    }),
  );

function classToTakeOver(
  state: DeskState,
  id: string,
  weekly: readonly ClassRow[],
  dated: readonly DatedEntry[],
  lastDay: string,
): ToTakeOver {
  const first = addDays(lastDay, 1);
  const times = [
    ...weekly.map(({ day, start }) => `${capitalise(day)} ${timeInWords(start)}`),
    ...dated.map(({ item, dates }) =>
      `${dateInWords(dates[0]!)} ${timeInWords(item.newStart ?? item.start ?? '')}`.trim(),
    ),
  ];
  const isBusyWeekly = (coach: string) =>
    weekly.some((row) =>
      rowsOfDay(state.values, row.day).some(
        (one) => one.trainer === coach && (one.weeks.until ?? first) >= first && overlap(one, row),
      ),
    );
  return {
    key: id,
    name: namesIn(state).thing('class', id),
    times: listInEnglish(times),
    isFree: (coach) =>
      !isBusyWeekly(coach) &&
      !hasLeft(state.values, coach, lastDate) &&
      dated.every(({ item, dates }) =>
        dates.every((date) => isFreeOn(state.values, date, item.trainer!, coach, id)),
      ),
    weekly,
    named: dated.map(({ list, index }) => [list, index, 'trainer']),
  };
}

function absenceToTakeOver(
  state: DeskState,
  coach: string,
  { index, item, dates }: DatedEntry,
): ToTakeOver {
  const away = item.trainer ?? '';
  const [from, until] = [dates[0]!, dates.at(-1)!];
  return {
    key: `absence-${index}`,
    name: `Classes of ${namesIn(state).thing('trainer', away)}`,
    times: daysInWords({ from, until }),
    isFree: (other) =>
      other !== away &&
      !hasLeft(state.values, other, until) &&
      dates.every((date) => isFreeOn(state.values, date, coach, other)),
    weekly: [],
    named: [['absences', index, 'substitute']],
  };
}

/** Whether another coach is free at all classes of one on a date, or at those of one class. */
const isFreeOn = (values: Values, date: string, coach: string, other: string, id?: string) => {
  const all = classesOn(values, date);
  const own = all.filter((one) => one.trainer === coach && (id ?? one.class) === one.class);
  return !all.some((one) => one.trainer === other && own.some((mine) => overlap(mine, one)));
};

/** A weekly class ends on the last day and begins anew with the other coach; one that begins later changes its coach. */
function weeklyEdits(state: DeskState, row: ClassRow, coach: string, first: string): FileEdit[] {
  const { file, index, weeks } = row;
  const path = ['classes', index];
  if ((weeks.from ?? '') >= first)
    return [{ file, kind: 'set', path: [...path, 'trainer'], value: coach }];
  const from = firstDateOf(row, first);
  const ended = endedBefore(file, path, first);
  // A class of every n-th week may end before its next date.
  if (from > (weeks.until ?? from)) return [ended];
  const value = { ...(valueAt(state.values[file], path) as object), trainer: coach, from };
  return [ended, { file, kind: 'insert', path: ['classes', index + 1], value }];
}

/** The first date of a class from a day on, which keeps its weeks in step; the day itself for a class of every week. */
function firstDateOf({ weeks, day }: ClassRow, from: string): string {
  if (weeks.everyWeeks === undefined) return from;
  let date = nextDate(day, from);
  while (!isHeldOn({ ...weeks, until: undefined }, date)) date = addDays(date, 7);
  return date;
}

/** The index of a coach in trainers.yaml. */
const indexOf = (values: Values, id: string) =>
  listAt(values[coachesFile], ['trainers']).findIndex((one) => textAt(one, 'id') === id);

/** The edits by which a coach leaves after a last day, once each of the classes has its successor. */
export function leavingEdits(
  state: DeskState,
  id: string,
  lastDay: string,
  given: readonly (readonly [what: ToTakeOver, coach: string])[],
): FileEdit[] {
  const weekly = given.flatMap(([{ weekly: rows }, coach]) =>
    rows.map((row) => [row, coach] as const),
  );
  const ofWeek: FileEdit[] = [
    {
      file: coachesFile,
      kind: 'set',
      path: ['trainers', indexOf(state.values, id), 'lastDay'],
      value: lastDay,
    },
    // From the last class of a day backwards, because inserting moves those that follow.
    ...weekly
      .toSorted(([one], [other]) => other.index - one.index)
      .flatMap(([row, coach]) => weeklyEdits(state, row, coach, addDays(lastDay, 1))),
  ];
  const values = valuesWith(state.values, ofWeek);
  const named = given.flatMap(([what, coach]) => what.named.map((one) => [one, coach] as const));
  const after = (['changes', 'extraClasses', 'absences'] as const).reduce((now, list) => {
    const items = datedItems(values, list).flatMap((item, index) => {
      const isLeft = (part: DatedItem) => hasClass(values, list, part);
      const before = partsOutside(item, { from: addDays(lastDay, 1), until: lastDate });
      if (list === 'absences' && item.trainer === id) return before.filter(isLeft);
      const taken = named.find(([[own, at]]) => own === list && at === index);
      if (!taken) return item;
      const [[, , field], coach] = taken;
      const { from: begins, until: last } = daysOf(item);
      const from = begins > lastDay ? begins : addDays(lastDay, 1);
      const then = onDays({ from, until: last }, { ...item, [field]: coach });
      return begins > lastDay ? then : [...before, then].filter(isLeft);
    });
    return withList(now, list, items);
  }, values);
  return [...ofWeek, ...editsToReach(values, withoutNeedless(after, lastDay))];
}

/** Removes items of a dated list, from the last on. */
const removals = (list: string, indexes: readonly number[]): FileEdit[] =>
  indexes.toReversed().map((index) => ({ file: noticeFile, kind: 'remove', path: [list, index] }));

/** The edits that remove a coach who has left, with everything in the past that names the coach. */
export function removalEdits(state: Pick<DeskState, 'values'>, id: string): FileEdit[] {
  const { values } = state;
  const isOf = (item: DatedItem) => item.trainer === id || item.substitute === id;
  const past = (['changes', 'extraClasses', 'absences'] as const).flatMap((list) => {
    const items = datedItems(values, list);
    return removals(
      list,
      [...items.keys()].filter((index) => isOf(items[index]!)),
    );
  });
  const unnamed = (file: string, list: string, items: readonly unknown[]) =>
    items.flatMap((item, index): FileEdit[] =>
      textAt(item, 'trainer') === id
        ? [{ file, kind: 'remove', path: [list, index, 'trainer'] }]
        : [],
    );
  const ended = rowsOfWeek(state).filter(({ trainer }) => trainer === id);
  return [
    ...past,
    ...unnamed(noticeFile, 'moves', datedItems(values, 'moves')),
    ...unnamed('voices.yaml', 'voices', listAt(values['voices.yaml'], ['voices'])),
    ...ended.toReversed().map(({ day, index }): FileEdit => ({
      file: fileOfDay(day),
      kind: 'remove',
      path: ['classes', index],
    })),
    {
      file: coachesFile,
      kind: 'remove',
      path: ['trainers', indexOf(values, id)],
    },
  ];
}
