import { addDays, type Days, daysOf, overlap, weekdayOf } from '../../content/dates.ts';
import { type CheckedFiles, valueOf, weekOf } from '../../content/files.ts';
import type { Notice } from '../../content/notice.ts';
import type { ValueProblem } from '../../content/problem.ts';
import { capitalise } from '../../content/text/format.ts';
import {
  type Occurrence,
  occurrences,
  type TimetableContent,
} from '../../timetable/occurrences.ts';
import { hoursOn } from '../../timetable/opening-hours.ts';
import { nextDateOf } from '../../timetable/recurrence.ts';
import { extraSlots, isExtra, type Slot, weeklySlots } from '../../timetable/slots.ts';
import { timesBetween } from './opening-hours.ts';
import { daysOverlap, firstDayLine } from './special-days.ts';
import { coachIsBusy } from './weekly-classes.ts';
import type { Say } from './sentences.ts';

type Cancellation = NonNullable<Notice['cancellations']>[number];
type Change = NonNullable<Notice['changes']>[number];
type ExtraClass = NonNullable<Notice['extraClasses']>[number];

const file = 'notice.yaml';

/**
 * Rule: the cancelled, changed, moved and extra classes and the absences in notice.yaml must agree with the timetable.
 * Of entries that are over, only overlapping days are reported.
 */
export function* classChangesFit(
  content: CheckedFiles,
  today: string,
  say: Say,
): Generator<ValueProblem> {
  const [notice, hours, week] = [
    valueOf(content, file),
    valueOf(content, 'hours.yaml'),
    weekOf(content),
  ];
  if (!notice || !hours || !week) return;
  const { cancellations = [], changes = [], extraClasses = [], absences = [], moves = [] } = notice;
  const lists = { cancellations, changes, extraClasses };
  for (const [list, items] of Object.entries<readonly (Cancellation | Change | ExtraClass)[]>(
    lists,
  ))
    yield* daysOverlap(
      say,
      file,
      list,
      items,
      (one, other) => one.class === other.class && one.start === other.start,
      (item) => slotInWords(say, item),
      list !== 'extraClasses',
    );
  const timetable = timetableOf({ week, hours, notice });
  // check-references.ts reports unknown ids.
  const coaches = new Set(valueOf(content, 'trainers.yaml')?.trainers.map(({ id }) => id));
  const isKnownCoach = (id: string) => coaches.has(id);
  const isKnown = (item: { class: string; trainer?: string | undefined }) =>
    valueOf(content, 'classes.yaml')?.classes.some(({ id }) => id === item.class) &&
    (item.trainer === undefined || isKnownCoach(item.trainer));
  const current = <Item extends Change>(list: string, items: readonly Item[]) =>
    [...items.entries()]
      .filter(([, item]) => daysOf(item).until >= today && isKnown(item))
      .map(([index, item]) => ({ item, path: [list, index], dates: datesOf(item) }));
  for (const { item, path, dates } of current('cancellations', cancellations))
    yield* appliesToAClass(say, timetable, item, path, dates);
  for (const { item, path, dates } of current('changes', changes)) {
    const unmatched = [...appliesToAClass(say, timetable, item, path, dates)];
    yield* unmatched;
    if (unmatched.length === 0) yield* changeFits(say, timetable, item, path, dates);
  }
  for (const { item, path, dates } of current('extraClasses', extraClasses))
    yield* extraFits(say, timetable, item, path, dates);
  for (const [index, item] of moves.entries())
    if (item.newDate >= today && isKnown(item))
      yield* moveFits(say, timetable, item, ['moves', index]);
  yield* absencesFit(say, timetable, absences, today, isKnownCoach);
}

/** The timetable for these rules. It knows past days too, so that an entry that was once right stays right. */
function timetableOf(content: TimetableContent) {
  const held = new Map<string, Occurrence[]>();
  const heldOn = (date: string) => {
    const known = held.get(date) ?? occurrences(content, date, 1);
    held.set(date, known);
    return known;
  };
  return {
    week: content.week,
    /** The classes of the usual week. */
    slots: weeklySlots(content.week),
    /** Returns the classes that are held on some dates. */
    on: (dates: readonly string[]) => dates.flatMap(heldOn),
    hoursOn: (date: string) => hoursOn(content.hours, date),
  };
}

type Timetable = ReturnType<typeof timetableOf>;

type Move = NonNullable<Notice['moves']>[number];

