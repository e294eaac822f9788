/*
 * One class on one day as the last action leaves it. A class has at most one entry of a single day in notice.yaml; what
 * longer entries say against it ends on the day before and goes on after it. Asked by all actions about classes on days.
 */

import { groupOf } from '../../content/path.ts';
import { addDays, daysOf } from '../../content/dates.ts';
import { countedTime, typedTime } from '../../content/text/format.ts';
import type { DateRange } from '../../timetable/recurrence.ts';
import { editsToReach, type FieldPlace, type Values } from '../draft/edit.ts';
import { longDateInWords } from '../words/in-words.ts';
import type { Names } from '../words/names.ts';
import { sentenceOfEntry } from '../draft/sentence-of-action.ts';
import { words } from '../words/words.ts';
import { datedItems, type DatedItem, type DatedList, noticeFile } from './dated-classes.ts';
import { allClassesBetween, type DatedClass, isSameClass } from './timetable-of-draft.ts';

const isOf = (entry: DatedItem, { class: id, usualStart }: DatedClass) =>
  entry.class === id && entry.start === usualStart;

/** The lists whose entries may say something of a class of the week. */
const lists = ['cancellations', 'changes', 'absences'] as const;

const isAbout = (one: DatedClass, list: DatedList, entry: DatedItem) =>
  list === 'absences' ? one.usualTrainer === entry.trainer : isOf(entry, one);

const hasNewTime = ({ start, end, usualStart, usualEnd }: DatedClass) =>
  start !== usualStart || end !== usualEnd;

/** Whether a class that is held has another time or coach than usual. */
export const isDifferent = (one: DatedClass) => hasNewTime(one) || one.trainer !== one.usualTrainer;

/** Whether a class is the same for visitors; a reason matters only if the class differs. */
export function isSameForVisitors(one: DatedClass, other: DatedClass): boolean {
  if (one.off !== other.off) return false;
  if (one.off !== undefined) return one.off !== 'cancelled' || one.reason === other.reason;
  const isHeldAlike = (['trainer', 'start', 'end'] as const).every(
    (name) => one[name] === other[name],
  );
  return isHeldAlike && (!isDifferent(one) || one.reason === other.reason);
}

/** The entry of notice.yaml for a class on its day; undefined if the class is as usual. */
function entryOf(one: DatedClass) {
  const { date, class: id, usualStart: start, trainer, reason } = one;
  const which = { date, class: id, start };
  if (one.off === 'cancelled')
    return { list: 'cancellations', value: { ...which, reason } } as const;
  if (!isDifferent(one)) return undefined;
  const value = {
    ...which,
    ...(trainer !== one.usualTrainer && { trainer }),
    ...(hasNewTime(one) && { newStart: one.start, newEnd: typedTime(one.end) }),
    ...(reason !== '' && { reason }),
  };
  return { list: 'changes', value } as const;
}

/** What an action says of a class on a day: "Running on Friday 4 December is cancelled". */
export function sentenceOfClass(one: DatedClass, names: Names): string {
  const entry = entryOf(one);
  return entry
    ? sentenceOfEntry(entry.list, entry.value, names)
    : words.isAsUsual(names.thing('class', one.class), longDateInWords(one.date));
}

/** The draft with other items in a list of notice.yaml; an empty list is left out. */
export function withList(values: Values, list: DatedList, items: readonly unknown[]): Values {
  const { [list]: _, ...others } = groupOf(values[noticeFile]);
  return { ...values, [noticeFile]: items.length === 0 ? others : { ...others, [list]: items } };
}

/** The draft with one more entry in a list of notice.yaml. */
export const withEntry = (values: Values, list: DatedList, entry: unknown): Values =>
  withList(values, list, [...datedItems(values, list), entry]);

/** The entry of one day about a class. */
const isItsEntry = (one: DatedClass) => (entry: DatedItem) => {
  const { from, until } = daysOf(entry);
  return isOf(entry, one) && from === one.date && until === one.date;
};

