/* The edits by which a weekly class moves to another time or day, and keeps the id by which members have saved it. */

import { editOf } from '../../content/edit.ts';
import { isGroup, valueAt } from '../../content/path.ts';
import type { Weekday } from '../../content/weekdays.ts';
import { idOfRow } from '../../timetable/slots.ts';
import type { FileEdit } from '../draft/edit.ts';
import { publishedAt } from '../draft/published-at.ts';
import type { Shown } from '../draft/shown.ts';
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
  shown: Shown,
  { file, index, day }: Pick<ClassRow, 'file' | 'index' | 'day'>,
  next: Named,
): string | undefined {
  const path = ['classes', index];
  const own = namedIn(valueAt(shown.values[file], path));
  const known = [
    namedIn(publishedAt(shown, { file, path })),
    own?.id === undefined ? undefined : own,
  ];
  const before = known.find((one) => one?.class === next.class);
  if (!before) return undefined;
  const id = idOfRow(day, before);
  return id === idOfRow(next.day, { class: next.class, start: next.start }) ? undefined : id;
}

/** Returns the edit that keeps the id of a class with another start or class. */
export function idEdits(shown: Shown, row: ClassRow, next: Partial<Named>): FileEdit[] {
  const { file, index } = row;
  const path = ['classes', index, 'id'];
  const id = idAfter(shown, row, { ...row, ...next });
  return id === valueAt(shown.values[file], path) ? [] : [{ file, ...editOf({ path, value: id }) }];
}

/** Returns the edits that move a class to another weekday. */
export function moveEdits(shown: Shown, row: ClassRow, day: Weekday): FileEdit[] {
  const { file, index } = row;
  const path = ['classes', index];
  const { id: _, ...fields } = valueAt(shown.values[file], path) as { id?: string };
  const id = idAfter(shown, row, { ...row, day });
  const value = id === undefined ? fields : { ...fields, id };
  const place = indexFor(rowsOfDay(shown.values, day), row.start);
  return [
    { file, kind: 'remove', path },
    { file: fileOfDay(day), kind: 'insert', path: ['classes', place], value },
  ];
}
