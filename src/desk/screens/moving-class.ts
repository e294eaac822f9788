/* The edits by which a weekly class moves to another time or day, and keeps the id by which members have saved it. */

import { editOf } from '../../content/edit.ts';
import { groupOf, isGroup, textAt, valueAt } from '../../content/path.ts';
import type { Weekday } from '../../content/weekdays.ts';
import { idOfRow } from '../../timetable/slots.ts';
import type { FileEdit } from '../draft/edit.ts';
import type { Action } from '../draft/protocol.ts';
import { type PublishedClass, publishedClass, publishedValueAt } from '../draft/published-value.ts';
import type { DeskState } from '../draft/desk-state.ts';
import { endedBefore } from './postponed-change.ts';
import { dateInWords, timeInWords } from '../words/in-words.ts';
import { capitalise } from '../../content/text/format.ts';
import { namesIn } from '../draft/use-desk.ts';
import { type ClassRow, fileOfDay, indexFor, rowsOfDay } from './timetable-rows.ts';

/** The day, class and start of a row, of which its id is made. */
interface Named {
  day: Weekday;
  class: string;
  start: string;
}

const namedIn = (value: unknown) => {
  const { class: name, start, id } = isGroup(value) ? value : {};
  if (typeof name !== 'string' || typeof start !== 'string') return undefined;
  return { class: name, start, ...(typeof id === 'string' && { id }) };
};

/** Returns the field `id` of a class with another start, class or day: that of before, unless it is made of the new ones. */
function idAfter(
  state: DeskState,
  { file, index, day }: Pick<ClassRow, 'file' | 'index' | 'day'>,
  next: Named,
): string | undefined {
  const path = ['classes', index];
  const own = namedIn(valueAt(state.values[file], path));
  const known = [
    namedIn(publishedValueAt(state, { file, path })),
    own?.id === undefined ? undefined : own,
  ];
  const before = known.find((one) => one?.class === next.class);
  if (!before) return undefined;
  const id = idOfRow(publishedClass(state, { file, path })?.day ?? day, before);
  return id === idOfRow(next.day, { class: next.class, start: next.start }) ? undefined : id;
}

/** Returns the edit that keeps the id of a class with another start or class. */
export function idEdits(state: DeskState, row: ClassRow, next: Partial<Named>): FileEdit[] {
  const { file, index } = row;
  const path = ['classes', index, 'id'];
  const id = idAfter(state, row, { ...row, ...next });
  return id === valueAt(state.values[file], path) ? [] : [{ file, ...editOf({ path, value: id }) }];
}

/** Returns the action by which a class that has moved to another weekday is there from a day on, and until then as before. */
export function movedFromDay(
  state: DeskState,
  { file, index, day: dayNow, start }: ClassRow,
  { day, at, value }: PublishedClass,
  from: string,
): Action & { says: string } {
  const row = groupOf(valueAt(state.values[file], ['classes', index]));
  const before = fileOfDay(day);
  const place = Math.min(at, rowsOfDay(state.values, day).length);
  const others = rowsOfDay(state.values, dayNow).filter((one) => one.index !== index);
  const then = indexFor(others, start);
  const name = namesIn(state).thing('class', textAt(row, 'class'));
  const was = `${capitalise(day)} at ${timeInWords(String(value['start']))}`;
  const says = `From ${dateInWords(from)}, ${name} is on ${capitalise(dayNow)} at ${timeInWords(start)}, not on ${was}`;
  return {
    says,
    putBack: [
      { file, kind: 'remove', path: ['classes', index] },
      { file: before, kind: 'insert', path: ['classes', place], value },
    ],
    edits: [
      endedBefore(before, ['classes', place], from),
      { file, kind: 'insert', path: ['classes', then], value: { ...row, from } },
    ],
  };
}

/** Says that a class moves to another weekday, from where visitors see it; a new class needs no sentence. */
function movesInWords(state: DeskState, row: ClassRow, day: Weekday): Pick<Action, 'says'> {
  const place = { file: row.file, path: ['classes', row.index] };
  const was = publishedClass(state, place) ?? {
    day: row.day,
    value: publishedValueAt(state, place),
  };
  if (!isGroup(was.value) || was.day === day) return {};
  const name = namesIn(state).thing('class', row.class);
  const before = `${capitalise(was.day)} ${timeInWords(String(was.value['start']))}`;
  return { says: `${name} moves from ${before} to ${capitalise(day)}` };
}

/** Returns the action that moves a class to another weekday. */
export const moveAction = (state: DeskState, row: ClassRow, day: Weekday): Action => ({
  edits: moveEdits(state, row, day),
  ...movesInWords(state, row, day),
});

/** Returns the edit that adds the same class on another weekday. */
export function copyEdit(
  state: DeskState,
  { file, index, start }: ClassRow,
  day: Weekday,
): FileEdit {
  const { id: _, ...value } = groupOf(valueAt(state.values[file], ['classes', index]));
  const place = indexFor(rowsOfDay(state.values, day), start);
  return { file: fileOfDay(day), kind: 'insert', path: ['classes', place], value };
}

/** Returns the edits that move a class to another weekday. */
export function moveEdits(state: DeskState, row: ClassRow, day: Weekday): FileEdit[] {
  const { file, index } = row;
  const path = ['classes', index];
  const { id: _, ...fields } = groupOf(valueAt(state.values[file], path));
  const id = idAfter(state, row, { ...row, day });
  const value = id === undefined ? fields : { ...fields, id };
  const place = indexFor(rowsOfDay(state.values, day), row.start);
  return [
    { file, kind: 'remove', path },
    { file: fileOfDay(day), kind: 'insert', path: ['classes', place], value },
  ];
}
