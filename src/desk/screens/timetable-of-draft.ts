/*
 * Asks the timetable about the draft: which classes are held on a day, and when the gym is open. What is filled in
 * only in part is left out.
 */

import { type Group, groupOf, listAt, textAt } from '../../content/path.ts';
import { addDays, daysBetween, isDate, weekdayOf } from '../../content/dates.ts';
import type { SpecialDay } from '../../content/hours.ts';
import type { Notice } from '../../content/notice.ts';
import { countedTime, midnight, typedTime } from '../../content/text/format.ts';
import { byWeekday } from '../../content/weekdays.ts';
import {
  type Cancelled,
  type Occurrence,
  occurrences,
  type TimetableContent,
} from '../../timetable/occurrences.ts';
import { weeklyHours } from '../../timetable/opening-hours.ts';
import { isExtra } from '../../timetable/slots.ts';
import type { Values } from '../draft/edit.ts';
import { rowsOfDay } from './timetable-rows.ts';

/** A class on a date, "2026-12-04", as it is then. Times are "18:00", an end after midnight "24:30". */
export interface DatedClass {
  date: string;
  class: string;
  usualStart: string;
  usualEnd: string;
  usualTrainer: string;
  start: string;
  end: string;
  trainer: string;
  /** Why it differs or is cancelled, for visitors; '' without a reason. */
  reason: string;
  /** Why it is not held: cancelled, moved to another day, or the gym is closed; undefined if it is held. */
  off: 'cancelled' | 'moved' | 'closed' | undefined;
  /** Whether it is an extra class, or one that was moved to that date. */
  isExtra: boolean;
}

/** Whether two are the same class of the timetable on one date. */
export const isSameClass = (one: DatedClass, other: DatedClass) =>
  one.date === other.date && one.class === other.class && one.usualStart === other.usualStart;

/** All classes of some days of the draft, both included, as the timetable itself works them out. */
export const allClassesBetween = (values: Values, from: string, until: string): DatedClass[] =>
  occurrences(timetableOf(values), from, daysBetween(from, until) + 1).map(datedClass);

/** The classes that take place on some days of the draft, both included. */
export const classesBetween = (values: Values, from: string, until: string): DatedClass[] =>
  allClassesBetween(values, from, until).filter(({ off }) => off === undefined);

/** The classes that do not take place on some days because the gym is closed then. */
export const classesWhileClosed = (values: Values, from: string, until: string): DatedClass[] =>
  allClassesBetween(values, from, until).filter(({ off }) => off === 'closed');

const datedClass = ({ slot, date, start, end, trainer, because, off }: Occurrence): DatedClass => ({
  date,
  class: slot.class,
  usualStart: slot.start,
  usualEnd: slot.end,
  usualTrainer: slot.trainer,
  start,
  end,
  trainer,
  reason: off?.reason ?? because ?? slot.extra?.because ?? '',
  off: off && whyOff(off),
  isExtra: isExtra(slot),
});

function whyOff({ closed, movedTo }: Cancelled) {
  if (closed) return 'closed';
  return movedTo ? 'moved' : 'cancelled';
}

/** The classes that take place on a date of the draft. */
export const classesOn = (values: Values, date: string): DatedClass[] =>
  classesBetween(values, date, date);

/** The opening hours of a date of the draft without its special days, in the fields of a special day. */
export function usualHours(values: Values, date: string) {
  const spans = weeklyHours(hoursOf(groupOf(values['hours.yaml'])), weekdayOf(date), date);
  if (spans === allDay) return { opens: '', closes: '' };
  const typed = spans.map(({ opens, closes }) => ({ opens, closes: typedTime(closes) }));
  return typed.length > 1 ? { hours: typed } : (typed[0] ?? { opens: '', closes: '' });
}

