import type { FileEdit } from '../draft/protocol.ts';
import { valueAt } from '../words/place-in-words.ts';
import type { Shown } from '../form/shown.ts';
import { addDays, nextDate } from '../../timetable/clock.ts';
import { isHeldOn } from '../../timetable/recurrence.ts';
import { endedBefore } from './postponed-change.ts';
import { rowsOfWeek, type ClassRow } from './timetable-rows.ts';
import type { PlaceOfCoach } from './places-of-coach.ts';
import { givenTo, type CoachOf } from './takeover-edits.ts';

/**
 * The edits that give the classes of a coach to others from a day on: a weekly class held before that day ends and
 * begins anew with the other coach; one that begins later, and classes of single days and absences from then on, change
 * their coach. The coach stays on the site.
 */
export function takeoverFromDay(
  shown: Shown,
  places: readonly PlaceOfCoach[],
  coachOf: CoachOf,
  from: string,
): FileEdit[] {
  const rows = rowsOfWeek(shown);
  return places
    .toReversed()
    .filter(({ kind }) => kind === 'weekly' || kind === 'once' || kind === 'substitute')
    .flatMap((one): FileEdit[] => {
      const { file, path } = one.place;
      const item = valueAt(shown.values[file], path) as { date?: string; from?: string };
      const coach = coachOf(one)!;
      const first = item.date ?? item.from ?? '';
      if (first >= from) return [givenTo(one, coach)];
      const row = rows.find((other) => other.file === file && other.index === path[1]);
      // Single days that have begun by then keep their coach.
      if (!row || (row.weeks.until ?? from) < from) return [];
      const value = { ...item, trainer: coach, from: firstOf(row, from) };
      const insertion = { kind: 'insert', path: ['classes'], index: row.index + 1, value } as const;
      const ended = endedBefore(shown, file, path, from);
      // A class of every n-th week may end before its next date.
      return value.from > (row.weeks.until ?? value.from)
        ? [ended]
        : [ended, { file, edit: insertion }];
    });
}

/** The first date of a class from a day on, which keeps its weeks in step; the day itself for a class of every week. */
function firstOf({ weeks, day }: ClassRow, from: string): string {
  if (weeks.everyWeeks === undefined) return from;
  let date = nextDate(day, from);
  while (!isHeldOn({ ...weeks, until: undefined }, date)) date = addDays(date, 7);
  return date;
}
