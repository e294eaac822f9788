import type { Notice } from '../content/notice.ts';
import { dayOf } from './clock.ts';
import type { Week } from './slots.ts';

/** The texts about a moved class: on its usual day (`away`) and on its new day (`here`). */
export interface WordsOfMoves {
  away: (newDate: string, newStart: string) => string;
  here: (oldDate: string) => string;
}

/**
 * Replaces each moved class of a notice with a cancellation on its usual day and an extra class on its new day, so that
 * no other code of the timetable has to know about moves.
 */
export function withMoves(
  { moves = [], ...notice }: Notice,
  week: Week,
  { away, here }: WordsOfMoves,
): Notice {
  if (moves.length === 0) return notice;
  const cancellations = moves.map(({ date, class: id, start, ...move }) => {
    const words = away(move.newDate, move.newStart);
    const reason = move.reason === undefined ? words : `${words}, ${move.reason}`;
    return { date, class: id, start, reason };
  });
  const extraClasses = moves.flatMap(({ date, class: id, start, ...move }) => {
    const trainer = move.trainer ?? rowOn(week, date, id, start)?.trainer;
    // The check reports a move of a class that the timetable does not have then.
    if (trainer === undefined) return [];
    const times = { start: move.newStart, end: move.newEnd };
    return { date: move.newDate, class: id, ...times, trainer, reason: here(date) };
  });
  return {
    ...notice,
    cancellations: [...(notice.cancellations ?? []), ...cancellations],
    extraClasses: [...(notice.extraClasses ?? []), ...extraClasses],
  };
}

const rowOn = (week: Week, date: string, id: string, start: string) =>
  week[dayOf(date)].find((row) => row.class === id && row.start === start);
