import { valueAfter } from '../draft/edit.ts';
import type { FileEdit } from '../draft/protocol.ts';
import type { Shown } from '../form/shown.ts';
import { valueAt } from '../words/place-in-words.ts';
import { datedItems, noticeFile } from './dated-classes.ts';
import { hasEnded, type PlaceOfCoach } from './places-of-coach.ts';
import { rowsOfWeek } from './timetable-rows.ts';

type Values = Shown['values'];

/** The coach who takes over a place; undefined until one is chosen. */
export type CoachOf = (place: PlaceOfCoach) => string | undefined;

/** The edit that gives a place to a coach. */
export const givenTo = (
  { place: { file, path }, field }: PlaceOfCoach,
  coach: string,
): FileEdit => ({
  file,
  edit: { kind: 'set', path: [...path, field], value: coach },
});

/** The values after the chosen coaches have taken over their places. */
export const valuesAfterTakeover = (
  values: Values,
  places: readonly PlaceOfCoach[],
  coachOf: CoachOf,
) =>
  places.reduce<Values>((now, one) => {
    const coach = coachOf(one);
    if (coach === undefined) return now;
    const { file, edit } = givenTo(one, coach);
    return { ...now, [file]: valueAfter(now[file], edit) };
  }, values);

/**
 * The edits that give the places of a coach to others, remove what is over or no longer needed, and remove the coach, in
 * this order.
 */
export function takeoverEdits(
  shown: Pick<Shown, 'values' | 'setting'>,
  id: string,
  places: readonly PlaceOfCoach[],
  coachOf: CoachOf,
): FileEdit[] {
  const listed = (file: string, list: string) =>
    (valueAt(shown.values[file], [list]) as Record<string, unknown>[] | undefined) ?? [];
  const at = listed('trainers.yaml', 'trainers').findIndex((one) => one['id'] === id);
  return [
    ...places
      .filter(({ kind }) => kind === 'weekly' || kind === 'substitute')
      .map((one) => givenTo(one, coachOf(one)!)),
    ...datedEdits(shown, id, places, coachOf),
    ...mentionEdits(shown, id),
    ...endedClasses(shown, id),
    { file: 'trainers.yaml', edit: { kind: 'remove', path: ['trainers'], index: at } },
  ];
}

/** The removals of the weekly classes of a coach that have ended, from the last on. */
const endedClasses = (shown: Pick<Shown, 'values' | 'setting'>, id: string): FileEdit[] =>
  rowsOfWeek(shown)
    .filter((row) => row.trainer === id && hasEnded(row, shown.setting.today))
    .toReversed()
    .map(({ file, index }) => ({ file, edit: { kind: 'remove', path: ['classes'], index } }));

/** The edits of changed and extra classes: another coach, or the removal of those that are as usual again or over. */
function datedEdits(
  { values }: Pick<Shown, 'values'>,
  id: string,
  places: readonly PlaceOfCoach[],
  coachOf: CoachOf,
): FileEdit[] {
  const after = valuesAfterTakeover(values, places, coachOf);
  const isAsUsual = (place: PlaceOfCoach) => {
    const usual = place.usualCoaches(after);
    return usual.length > 0 && usual.every((coach) => coach === coachOf(place));
  };
  return (['changes', 'extraClasses'] as const).flatMap((list) => {
    const needless: number[] = [];
    const items = datedItems(values, list);
    const edits = items.flatMap((item, index): FileEdit[] => {
      const path = [list, index];
      const place = places.find(
        (one) => one.place.file === noticeFile && one.place.path.join() === path.join(),
      );
      if (place && !isAsUsual(place)) return [givenTo(place, coachOf(place)!)];
      if (place && item.newStart !== undefined)
        return [{ file: noticeFile, edit: { kind: 'take', path: [...path, 'trainer'] } }];
      if (place || item.trainer === id) needless.unshift(index);
      return [];
    });
    return needless.length === items.length
      ? removals(list, needless, items.length)
      : [...edits, ...removals(list, needless, items.length)];
  });
}

/** Removes items of a dated list, by descending index; with the last item, the list. */
const removals = (list: string, indexes: readonly number[], count: number): FileEdit[] =>
  count > 0 && indexes.length === count
    ? [{ file: noticeFile, edit: { kind: 'take', path: [list] } }]
    : indexes.map((index) => ({
        file: noticeFile,
        edit: { kind: 'remove', path: [list], index },
      }));

/**
 * The edits of entries that name the coach without needing another one: absences of the coach go, a moved class has the
 * coach of its usual day, and a voice stays without a coach.
 */
function mentionEdits({ values }: Pick<Shown, 'values'>, id: string): FileEdit[] {
  const absences = datedItems(values, 'absences');
  const over = [...absences.keys()].filter((index) => absences[index]!.trainer === id).toReversed();
  const voices = (valueAt(values['voices.yaml'], ['voices']) ?? []) as { trainer?: string }[];
  const without = (file: string, list: string, items: readonly { trainer?: string }[]) =>
    items.flatMap(({ trainer }, index): FileEdit[] =>
      trainer === id ? [{ file, edit: { kind: 'take', path: [list, index, 'trainer'] } }] : [],
    );
  return [
    ...removals('absences', over, absences.length),
    ...without(noticeFile, 'moves', datedItems(values, 'moves')),
    ...without('voices.yaml', 'voices', voices),
  ];
}