/** The timetable of the draft as far as it is filled in: what lacks a day, a time or a name is left out. */
function timetableOf(values: Values): TimetableContent {
  const notice = groupOf(values['notice.yaml']);
  return {
    week: byWeekday((day) =>
      rowsOfDay(values, day)
        .filter((row) => [row.class, row.trainer, row.start, row.end].every(Boolean))
        .map(({ weeks, ...row }) => ({
          ...row,
          ...weeks,
          weeksOfMonth: weeks.weeksOfMonth?.slice(),
        })),
    ),
    hours: hoursOf(groupOf(values['hours.yaml'])),
    notice: {
      label: textAt(notice, 'label'),
      cancellations: entriesOf(notice, 'cancellations', ['class', 'start']),
      changes: entriesOf(notice, 'changes', ['class', 'start']),
      extraClasses: entriesOf(notice, 'extraClasses', ['class', 'start', 'end', 'trainer']),
      moves: entriesOf(notice, 'moves', ['class', 'start', 'newDate', 'newStart', 'newEnd']),
      absences: entriesOf(notice, 'absences', ['trainer']),
    },
  };
}

const listIn = (group: Group, name: string) => listAt(group, [name]).map(groupOf);

const isFilled = (item: Group, names: readonly string[]) =>
  names.every((name) => typeof item[name] === 'string' && item[name] !== '');

type EntryOf<List extends keyof Notice> =
  NonNullable<Notice[List]> extends readonly (infer Item)[] ? Item : never;

/** The entries of a list of notice.yaml that have their days and some other fields. */
const entriesOf = <List extends keyof Notice>(
  notice: Group,
  list: List,
  names: readonly string[],
): EntryOf<List>[] =>
  listIn(notice, list)
    .filter((item) => hasDays(item) && isFilled(item, names))
    .map((item) => {
      const { end, newEnd, newStart, ...rest } = item;
      const isMoved = isFilled(item, ['newStart', 'newEnd']);
      return withoutBlanks<EntryOf<List>>({
        ...rest,
        ...(typeof end === 'string' && { end: countedTime(end) }),
        ...(isMoved && { newStart, newEnd: countedTime(String(newEnd)) }),
      });
    });

const hasDays = ({ date, from, until }: Group) => isDate(date) || (isDate(from) && isDate(until));

/** Leaves out fields that are not filled in yet. */
const withoutBlanks = <Item>(item: Group) =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== '')) as Item;

/** Hours that are not filled in yet must not exclude a class. */
const allDay = [{ opens: '00:00', closes: '28:00' }];

function spansOf(value: unknown) {
  if (value === 'closed') return value;
  if (value === 'open 24 hours') return [{ opens: '00:00', closes: midnight }];
  if (!Array.isArray(value)) return allDay;
  const spans = value.map(groupOf).filter((span) => isFilled(span, ['opens', 'closes']));
  return spans.length === 0
    ? allDay
    : spans.map(({ opens, closes }) => ({
        opens: String(opens),
        closes: countedTime(String(closes)),
      }));
}

function hoursOf(hours: Group): TimetableContent['hours'] {
  const week = groupOf(hours['week']);
  return {
    week: byWeekday((day) => spansOf(week[day])),
    otherHours: listIn(hours, 'otherHours')
      .filter(({ from }) => isDate(from))
      .map((group) => ({
        from: textAt(group, 'from'),
        until: textAt(group, 'until') || undefined,
        ...byWeekday((day) => (group[day] === undefined ? undefined : spansOf(group[day]))),
      })),
    exceptions: listIn(hours, 'exceptions').filter(hasDays).map(specialDayOf),
  };
}

function specialDayOf(item: Group): SpecialDay {
  const { closed, opens, closes, hours, ...rest } = item;
  const isOpen = closed !== true;
  return {
    ...withoutBlanks<object>(rest),
    reason: typeof rest['reason'] === 'string' ? rest['reason'] : '',
    ...(isOpen && { hours: spansOf(hours ?? [{ opens, closes }]) }),
  } as SpecialDay;
}

/** All dates of a year from a date on, up to a last one. */
export const datesUntil = (from: string, until: string): string[] =>
  Array.from({ length: 366 }, (_, by) => addDays(from, by)).filter((date) => date <= until);
