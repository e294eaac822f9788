import { capitalise, joinWords } from '../../text/format.ts';
import type { FileEdit } from '../../editor/protocol.ts';
import type { Shown } from '../../editor/shown.ts';
import { savedAt } from '../../editor/saved-at.ts';
import { rowsOfWeek } from '../screens/timetable-rows.ts';
import { namesIn } from '../../editor/use-desk.ts';
import { words } from '../words.ts';
import type { Consequence } from './consequence.ts';

/** The parts of a class and of a row of “Classes to try” that name a coach. */
interface Named {
  id: string;
  trainer: string;
}
type ClassToTry = Pick<Named, 'trainer'> & { class: string };

/**
 * After a class gets another usual coach: asks whether its rows in the timetable and in “Classes to try”, which
 * still name the old coach, should name the new one.
 */
export function classesOfCoach(shown: Shown): Consequence[] {
  const names = namesIn(shown);
  const listed = <Item>(file: string, list: string) =>
    (shown.values[file] as Record<string, readonly Item[]> | null | undefined)?.[list] ?? [];
  return listed<Named>('classes.yaml', 'classes').flatMap(({ id, trainer }, at) => {
    const place = { file: 'classes.yaml', path: ['classes', at, 'trainer'] };
    const before = savedAt(shown, place);
    if (typeof before !== 'string' || before === trainer || trainer === '') return [];
    const rows = rowsOfWeek(shown).filter((row) => row.class === id && row.trainer === before);
    if (rows.length === 0) return [];
    const give = (file: string, list: string, index: number): FileEdit => ({
      file,
      edit: { kind: 'set', path: [list, index, 'trainer'], value: trainer },
    });
    const toTry = listed<ClassToTry>('schedule/overview.yaml', 'rows').flatMap((row, index) =>
      row.class === id && row.trainer === before
        ? [give('schedule/overview.yaml', 'rows', index)]
        : [],
    );
    const days = joinWords(rows.map(({ day }) => capitalise(day)));
    return [
      {
        subject: 'coaches',
        key: JSON.stringify([id, before, trainer]),
        fact: words.weekHasCoach(names.thing('trainer', before), names.thing('class', id), days),
        rest: '',
        answers: [
          {
            words: words.giveThemTo(names.thing('trainer', trainer)),
            edits: [...rows.map((row) => give(row.file, 'classes', row.index)), ...toTry],
          },
        ],
        place: { file: rows[0]!.file, path: ['classes', rows[0]!.index, 'trainer'] },
      },
    ];
  });
}
