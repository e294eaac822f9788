import { weekdays, type Weekday } from '../../content/weekdays.ts';
import { capitalise, joinWords } from '../../text/format.ts';
import type { FileEdit } from '../../editor/protocol.ts';
import type { Shown } from '../../editor/shown.ts';
import { rowsOfWeek } from '../screens/timetable-rows.ts';
import { namesIn } from '../../editor/use-desk.ts';
import { words } from '../words.ts';
import type { Consequence } from './consequence.ts';
import { timeInWords } from '../../editor/days-in-words.ts';

const file = 'schedule/overview.yaml';

interface ClassToTry {
  class: string;
  trainer: string;
  start: string;
  end: string;
  days: Weekday[];
}

/** Rows of “Classes to try” on the Schedule page that contradict the timetable. */
export function outdatedClassesToTry(shown: Shown): Consequence[] {
  const names = namesIn(shown);
  return outdatedRows(shown).map(({ row, days, edits }) => ({
    subject: 'timetable',
    key: JSON.stringify([row, days]),
    fact: words.classToTrySays(
      names.thing('class', row.class),
      joinWords(row.days.map(capitalise)),
    ),
    rest:
      days.length === 0
        ? words.rowWouldGo
        : words.rowWouldRead(joinWords(days.map(capitalise)), timeInWords(row.start)),
    answers: [{ words: days.length === 0 ? words.removeRow : words.changeRow, edits }],
  }));
}

/** Rows whose days are not those of the same class, start and coach in the timetable. */
function outdatedRows(shown: Shown) {
  const rows = (shown.values[file] as { rows?: ClassToTry[] } | null | undefined)?.rows ?? [];
  const classes = rowsOfWeek(shown);
  return rows.flatMap((row, index) => {
    if (!Array.isArray(row.days)) return [];
    const days = weekdays.filter((day) =>
      classes.some(
        (one) =>
          one.day === day &&
          one.class === row.class &&
          one.start === row.start &&
          one.trainer === row.trainer,
      ),
    );
    if (row.days.every((day) => days.includes(day)) && row.days.length === days.length) return [];
    const edits: FileEdit[] =
      days.length === 0
        ? [{ file, edit: { kind: 'remove', path: ['rows'], index } }]
        : dayEdits(row.days, days).map((edit) => ({
            file,
            edit: { ...edit, path: ['rows', index, 'days'] },
          }));
    return [{ row, days, edits }];
  });
}

/** Removes and inserts days, in the order of the week. */
function dayEdits(before: readonly Weekday[], after: readonly Weekday[]) {
  const removed = before
    .map((day, index) => ({ day, index }))
    .filter(({ day }) => !after.includes(day))
    .reverse()
    .map(({ index }) => ({ kind: 'remove' as const, index }));
  const left = before.filter((day) => after.includes(day));
  const added = after
    .filter((day) => !before.includes(day))
    .map((day) => {
      const later = left.findIndex((one) => weekdays.indexOf(one) > weekdays.indexOf(day));
      const index = later === -1 ? left.length : later;
      left.splice(index, 0, day);
      return { kind: 'insert' as const, index, value: day };
    });
  return [...removed, ...added];
}
