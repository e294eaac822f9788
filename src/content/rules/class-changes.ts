import { capitalise, formatTime } from '../../format.ts';
import { addDays, dayOf } from '../../timetable/clock.ts';
import { nextDateOf, sessionsOn, type Session } from '../../timetable/sessions.ts';
import { opening, type LiveSlot } from '../../timetable/special-days.ts';
import { timetableOf, type Timetable } from '../../timetable/timetable.ts';
import { valueOf, weekOf, type CheckedFiles } from '../checked-files.ts';
import { daysOf, type Days } from '../different-day.ts';
import type { Notice } from '../notice.ts';
import { daysAsTyped, daysOverlap, firstDayLine } from './days-overlap.ts';
import type { RuleFinding } from './finding.ts';

type Cancellation = NonNullable<Notice['cancellations']>[number];
type Change = NonNullable<Notice['changes']>[number];
type ExtraClass = NonNullable<Notice['extraClasses']>[number];

const file = 'notice.yaml';

/** What notice.yaml says of single classes agrees with the schedule, and fits into it. What is over is left alone. */
export function* classChangesFit(content: CheckedFiles, today: string): Generator<RuleFinding> {
  const [notice, hours, week] = [
    valueOf(content, file),
    valueOf(content, 'hours.yaml'),
    weekOf(content),
  ];
  if (!notice || !hours || !week) return;
  const { cancellations = [], changes = [], extraClasses = [] } = notice;
  const lists = { cancellations, changes, extraClasses };
  for (const [list, items] of Object.entries<readonly (Cancellation | Change | ExtraClass)[]>(
    lists,
  ))
    yield* daysOverlap(
      file,
      list,
      items,
      (one, other) => one.class === other.class && one.start === other.start,
      (item) => item.class,
      list !== 'extraClasses',
    );
  const names = { class: (id: string) => id, trainer: (id: string) => id };
  // All days of an item count, those behind us too: what fitted when it was written goes on to fit.
  const timetable = timetableOf(week, hours, notice, names, '');
  // A class or a coach that there is not is told of by itself.
  const isKnown = (item: { class: string; trainer?: string | undefined }) =>
    valueOf(content, 'classes.yaml')?.classes.some(({ id }) => id === item.class) &&
    (item.trainer === undefined ||
      valueOf(content, 'trainers.yaml')?.trainers.some(({ id }) => id === item.trainer));
  const open = <Item extends Change>(list: string, items: readonly Item[]) =>
    [...items.entries()]
      .filter(([, item]) => daysOf(item).until >= today && isKnown(item))
      .map(([index, item]) => ({ item, path: [list, index], dates: datesOf(item) }));
  for (const { item, path, dates } of open('cancellations', cancellations))
    yield* hitsAClass(timetable, item, path, dates);
  for (const { item, path, dates } of open('changes', changes)) {
    const missed = [...hitsAClass(timetable, item, path, dates)];
    yield* missed;
    if (missed.length === 0) yield* changeFits(timetable, item, path, dates);
  }
  for (const { item, path, dates } of open('extraClasses', extraClasses))
    yield* extraFits(timetable, item, path, dates);
}

type Path = (string | number)[];

function datesOf(item: Days): string[] {
  const { from, until } = daysOf(item);
  const dates: string[] = [];
  for (let date = from; date <= until; date = addDays(date, 1)) dates.push(date);
  return dates;
}

const isOf = (item: { class: string; start: string }) => (slot: LiveSlot) =>
  slot.classId === item.class && slot.start === item.start;

/** The classes that are meant, as they are held on those days. */
const sessionsOf = ({ calendar, slots, extras }: Timetable, item: Change, dates: string[]) =>
  dates.flatMap((date) =>
    sessionsOn(calendar, [...slots, ...extras].filter(isOf(item)), date).map((session) => ({
      ...session,
      date,
    })),
  );

/** There is such a class on one of the days. */
function* hitsAClass(
  timetable: Timetable,
  item: Change,
  path: Path,
  dates: string[],
): Generator<RuleFinding> {
  if (sessionsOf(timetable, item, dates).length > 0) return;
  const { slots } = timetable;
  const [first] = dates;
  const single = item.date !== undefined;
  const day = dayOf(first!);
  const slot = `"${item.class}" at ${item.start}`;
  const line = firstDayLine(item);
  const otherWeek = slots.find((one) => isOf(item)(one) && (!single || one.day === day));
  if (otherWeek?.weeks) {
    const next = nextDateOf(otherWeek, first!)!;
    yield {
      file,
      path: [...path, line],
      message: `${slot} is held in some weeks only, and not ${single ? `on ${first}` : 'on any of these days'}. Its next day is ${next}.`,
      mend: single
        ? `Write date: "${next}", or another day on which it is held.`
        : 'Correct the days.',
    };
    return;
  }
  if (!single) {
    const held = slots
      .filter((one) => one.classId === item.class)
      .map((one) => `${capitalise(one.day)} ${one.start}`);
    yield {
      file,
      path: [...path, 'start'],
      message: `There is no ${slot} from ${item.from} to ${item.until}.`,
      mend:
        held.length === 0
          ? `Correct the class: "${item.class}" is not on the schedule at all.`
          : `Correct the class, the start or the days. It is held on ${held.join(', ')}.`,
    };
    return;
  }
  const rows = slots.filter((one) => one.day === day);
  const held = rows.map((row) => `${row.classId} ${row.start}`).join(', ') || 'nothing';
  yield {
    file,
    path: [...path, rows.some((row) => row.classId === item.class) ? 'start' : line],
    message: `${first} is a ${capitalise(day)}, and there is no ${slot} on that day.`,
    mend: `Correct the date, the class or the start. On ${capitalise(day)} there is ${held}.`,
  };
}

