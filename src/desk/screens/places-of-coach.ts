import { dayOf } from '../../timetable/clock.ts';
import { capitalise } from '../../content/text/format.ts';
import { dateInWords, timeInWords } from '../words/days-in-words.ts';
import type { Shown } from '../form/shown.ts';
import type { Place } from '../draft/place.ts';
import { namesIn } from '../frame/use-desk.ts';
import { classesOn, datedItems, daysAhead, noticeFile, type DatedItem } from './dated-classes.ts';
import { rowsOfDay, rowsOfWeek, type ClassRow } from './timetable-rows.ts';
import { valueAfter } from '../draft/edit.ts';
import { words } from '../words.ts';

type Values = Shown['values'];

/** An item of the content for which somebody must choose a coach when a certain coach leaves. */
export interface PlaceOfCoach {
  /**
   * A class of the timetable, a class on some dates, a class in which somebody replaces the coach, an absence of another
   * coach whose classes this one gives, or only the card of a class.
   */
  kind: 'weekly' | 'once' | 'replaced' | 'substitute';
  /** In words: "Yoga, Friday 6:00 pm". */
  name: string;
  /** What the coach has to do with the item; '' if that is obvious. */
  why: string;
  /** The id of the class; undefined for an absence. */
  class?: string;
  /** Where the item is in the content. */
  place: Place;
  /** The field of the item that names the coach. */
  field: 'trainer' | 'substitute';
  /** Whether a coach gives another class then. */
  isBusy: (coach: string, values: Values) => boolean;
  /** The coaches of the timetable whom the item replaces. */
  usualCoaches: (values: Values) => readonly string[];
}

/**
 * The classes of the timetable, the changed and extra classes and the absences of others that need another
 * coach if this one leaves, in this order. Moved classes and absences of this coach are not among them.
 */
export function placesOfCoach(shown: Shown, id: string): PlaceOfCoach[] {
  const weekly = rowsOfWeek(shown).filter(
    (row) => row.trainer === id && !hasEnded(row, shown.setting.today),
  );
  return [
    ...weekly.map((row) => weeklyPlace(shown, row)),
    ...(['changes', 'extraClasses'] as const).flatMap((list) =>
      datedItems(shown.values, list).flatMap((item, index) =>
        datedPlace(shown, id, list, item, index),
      ),
    ),
    ...datedItems(shown.values, 'absences').flatMap((absence, index) =>
      substitutePlace(shown, id, absence, index),
    ),
  ];
}

/** Whether a weekly class has had its last day. */
export const hasEnded = ({ weeks }: ClassRow, today: string) => (weeks.until ?? today) < today;

interface Timed {
  start: string;
  end: string;
}
const overlap = (one: Timed, other: Timed) => one.start < other.end && other.start < one.end;

const weeklyPlace = (shown: Shown, row: ClassRow): PlaceOfCoach => ({
  kind: 'weekly',
  name: words.classOnDay(
    namesIn(shown).thing('class', row.class),
    capitalise(row.day),
    timeInWords(row.start),
  ),
  why: '',
  class: row.class,
  place: { file: row.file, path: ['classes', row.index] },
  field: 'trainer',
  isBusy: (coach, values) =>
    rowsOfDay(values, row.day).some(
      (one) => one.index !== row.index && one.trainer === coach && overlap(one, row),
    ),
  usualCoaches: () => [],
});

/** A change or an extra class of today or later that the coach gives, or in which somebody replaces the coach. */
function datedPlace(
  shown: Shown,
  id: string,
  list: 'changes' | 'extraClasses',
  item: DatedItem,
  index: number,
): PlaceOfCoach[] {
  const names = namesIn(shown);
  const dates = daysAhead(item, shown.setting.today);
  const isOwn = (one: { class: string; usualStart: string; extra?: number }) =>
    list === 'extraClasses'
      ? one.extra === index
      : one.extra === undefined && one.class === item.class && one.usualStart === item.start;
  const usualCoaches = (values: Values) => [
    ...new Set(
      dates.flatMap((date) =>
        rowsOfDay(values, dayOf(date)).flatMap((row) =>
          row.class === item.class && row.start === item.start ? [row.trainer] : [],
        ),
      ),
    ),
  ];
  const usual = list === 'changes' ? usualCoaches(shown.values) : [];
  const isGiven = item.trainer === id;
  const isReplaced = item.trainer !== undefined && usual.includes(id);
  if (dates.length === 0 || !(isGiven || isReplaced)) return [];
  const replaced = usual.filter((one) => one !== id).map((one) => names.thing('trainer', one));
  return [
    {
      kind: isGiven ? 'once' : 'replaced',
      name: words.classOnDay(
        names.thing('class', item.class ?? ''),
        firstToLast(dates),
        timeInWords(item.newStart ?? item.start ?? ''),
      ),
      why: isGiven
        ? words.standsInFor(replaced)
        : words.isReplacedBy(names.thing('trainer', item.trainer!)),
      class: item.class ?? '',
      place: { file: noticeFile, path: [list, index] },
      field: 'trainer',
      isBusy: (coach, values) =>
        dates.some((date) => {
          const all = classesOn(values, date);
          return all.some(
            (one) =>
              !isOwn(one) &&
              one.trainer === coach &&
              all.some((own) => isOwn(own) && overlap(own, one)),
          );
        }),
      usualCoaches: list === 'changes' ? usualCoaches : () => [],
    },
  ];
}

/** "Mon 30 November 2026", or the first and the last of several dates. */
function firstToLast(dates: readonly string[]): string {
  const [first, last] = [dateInWords(dates[0]!), dateInWords(dates.at(-1)!)];
  return words.daysInWords(first, last === first ? undefined : last);
}

/** An absence of another coach, today or later, whose classes the coach gives. */
function substitutePlace(
  shown: Shown,
  id: string,
  absence: DatedItem,
  index: number,
): PlaceOfCoach[] {
  const names = namesIn(shown);
  const dates = daysAhead(absence, shown.setting.today);
  const { trainer: away = '' } = absence;
  if (absence.substitute !== id || dates.length === 0) return [];
  const place = { file: noticeFile, path: ['absences', index] };
  return [
    {
      kind: 'substitute',
      name: words.classOnDay(words.classesOf(names.thing('trainer', away)), firstToLast(dates), ''),
      why: words.isReplacedBy(names.thing('trainer', id)),
      place,
      field: 'substitute',
      isBusy: (coach, values) => {
        const path = [...place.path, 'substitute'];
        const open = {
          ...values,
          [noticeFile]: valueAfter(values[noticeFile], { kind: 'set', path, value: '' }),
        };
        return (
          coach === away ||
          dates.some((date) => {
            const all = classesOn(open, date);
            return all.some(
              (one) =>
                one.trainer === coach && all.some((own) => own.trainer === '' && overlap(own, one)),
            );
          })
        );
      },
      usualCoaches: () => [],
    },
  ];
}

/** A class that names the coach only on its card. */