/** The draft in which the entry of one day about a class says how the class is, and is gone if it is as usual. */
function withOwnEntry(values: Values, one: DatedClass): Values {
  const own = entryOf(one);
  return (['cancellations', 'changes'] as const).reduce((now, list) => {
    const items = datedItems(now, list);
    const at = items.findIndex(isItsEntry(one));
    const others = items.filter((entry) => !isItsEntry(one)(entry));
    if (own?.list !== list) return withList(now, list, others);
    return withList(now, list, others.toSpliced(at === -1 ? others.length : at, 0, own.value));
  }, values);
}

/** An entry for other days. */
export function onDays({ from, until }: DateRange, entry: DatedItem) {
  const rest = { ...entry };
  delete rest.date;
  delete rest.from;
  delete rest.until;
  return { ...(from === until ? { date: from } : { from, until }), ...rest };
}

/** The parts of an entry before and after some days; the entry itself if it is outside these days. */
export function partsOutside(entry: DatedItem, { from, until }: DateRange): DatedItem[] {
  const own = daysOf(entry);
  if (own.until < from || until < own.from) return [entry];
  return [
    { from: own.from, until: addDays(from, -1) },
    { from: addDays(until, 1), until: own.until },
  ]
    .filter((part) => part.from <= part.until)
    .map((part) => onDays(part, entry));
}

const covers = (entry: DatedItem, date: string) => {
  const { from, until } = daysOf(entry);
  return from <= date && date <= until;
};

/** Whether an entry is about a class that the timetable has on one of its days. */
export function hasClass(values: Values, list: DatedList, entry: DatedItem): boolean {
  const { from, until } = daysOf(entry);
  return allClassesBetween(values, from, until).some((one) => isAbout(one, list, entry));
}

/** The draft in which the given entries of a list no longer cover some days. */
export function withoutDays(
  values: Values,
  list: DatedList,
  days: DateRange,
  isMeant: (entry: DatedItem) => boolean,
): Values {
  const items = datedItems(values, list).flatMap((entry) => {
    if (!isMeant(entry)) return [entry];
    const parts = partsOutside(entry, days);
    return parts.filter((part) => part === entry || hasClass(values, list, part));
  });
  return withList(values, list, items);
}

/**
 * The draft without changes that end after a day and have no effect, because the weekly class is the same by then; the
 * timetable stays as it is.
 */
export function withoutNeedless(values: Values, lastDay: string): Values {
  const classesOf = (entry: DatedItem) => {
    const { from, until } = daysOf(entry);
    return allClassesBetween(values, from, until).filter((one) => isOf(entry, one));
  };
  const isNeedless = (entry: DatedItem) =>
    daysOf(entry).until > lastDay &&
    entry.newStart === undefined &&
    classesOf(entry).every(({ usualTrainer }) => usualTrainer === entry.trainer);
  const changes = datedItems(values, 'changes');
  const rest = withList(
    values,
    'changes',
    changes.filter((entry) => !isNeedless(entry)),
  );
  return withClasses(rest, differingClasses(rest, changes.filter(isNeedless).flatMap(classesOf)));
}

/** The classes that are different in the draft. */
export function differingClasses(values: Values, wanted: readonly DatedClass[]): DatedClass[] {
  const dates = wanted.map(({ date }) => date).sort();
  const all = dates.length === 0 ? [] : allClassesBetween(values, dates[0]!, dates.at(-1)!);
  return wanted.filter(
    (one) => !all.some((own) => isSameClass(own, one) && isSameForVisitors(one, own)),
  );
}

/** The draft in which classes are as they are wanted on their days; all other classes stay as they are. */
export const withClasses = (values: Values, wanted: readonly DatedClass[]): Values =>
  wanted.reduce(withClass, values);

