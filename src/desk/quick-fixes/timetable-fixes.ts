import { capitalise } from '../../text/format.ts';
import { countedTime, typedTime } from '../../text/counted-time.ts';
import type { Weekday } from '../../content/weekdays.ts';
import type { FileEdit, QuickFix } from '../../editor/protocol.ts';
import { rowsOfDay, timeAfter, type ClassRow } from '../screens/timetable-rows.ts';
import { valueAt } from '../../editor/place-in-words.ts';
import { words } from '../words.ts';
import type { ContentAtDesk, PlaceAtDesk } from '../../editor/draft/problems/content-at-desk.ts';
import { timeInWords } from '../../editor/days-in-words.ts';

/**
 * Quick fixes for problems with the timetable and the opening hours; `quick-fixes.ts` chooses them by the code of the
 * problem.
 */

const own = words.problems;

/** Sets the value that has the problem. */
export const setAt = ({ file, path }: PlaceAtDesk, value: unknown): FileEdit => ({
  file,
  edit: { kind: 'set', path, value },
});

/** Removes the innermost list item around the problem. */
export function removeItem({ file, path }: PlaceAtDesk, label: string): QuickFix {
  const at = path.findLastIndex((part) => typeof part === 'number');
  const edit = { kind: 'remove', path: path.slice(0, at), index: path[at] as number } as const;
  return { words: label, edits: [{ file, edit }] };
}

/** Sets the end of a class from its usual length. */
export function endAfter(at: PlaceAtDesk, start: string): QuickFix[] {
  const { class: id } = rowAt(at);
  const length = classCalled(at.content, id)?.minutes ?? 60;
  const end = timeAfter(start, length);
  return [{ words: own.endAt(timeInWords(end)), edits: [setAt(at, end)] }];
}

/** Extends the opening hours of a weekday until a class fits; 1:00 of the next day is "25:00" in `end`. */
export function openLonger(
  { valueOf }: ContentAtDesk,
  day: Weekday,
  start: string,
  end: string,
): QuickFix[] {
  const spans = valueAt(valueOf('hours.yaml'), ['week', day]);
  if (!Array.isArray(spans)) return [];
  const all = spans as { opens: string; closes: string }[];
  const last = all.length - 1;
  const set = (index: number, name: 'opens' | 'closes', value: string): FileEdit => ({
    file: 'hours.yaml',
    edit: { kind: 'set', path: ['week', day, index, name], value },
  });
  const edits = [
    ...(start < all[0]!.opens ? [set(0, 'opens', start)] : []),
    ...(end > countedTime(all[last]!.closes) ? [set(last, 'closes', typedTime(end))] : []),
  ];
  return edits.length === 0 ? [] : [{ words: own.openLonger(capitalise(day)), edits }];
}

/** Offers to remove the classes outside a weekday's hours and, if the draft changed the hours, to restore these. */
export function closedDay(
  at: PlaceAtDesk,
  day: Weekday,
  classes: readonly { class: string; start: string }[],
): QuickFix[] {
  const { content, file } = at;
  const edits = rowsIn(content, day)
    .filter((row) => classes.some((one) => one.class === row.class && one.start === row.start))
    .reverse()
    .map((row): FileEdit => ({
      file: row.file,
      edit: { kind: 'remove', path: ['classes'], index: row.index },
    }));
  const before = valueAt(content.savedValueOf(file), at.path);
  const isOther =
    JSON.stringify(before) !== JSON.stringify(valueAt(content.valueOf(file), at.path));
  return [
    { words: own.removeThem, edits },
    ...(before !== undefined && isOther
      ? [{ words: own.stayOpen, edits: [setAt(at, before)] }]
      : []),
  ];
}

/** The classes of a day that may be meant: the same one at another time, or others at that time. */
export function classesHeld(at: PlaceAtDesk, day: Weekday, id: string, time: string): QuickFix[] {
  const item = at.path.slice(0, -1);
  const set = (name: string, value: string): FileEdit => ({
    file: at.file,
    edit: { kind: 'set', path: [...item, name], value },
  });
  const rows = rowsIn(at.content, day);
  const same = rows.filter((row) => row.class === id);
  const meant = same.length > 0 ? same : rows.filter((row) => row.start === time);
  return meant.slice(0, 2).map((row) => ({
    words: own.classAt(at.content.names.thing('class', row.class), timeInWords(row.start)),
    edits: [set('class', row.class), set('start', row.start)],
  }));
}

/** The usual coach of a class, if another one is busy and this one is free. */
export function usualCoach(at: PlaceAtDesk, busy: string, id: string, start: string): QuickFix[] {
  const { content, file } = at;
  const row = rowAt(at);
  const usual = classCalled(content, id)?.trainer;
  if (usual === undefined || usual === busy || !file.startsWith('schedule/')) return [];
  const day = file.slice('schedule/'.length, -'.yaml'.length) as Weekday;
  const isBusy = rowsIn(content, day).some(
    (other) =>
      other.trainer === usual &&
      other.start < countedTime(row.end) &&
      row.start < countedTime(other.end),
  );
  if (isBusy) return [];
  const { names } = content;
  const label = own.givesIt(
    names.thing('trainer', usual),
    names.thing('class', id),
    timeInWords(start),
  );
  return [{ words: label, edits: [setAt(at, usual)] }];
}

/** The group around the problem. */
const rowAt = ({ content, file, path }: PlaceAtDesk) =>
  valueAt(content.valueOf(file), path.slice(0, -1)) as ClassRow;

const rowsIn = ({ valueOf }: ContentAtDesk, day: Weekday) => {
  const file = `schedule/${day}.yaml`;
  return rowsOfDay({ [file]: valueOf(file) }, day);
};

const classCalled = ({ valueOf }: ContentAtDesk, id: string) =>
  (
    valueOf('classes.yaml') as {
      classes?: { id: string; trainer?: string; minutes?: number }[];
    } | null
  )?.classes?.find((one) => one.id === id);