/** A change changes something, and what comes of it is within the opening hours, with a coach who is free. */
function* changeFits(
  timetable: Timetable,
  item: Change,
  path: Path,
  dates: string[],
): Generator<RuleFinding> {
  const sessions = sessionsOf(timetable, item, dates);
  const same = sessions.every(
    ({ slot }) =>
      (item.trainer ?? slot.trainer) === slot.trainer &&
      (item.newStart ?? slot.start) === slot.start &&
      (item.newEnd ?? slot.end) === slot.end,
  );
  if (same) {
    const usual = sessions[0]!.slot;
    const line = item.trainer === undefined ? 'newStart' : 'trainer';
    const message =
      line === 'trainer'
        ? `"${usual.trainer}" gives this class anyway.`
        : `The class is from ${usual.start} to ${usual.end} anyway.`;
    const mend = 'Write what is different on that day, or delete this item.';
    yield { file, path: [...path, line], message, mend };
    return;
  }
  const line = item.newStart === undefined ? firstDayLine(item) : 'newStart';
  yield* doorsAreOpen(timetable, sessions, item, [...path, line]);
  yield* coachIsFree(timetable, sessions, [
    ...path,
    item.trainer === undefined ? 'newStart' : 'trainer',
  ]);
}

type Dated = Session & { date: string };

/** On at least one of the days the class is held; at a time of its own on all on which the doors are open. */
function* doorsAreOpen(
  { calendar }: Timetable,
  sessions: readonly Dated[],
  { date: single }: Change,
  path: Path,
): Generator<RuleFinding> {
  // One that is called off is not held anyway.
  const meant = sessions.filter(({ by }) => by.every(({ off }) => off === undefined));
  const outside = meant.filter(({ off }) => off !== undefined);
  const openOutside = outside.find(
    ({ date, slot }) => opening(calendar, date, slot.day).spans.length > 0,
  );
  const told = openOutside ?? (outside.length === meant.length ? outside[0] : undefined);
  if (!told) return;
  const { spans, reason } = opening(calendar, told.date, told.slot.day);
  const said = spans.map(({ opens, closes }) => `${opens} to ${closes}`).join(' and ');
  const day = `${capitalise(told.slot.day)}, ${told.date}`;
  const why = reason === undefined ? '' : ` (${reason})`;
  if (spans.length > 0)
    yield {
      file,
      path,
      message: `${told.start} to ${told.end} lies outside the opening hours of ${day}, which are ${said}${why}.`,
      mend: `Write times between ${said.replaceAll(' to ', ' and ')}, or change the hours in hours.yaml.`,
    };
  else
    yield {
      file,
      path,
      message: `The gym is closed ${single === undefined ? 'on all these days' : `on ${day}`}${why}, so there is no class.`,
      mend: 'Correct the day, or delete this item.',
    };
}

/** No coach is in two places at once. */
function* coachIsFree(
  { calendar, slots, extras }: Timetable,
  sessions: readonly Dated[],
  path: Path,
): Generator<RuleFinding> {
  for (const { date, slot, trainer, start, end, off } of sessions) {
    if (off !== undefined) continue;
    const busy = sessionsOn(calendar, [...slots, ...extras], date).find(
      (other) =>
        other.slot.id !== slot.id &&
        other.off === undefined &&
        other.trainer === trainer &&
        other.start < end &&
        start < other.end,
    );
    if (!busy) continue;
    yield {
      file,
      path,
      message: `On ${date} "${trainer}" already teaches "${busy.slot.classId}" from ${formatTime(busy.start)} to ${formatTime(busy.end)}, and cannot be in two places at once.`,
      mend: 'Name another coach, or change the time of one of the two classes.',
    };
    return;
  }
}

/** An extra class is not on the schedule anyway, is within the opening hours, and its coach is free. */
function* extraFits(
  timetable: Timetable,
  item: ExtraClass,
  path: Path,
  dates: string[],
): Generator<RuleFinding> {
  const { calendar, slots, extras } = timetable;
  for (const date of dates) {
    const twin = sessionsOn(calendar, slots.filter(isOf(item)), date)[0];
    if (!twin) continue;
    yield {
      file,
      path: [...path, 'class'],
      message: `"${item.class}" at ${item.start} is on the schedule of ${capitalise(twin.slot.day)}, ${date}, anyway.`,
      mend: 'Correct the day or the time, or delete this item.',
    };
    return;
  }
  const days = daysAsTyped(daysOf(item));
  const own = extras.filter((slot) => isOf(item)(slot) && daysAsTyped(slot.weeks) === days);
  const sessions = dates.flatMap((date) =>
    sessionsOn(calendar, own, date).map((session) => ({ ...session, date })),
  );
  yield* doorsAreOpen(timetable, sessions, item, [...path, 'start']);
  yield* coachIsFree(timetable, sessions, [...path, 'trainer']);
}
