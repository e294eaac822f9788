import { weekdays } from '../../content/weekdays.ts';
import { capitalise } from '../../text/format.ts';
import type { Shown } from '../../editor/desk-store.ts';
import { fileOfDay, rowsOfDay } from '../screens/timetable-rows.ts';
import { words } from '../words.ts';
import type { Consequence } from './consequence.ts';

/** Days whose classes have changed while the sentence beside the name of the day is the same. */
export const sentencesOfDays = (shown: Shown): Consequence[] =>
  weekdays.flatMap((day) => {
    const file = fileOfDay(day);
    const noteIn = (values: Shown['values']) =>
      (values[file] as { note?: unknown } | null | undefined)?.note;
    const note = noteIn(shown.values);
    if (typeof note !== 'string' || note === '' || noteIn(shown.saved) !== note) return [];
    const held = (values: Shown['values']) =>
      JSON.stringify(
        rowsOfDay(values, day)
          .map((row) => row.class)
          .sort(),
      );
    if (held(shown.values) === held(shown.saved)) return [];
    return [
      {
        subject: 'timetable',
        key: `${file} ${held(shown.values)}`,
        fact: words.daySays(capitalise(day), note),
        rest: words.stillTrue,
        answers: [],
        place: { file, path: ['note'] },
      },
    ];
  });