/** A moved class must be on the timetable of its own day, and fit into the new one. */
function* moveFits(
  say: Say,
  timetable: Timetable,
  item: Move,
  path: Path,
): Generator<ValueProblem> {
  const { date, class: id, start, newDate, newStart, newEnd } = item;
  const unmatched = [...appliesToAClass(say, timetable, { date, class: id, start }, path, [date])];
  yield* unmatched;
  if (unmatched.length > 0) return;
  const [own] = extraSlots({ label: '', moves: [item] }, timetable.week);
  const held = { date: newDate, class: id, start: newStart, end: newEnd, trainer: own!.trainer };
  const lines = { start: 'newStart', trainer: item.trainer === undefined ? 'newDate' : 'trainer' };
  yield* extraFits(say, timetable, held, path, [newDate], lines);
}

type Absence = NonNullable<Notice['absences']>[number];

/** A coach who is away must have classes on these days, and the substitute must be free for them. */
function* absencesFit(
  say: Say,
  timetable: Timetable,
  absences: readonly Absence[],
  today: string,
  isKnownCoach: (id: string) => boolean,
): Generator<ValueProblem> {
  yield* daysOverlap(
    say,
    file,
    'absences',
    absences,
    (one, other) => one.trainer === other.trainer,
    ({ reason }) => `"${reason}"`,
    false,
  );
  for (const [index, item] of absences.entries()) {
    const { trainer, substitute = trainer } = item;
    if (daysOf(item).until < today || ![trainer, substitute].every(isKnownCoach)) continue;
    const own = timetable.on(datesOf(item)).filter(({ slot }) => slot.trainer === trainer);
    const path = ['absences', index];
    if (own.length === 0)
      yield {
        file,
        path: [...path, 'trainer'],
        message: `${say.coach(trainer)} has no class on these days, so no page says anything.`,
        remedy: 'Correct the days or the coach, or delete this item.',
      };
    else if (substitute !== trainer)
      yield* coachIsFree(say, timetable, own, [...path, 'substitute']);
  }
}

/** Names a class at a time: "Yoga at 9:00am". */
const slotInWords = (say: Say, { class: id, start }: { class: string; start: string }) =>
  `${say.class(id)} at ${say.time(start)}`;

type Path = (string | number)[];

function datesOf(item: Days): string[] {
  const { from, until } = daysOf(item);
  const dates: string[] = [];
  for (let date = from; date <= until; date = addDays(date, 1)) dates.push(date);
  return dates;
}

const isOf = (item: { class: string; start: string }) => (slot: Slot) =>
  slot.class === item.class && slot.start === item.start;

/** Returns the classes to which an entry applies, on its days. */
const heldOf = (timetable: Timetable, item: Change, dates: string[]) =>
  timetable.on(dates).filter(({ slot }) => isOf(item)(slot));

/** The class of an entry must be held on at least one of its days. */
function* appliesToAClass(
  say: Say,
  timetable: Timetable,
  item: Change,
  path: Path,
  dates: string[],
): Generator<ValueProblem> {
  if (heldOf(timetable, item, dates).length > 0) return;
  const { slots } = timetable;
  const [first] = dates;
  const isOneDay = item.date !== undefined;
  const day = weekdayOf(first!);
  const line = firstDayLine(item);
  const otherWeek = slots.find((one) => isOf(item)(one) && (!isOneDay || one.day === day));
  const next = otherWeek?.weeks && nextDateOf(otherWeek, first!);
  if (next !== undefined) {
    yield {
      file,
      path: [...path, line],
      message: `${slotInWords(say, item)} is held only in some weeks, and not ${isOneDay ? `on ${say.date(first!)}` : 'on any of these days'}. Its next day is ${say.date(next)}.`,
      remedy: isOneDay ? `Write ${next}, or another day on which it is held.` : 'Correct the days.',
    };
    return;
  }
  if (!isOneDay) {
    const held = slots
      .filter((one) => one.class === item.class)
      .map(({ day: on, start }) => `${capitalise(on)} ${say.time(start)}`);
    yield {
      file,
      path: [...path, 'start'],
      message: `There is no ${slotInWords(say, item)} ${say.onDays(daysOf(item))}.`,
      remedy:
        held.length === 0
          ? `Correct the class: ${say.class(item.class)} is not on the timetable at all.`
          : `Correct the class, the start or the days. It is held on ${held.join(', ')}.`,
    };
    return;
  }
  const rows = slots.filter((one) => one.day === day);
  const held = rows.map(({ class: id, start }) => `${say.class(id)} ${say.time(start)}`);
  yield {
    file,
    path: [...path, rows.some((row) => row.class === item.class) ? 'start' : line],
    message: `${say.date(first!)} is a ${capitalise(day)}, and there is no ${slotInWords(say, item)} on that day.`,
    remedy: `Correct the date, the class or the start. On ${capitalise(day)} there is ${held.join(', ') || 'nothing'}.`,
  };
}

