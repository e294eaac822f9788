import type { FileEdit } from '../../editor/protocol.ts';
import { groupAt } from '../../editor/use-desk.ts';
import type { Shown } from '../../editor/shown.ts';
import { valueAt } from '../../editor/place-in-words.ts';
import type { Place } from '../../editor/place.ts';
import { addDays } from '../../timetable/clock.ts';
import { addedEntry } from './dated-classes.ts';
import { indexFor, rowsOfDay, type WeekRow } from './timetable-rows.ts';

/** Days, both included, or from a day on: "2027-01-01". */
export interface Days {
  from: string;
  until?: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Moves the new price of a plan to some days, and puts back the old one. */
export function priceOnDays(
  shown: Shown,
  { file, path }: { file: string; path: Place['path'] },
  old: unknown,
  days: Days,
): FileEdit[] {
  const plan = valueAt(shown.values[file], path) as { price: unknown; otherPrices?: unknown[] };
  const list = [...path, 'otherPrices'];
  const value = { price: plan.price, ...days };
  return [
    { file, edit: { kind: 'set', path: [...path, 'price'], value: old } },
    {
      file,
      edit: plan.otherPrices
        ? { kind: 'insert', path: list, index: plan.otherPrices.length, value }
        : { kind: 'add', path: list, value: [value], order: orderOf(shown, file, path) },
    },
  ];
}

/** The fields of a weekly class that a change may be of. */
const fieldsOfClass = ['class', 'trainer', 'start', 'end'] as const;

/** Which of these fields a class has otherwise than saved. */
export const changedFields = (row: Fields, saved: Fields) =>
  fieldsOfClass.filter((name) => row[name] !== saved[name]);

const putBack = (file: string, path: Place['path'], row: Fields, saved: Fields): FileEdit[] =>
  changedFields(row, saved).map((name) => ({
    file,
    edit: { kind: 'set', path: [...path, name], value: saved[name] },
  }));

/** Ends the saved class on the day before, and begins the changed one on that day. */
export function classFromDay(
  shown: Shown,
  { file, index, day }: Pick<WeekRow, 'file' | 'index' | 'day'>,
  saved: Fields,
  from: string,
): FileEdit[] {
  const path = ['classes', index];
  const row = valueAt(shown.values[file], path) as Fields;
  const startsThen = rowsOfDay(shown.values, day).map((one) =>
    one.index === index ? { ...one, start: String(saved['start']) } : one,
  );
  const place = indexFor(startsThen, String(row['start']));
  return [
    ...putBack(file, path, row, saved),
    endedBefore(shown, file, path, from),
    {
      file,
      edit: { kind: 'insert', path: ['classes'], index: place, value: { ...row, from } },
    },
  ];
}

/** Ends a class on the day before. */
export function endedBefore(
  shown: Shown,
  file: string,
  path: Place['path'],
  from: string,
): FileEdit {
  const [at, value] = [[...path, 'until'], addDays(from, -1)];
  const order = orderOf(shown, file, path);
  return valueAt(shown.values[file], at) === undefined
    ? { file, edit: { kind: 'add', path: at, value, order } }
    : { file, edit: { kind: 'set', path: at, value } };
}

/** Puts the saved class back, and changes it on some days only. */
export function classOnDays(
  shown: Shown,
  { file, index }: { file: string; index: number },
  saved: Fields,
  { from, until }: Required<Days>,
): FileEdit[] {
  const path = ['classes', index];
  const row = valueAt(shown.values[file], path) as Fields;
  const changed = changedFields(row, saved);
  const hasNewTime = changed.includes('start') || changed.includes('end');
  const { edit } = addedEntry(shown, 'changes', {
    ...(from === until ? { date: from } : { from, until }),
    class: saved['class'],
    start: saved['start'],
    ...(changed.includes('trainer') && { trainer: row['trainer'] }),
    ...(hasNewTime && { newStart: row['start'], newEnd: row['end'] }),
  });
  return [...putBack(file, path, row, saved), edit];
}

const orderOf = (shown: Shown, file: string, path: Place['path']) =>
  groupAt(shown, file, path).fields.map(([name]) => name);