function withClass(values: Values, wanted: DatedClass): Values {
  const own = withOwnEntry(values, wanted);
  if (differingClasses(own, [wanted]).length === 0) return own;
  // A longer entry says otherwise, so it is split around the day.
  const day = { from: wanted.date, until: wanted.date };
  const apart = lists.reduce(
    (now, list) => withoutDays(now, list, day, (entry) => isAbout(wanted, list, entry)),
    values,
  );
  return withOthersKept(values, apart, [wanted]);
}

/**
 * The draft after some entries were shortened or replaced: the wanted classes are as wanted, and all other classes on
 * the days of these entries as before, because a shorter entry may now override another one.
 */
export function withOthersKept(
  before: Values,
  after: Values,
  wanted: readonly DatedClass[],
): Values {
  const days = lists
    .flatMap((list) => differing(datedItems(before, list), datedItems(after, list)))
    .map(daysOf);
  const [from, until] = [
    days.map((one) => one.from).sort()[0],
    days
      .map((one) => one.until)
      .sort()
      .at(-1),
  ];
  if (from === undefined || until === undefined) return after;
  const all = allClassesBetween(before, from, until).map(
    (own) => wanted.find((one) => isSameClass(one, own)) ?? own,
  );
  return differingClasses(after, all).reduce(withOwnEntry, after);
}

const differing = <Item>(one: readonly Item[], other: readonly Item[]): Item[] => [
  ...one.filter((item) => !other.includes(item)),
  ...other.filter((item) => !one.includes(item)),
];

/** The place of the entry about a class on its day; the file if there is none. */
export function placeOfClass(values: Values, one: DatedClass): FieldPlace {
  const list = entryOf(one)?.list;
  const path = list ? [list, datedItems(values, list).findIndex(isItsEntry(one))] : [];
  return { file: noticeFile, path };
}

/** The edits by which a class is as it is wanted on its day, and the place of its entry. */
export function classEdits(values: Values, wanted: DatedClass) {
  const after = withClasses(values, [wanted]);
  return { edits: editsToReach(values, after), place: placeOfClass(after, wanted) };
}

/** An extra class as it is filled in; `reason` is '' without one. */
interface ExtraFields {
  date: string;
  class: string;
  start: string;
  end: string;
  trainer: string;
  reason: string;
}

/**
 * The edits of an extra class, the place of its entry, and what they say. A class that there is at that time already
 * becomes as it was filled in here.
 */
export function extraEdits(values: Values, { reason, ...fields }: ExtraFields, names: Names) {
  const { date, class: id, start } = fields;
  const find = (now: Values) =>
    allClassesBetween(now, date, date).find((one) => one.class === id && one.usualStart === start);
  const filledIn = (own: DatedClass): DatedClass => {
    const { trainer, end } = fields;
    return { ...own, off: undefined, start, end: countedTime(end), trainer, reason };
  };
  const there = find(values);
  const isIts = (entry: DatedItem) => there !== undefined && isOf(entry, there);
  const isAdded =
    !there ||
    datedItems(values, 'extraClasses').some((entry) => isIts(entry) && covers(entry, date));
  if (!isAdded) {
    const wanted = filledIn(there);
    return { ...classEdits(values, wanted), says: sentenceOfClass(wanted, names) };
  }
  const day = { from: date, until: date };
  const base = (['extraClasses', 'cancellations', 'changes'] as const).reduce(
    (now, list) => withoutDays(now, list, day, isIts),
    values,
  );
  const value = { ...fields, ...(reason !== '' && { reason }) };
  const added = withEntry(base, 'extraClasses', value);
  const index = datedItems(added, 'extraClasses').length - 1;
  // The absence may have covered only the class that is replaced.
  const present = withList(
    added,
    'absences',
    datedItems(added, 'absences').filter(
      (entry) => entry.trainer !== there?.usualTrainer || hasClass(added, 'absences', entry),
    ),
  );
  const after = withClasses(present, [filledIn(find(added)!)]);
  return {
    edits: editsToReach(values, after),
    place: { file: noticeFile, path: ['extraClasses', index] },
    says: sentenceOfEntry('extraClasses', value, names),
  };
}
