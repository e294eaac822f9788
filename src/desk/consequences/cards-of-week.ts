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

interface Card {
  class: string;
  trainer: string;
  start: string;
  end: string;
  days: Weekday[];
}

/** Cards of the Schedule page that contradict the timetable. */
export function cardsOfWeek(shown: Shown): Consequence[] {
  const names = namesIn(shown);
  return cardsToChange(shown).map(({ card, days, edits }) => ({
    subject: 'timetable',
    key: JSON.stringify([card, days]),
    fact: words.cardSays(names.thing('class', card.class), joinWords(card.days.map(capitalise))),
    rest:
      days.length === 0
        ? words.cardWouldGo
        : words.cardWouldRead(joinWords(days.map(capitalise)), timeInWords(card.start)),
    answers: [{ words: days.length === 0 ? words.removeCard : words.changeCard, edits }],
  }));
}

/** Cards whose days differ from the days of that class, time and coach in the timetable. */
function cardsToChange(shown: Shown) {
  const cards = (shown.values[file] as { rows?: Card[] } | null | undefined)?.rows ?? [];
  const rows = rowsOfWeek(shown);
  return cards.flatMap((card, index) => {
    if (!Array.isArray(card.days)) return [];
    const days = weekdays.filter((day) =>
      rows.some(
        (row) =>
          row.day === day &&
          row.class === card.class &&
          row.start === card.start &&
          row.trainer === card.trainer,
      ),
    );
    if (card.days.every((day) => days.includes(day)) && card.days.length === days.length) return [];
    const edits: FileEdit[] =
      days.length === 0
        ? [{ file, edit: { kind: 'remove', path: ['rows'], index } }]
        : dayEdits(card.days, days).map((edit) => ({
            file,
            edit: { ...edit, path: ['rows', index, 'days'] },
          }));
    return [{ index, card, days, edits }];
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
