import { weekdays } from '../../content/weekdays.ts';
import { capitalise } from '../../text/format.ts';
import type { Shown } from '../../editor/shown.ts';
import { fileOfDay, rowsOfDay } from '../screens/timetable-rows.ts';
import { words } from '../words.ts';
import type { Consequence } from './consequence.ts';

/**
 * Asks whether the note of a weekday is still true if a class was added to that day, removed or replaced, and the note
 * was not edited. Other times and coaches do not count.
 */
export const outdatedDayNotes = (shown: Shown): Consequence[] =>
  weekdays.flatMap((day) => {
    const file = fileOfDay(day);
    const noteIn = (values: Shown['values']) =>
      (values[file] as { note?: unknown } | null | undefined)?.note;
    const note = noteIn(shown.values);
    if (typeof note !== 'string' || note === '' || noteIn(shown.saved) !== note) return [];
    const classesOf = (values: Shown['values']) =>
      JSON.stringify(
        rowsOfDay(values, day)
          .map((row) => row.class)
          .sort(),
      );
    if (classesOf(shown.values) === classesOf(shown.saved)) return [];
    return [
      {
        subject: 'timetable',
        key: `${file} ${classesOf(shown.values)}`,
        fact: words.daySays(capitalise(day), note),
        rest: words.stillTrue,
        answers: [],
        place: { file, path: ['note'] },
      },
    ];
  });
