import { dateInWords, timeInWords } from '../words/days-in-words.ts';
import { namesIn, useShown, useStore } from '../frame/use-desk.ts';
import type { Names } from '../words/names.ts';
import { savedAt } from '../draft/saved-at.ts';
import { valueAt } from '../words/place-in-words.ts';
import { words } from '../words.ts';
import { changedFields, classFromDay, classOnDays } from './postponed-change.ts';
import type { ClassRow } from './timetable-rows.ts';
import { WhenItBegins } from './WhenItBegins.tsx';

/** Asks when the change of a weekly class begins. Nothing is asked of a new class, or of one held every few weeks. */
export function ClassBegins({ row }: { row: ClassRow }) {
  const shown = useShown();
  const { write } = useStore();
  const names = namesIn(shown);
  const { file, index } = row;
  const place = { file, path: ['classes', index] };
  const saved = savedAt(shown, place) as Record<string, unknown> | undefined;
  const now = valueAt(shown.values[file], place.path) as Record<string, unknown>;
  if (!saved || row.weeks.everyWeeks !== undefined) return null;
  const changed = changedFields(now, saved);
  if (changed.length === 0 || changed.some((name) => now[name] === '')) return null;
  const name = names.thing('class', String(saved['class']));
  return (
    <WhenItBegins
      legend={words.changeBegins}
      before={inWords(saved, names)}
      after={inWords(now, names)}
      onFrom={(from) =>
        write(
          { edits: classFromDay(shown, row, saved, from) },
          words.changesThen(name, words.fromDay(dateInWords(from))),
        )
      }
      onDays={
        changed.includes('class')
          ? undefined
          : (from, until) =>
              write(
                { edits: classOnDays(shown, row, saved, { from, until }) },
                words.changesThen(name, words.daysInWords(dateInWords(from), dateInWords(until))),
              )
      }
    />
  );
}

/** "Yoga 6:00 pm to 7:00 pm, Meenakshi R." */
const inWords = (row: Record<string, unknown>, names: Names) =>
  [
    `${names.thing('class', String(row['class']))} ${words.fromTo(timeInWords(String(row['start'])), timeInWords(String(row['end'])))}`,
    names.thing('trainer', String(row['trainer'])),
  ].join(', ');