/** A changed class must differ from the usual one, lie within the opening hours, and have a coach who is free. */
function* changeFits(
  say: Say,
  timetable: Timetable,
  item: Change,
  path: Path,
  dates: string[],
): Generator<ValueProblem> {
  const held = heldOf(timetable, item, dates);
  const same = held.every(
    ({ slot }) =>
      (item.trainer ?? slot.trainer) === slot.trainer &&
      (item.newStart ?? slot.start) === slot.start &&
      (item.newEnd ?? slot.end) === slot.end,
  );
  if (same) {
    const { trainer: coach, start, end } = held[0]!.slot;
    yield {
      file,
      path: [...path, item.trainer === undefined ? 'newStart' : 'trainer'],
      message:
        item.trainer === undefined
          ? `The class is already from ${say.times({ start, end })}.`
          : `${say.coach(coach)} already gives this class.`,
      remedy: 'Say what is different then, or delete this item.',
    };
    return;
  }
  const line = item.newStart === undefined ? firstDayLine(item) : 'newStart';
  yield* gymIsOpen(say, timetable, held, item, [...path, line]);
  yield* coachIsFree(say, timetable, held, [
    ...path,
    item.trainer === undefined ? 'newStart' : 'trainer',
  ]);
}

/** The gym must be open on at least one of the days, and the class within the opening hours of each open day. */
function* gymIsOpen(
  say: Say,
  timetable: Timetable,
  classes: readonly Occurrence[],
  { date: singleDate }: Change,
  path: Path,
): Generator<ValueProblem> {
  // A cancelled class may lie outside the hours.
  const held = classes.filter(({ off }) => off?.closed !== false);
  const outside = held.filter(({ off }) => off);
  const openOutside = outside.find(({ date }) => timetable.hoursOn(date).spans.length > 0);
  const first = openOutside ?? (outside.length === held.length ? outside[0] : undefined);
  if (!first) return;
  const { date, start, end, slot } = first;
  const { spans, special } = timetable.hoursOn(date);
  const because = special ? ` (${special.reason})` : '';
  yield spans.length > 0
    ? {
        file,
        path,
        message: `${say.class(slot.class)}, ${say.times({ start, end })}, is outside the opening hours of ${say.day(slot.day, date)}, which are ${say.hours(spans)}${because}.`,
        remedy: timesBetween(say, spans),
      }
    : {
        file,
        path,
        message: `The gym is closed ${singleDate === undefined ? 'on those of these days on which the class is held' : `on ${say.day(slot.day, date)}`}${because}, so there is no class.`,
        remedy: 'Correct the day, or delete this item.',
      };
}

/** No coach can be in two places at once. */
function* coachIsFree(
  say: Say,
  timetable: Timetable,
  classes: readonly Occurrence[],
  path: Path,
): Generator<ValueProblem> {
  for (const { date, slot, trainer, start, end, off } of classes) {
    if (off) continue;
    const busy = timetable
      .on([date])
      .find(
        (other) =>
          other.slot.id !== slot.id &&
          !other.off &&
          other.trainer === trainer &&
          overlap(other, { start, end }),
      );
    if (!busy) continue;
    const when = say.day(slot.day, date);
    yield {
      file,
      path,
      ...coachIsBusy(
        say,
        trainer,
        { name: say.class(slot.class), when, start, end },
        { name: say.class(busy.slot.class), when, start: busy.start, end: busy.end },
      ),
    };
    return;
  }
}

/** An extra class must not be on the timetable already, must be within the opening hours, and needs a free coach. */
function* extraFits(
  say: Say,
  timetable: Timetable,
  item: ExtraClass,
  path: Path,
  dates: string[],
  lines = { start: 'start', trainer: 'trainer' },
): Generator<ValueProblem> {
  const there = heldOf(timetable, item, dates);
  const twin = there.find(({ slot }) => !isExtra(slot));
  if (twin) {
    yield {
      file,
      path: [...path, 'class'],
      message: `${slotInWords(say, item)} is already on the timetable of ${say.day(twin.slot.day, twin.date)}.`,
      remedy: 'Correct the day or the time, or delete this item.',
    };
    return;
  }
  const { from, until } = daysOf(item);
  const own = there.filter(({ slot: { weeks } }) => weeks?.from === from && weeks.until === until);
  yield* gymIsOpen(say, timetable, own, item, [...path, lines.start]);
  yield* coachIsFree(say, timetable, own, [...path, lines.trainer]);
}
