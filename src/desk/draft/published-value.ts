import { type Group, isGroup, listAt, textAt, valueAt } from '../../content/path.ts';
import { type Weekday, weekdays } from '../../content/weekdays.ts';
import { idOfRow } from '../../timetable/slots.ts';
import type { DeskState } from './desk-state.ts';
import type { FieldPlace } from './edit.ts';
import { itemsBefore } from './place-after.ts';

/** The values of a draft, and the published ones of the files that differ. */
export type ValuesWithPublished = Pick<DeskState, 'values' | 'published'>;

/** The published value of a place in the draft. */
export function publishedValueAt(state: ValuesWithPublished, { file, path }: FieldPlace): unknown {
  if (!Object.hasOwn(state.published, file)) return valueAt(state.values[file], path);
  const row = publishedClass(state, { file, path });
  if (row) return valueAt(row.value, path.slice(2));
  let [here, published] = [state.values[file], state.published[file]];
  for (const part of path) {
    published =
      typeof part === 'number' ? publishedItem(here, published, part) : valueAt(published, [part]);
    here = valueAt(here, [part]);
  }
  return published ?? undefined;
}

/** A weekly class as it is published, with its day. */
export interface PublishedClass {
  day: Weekday;
  /** Its index on that day. */
  at: number;
  value: Group;
}

/**
 * The published version of a weekly class, found by its id, so also one that was moved to another time or day; undefined
 * for others. A row with the same id but another first day continues a row that ends: it is another class.
 */
export function publishedClass(
  { values, published }: ValuesWithPublished,
  { file, path }: FieldPlace,
): PublishedClass | undefined {
  const id = textAt(values[file], ...path.slice(0, 2), 'id');
  if (!file.startsWith('schedule/') || id === '') return undefined;
  const from = textAt(values[file], ...path.slice(0, 2), 'from');
  for (const day of weekdays) {
    const before = published[`schedule/${day}.yaml`] ?? values[`schedule/${day}.yaml`];
    const list = listAt(before, ['classes']);
    const at = list.findIndex(
      (row) =>
        isGroup(row) && (row['id'] ?? generatedId(day, row)) === id && textAt(row, 'from') === from,
    );
    const value = list[at];
    if (isGroup(value)) return { day, at, value };
  }
  return undefined;
}

const generatedId = (day: Weekday, { class: name, start }: Group) =>
  idOfRow(day, { class: String(name), start: String(start) });

/** Finds the published version of a list item. */
function publishedItem(here: unknown, published: unknown, index: number): unknown {
  if (!Array.isArray(here) || !Array.isArray(published)) return undefined;
  const at = itemsBefore(published, here)[index];
  return at === undefined ? undefined : published[at];
}
