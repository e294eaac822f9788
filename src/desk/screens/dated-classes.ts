import { addDays, minutesOf } from '../../timetable/clock.ts';
import { dayOf as dayInCalendar } from '../words/days-in-words.ts';
import { joinWords } from '../../content/text/format.ts';
import type { FileEdit } from '../draft/protocol.ts';
import type { Place } from '../draft/edit.ts';
import type { Shown } from '../form/shown.ts';
import { words } from '../words/words.ts';
import {
  byLength,
  daysOfItem,
  fitsOpeningTimes,
  specialDayOn,
  specialDaysIn,
} from './special-days.ts';
import { countedTime } from '../../content/text/counted-time.ts';
import { rowsOfWeek, rowsOn } from './timetable-rows.ts';

/**
 * The content file with the notices, and with what is different about classes on some days. The functions here add
 * entries to it, and tell from it and the timetable which classes a day has and which coaches are free.
 */
export const noticeFile = 'notice.yaml';

/** A list of notice.yaml to which tasks add entries; `moves` is filled in on its own screen. */
export type DatedList = 'cancellations' | 'changes' | 'extraClasses' | 'absences';

/** The edits that append entries to one of the dated lists, and the place of the first of them. */
export function addedEntries(
  values: Shown['values'],
  list: DatedList,
  entries: readonly unknown[],
) {
  const own = (values[noticeFile] as Partial<Record<DatedList, unknown[]>> | null)?.[list];
  const file = noticeFile;
  const place: Place = { file, path: [list, own?.length ?? 0] };
  const edits: FileEdit[] =
    own === undefined && entries.length > 0
      ? [{ file, edit: { kind: 'add', path: [list], value: entries } }]
      : entries.map((value, by) => ({
          file,
          edit: { kind: 'insert', path: [list], index: own!.length + by, value },
        }));
  return { edits, place };
}

/** An item of a dated list, possibly incomplete. Dates "2026-12-25", last one included; times "18:00". */
export interface DatedItem {
  class?: string;
  date?: string;
  from?: string;
  until?: string;
  start?: string;
  end?: string;
  newDate?: string;
  newStart?: string;
  newEnd?: string;
  trainer?: string;
  substitute?: string;
}

/** Names the empty fields of a new entry, in a sentence; undefined if all are filled in. */
export function missingFieldsIn(fields: Readonly<Record<string, string>>): string | undefined {
  const empty = Object.entries(words.classFields).filter(([name]) => fields[name] === '');
  return empty.length === 0
    ? undefined
    : words.notFilledIn(`${joinWords(empty.map(([, label]) => label))}.`);
}

/** The items of a dated list in the draft. */
export const datedItems = (values: Shown['values'], list: DatedList | 'moves') =>
  (values[noticeFile] as Partial<Record<typeof list, DatedItem[]>> | null)?.[list] ?? [];

/** The days of an item from today on, within a year. */
export function daysAhead(item: DatedItem, today: string): string[] {
  const { from, until } = daysOfItem(item);
  if (!dayInCalendar(from ?? '') || !dayInCalendar(until ?? '')) return [];
  const first = from! < today ? today : from!;
  return Array.from({ length: 366 }, (_, by) => addDays(first, by)).filter((day) => day <= until!);
}

function isOn(item: DatedItem, day: string): boolean {
  const { from, until } = daysOfItem(item);
  return from !== undefined && from <= day && day <= until!;
}

/** A class as it takes place on a day. */
export interface HeldClass {
  class: string;
  usualStart: string;
  start: string;
  end: string;
  trainer: string;
  /** Its index in extraClasses, for an extra class. */
  extra?: number;
}

/** The classes that take place on a date: those of the week, extra ones and moved ones, with changes and absences. */
export function classesOn(values: Shown['values'], day: string): HeldClass[] {
  const { specialDay } = specialDayOn(specialDaysIn({ values }), day) ?? {};
  const weekly = rowsOn(values, day)
    .filter((row) => !isCancelled({ values }, day, row))
    .map((row) => ({ ...row, usualStart: row.start }));
  return [...weekly, ...extraOn(values, day), ...movedTo(values, day)]
    .filter(({ trainer }) => isHeldWithout(values, day, trainer))
    .map((one) => {
      const absence = absenceOn(values, day, one.trainer);
      const changes = changesOf(values, day, { class: one.class, start: one.usualStart });
      return [
        ...changes,
        ...(absence?.substitute === undefined ? [] : [{ ...absence, trainer: absence.substitute }]),
      ]
        .sort((first, second) => byLength(second, first))
        .reduce<HeldClass>(
          (now, { newStart = now.start, newEnd = now.end, trainer = now.trainer }) => ({
            ...now,
            start: newStart,
            end: countedTime(newEnd),
            trainer,
          }),
          one,
        );
    })
    .filter((one) => fitsOpeningTimes(specialDay, one));
}

const extraOn = (values: Shown['values'], day: string) =>
  datedItems(values, 'extraClasses').flatMap((item, index): HeldClass[] => {
    const { class: id = '', start = '', end = '', trainer = '' } = item;
    return isOn(item, day)
      ? [{ class: id, usualStart: start, start, end: countedTime(end), trainer, extra: index }]
      : [];
  });

/** The classes of other days that are moved to this one. */
const movedTo = (values: Shown['values'], day: string) =>
  datedItems(values, 'moves').flatMap((item): HeldClass[] => {
    const { class: id = '', date = '', newDate, newStart: start = '', newEnd = '' } = item;
    if (newDate !== day) return [];
    const row = dayInCalendar(date)
      ? rowsOn(values, date).find((one) => one.class === id && one.start === item.start)
      : undefined;
    const trainer = item.trainer ?? row?.trainer ?? '';
    return [{ class: id, usualStart: start, start, end: countedTime(newEnd), trainer }];
  });

const absenceOn = (values: Shown['values'], day: string, coach: string) =>
  datedItems(values, 'absences').find((one) => one.trainer === coach && isOn(one, day));

/** Whether the classes of a coach take place on a day: without a substitute they are cancelled. */
function isHeldWithout(values: Shown['values'], day: string, coach: string): boolean {
  const absence = absenceOn(values, day, coach);
  return absence === undefined || absence.substitute !== undefined;
}

/** The changes that apply to a class on a day; shorter ones come last, because they override longer ones. */
const changesOf = (values: Shown['values'], day: string, row: { class: string; start: string }) =>
  datedItems(values, 'changes')
    .filter((one) => one.class === row.class && one.start === row.start && isOn(one, day))
    .sort((one, other) => byLength(other, one));

/** Whether a class of a day is cancelled already, or moved to another day. */
export function isCancelled(
  { values }: Pick<Shown, 'values'>,
  day: string,
  row: { class: string; start: string },
): boolean {
  return [...datedItems(values, 'cancellations'), ...datedItems(values, 'moves')].some(
    (one) => one.class === row.class && (one.start ?? row.start) === row.start && isOn(one, day),
  );
}

/** The options of a select of coaches: free ones first, then the others, marked as busy. */
export function coachOptions(
  { values, things }: Shown,
  date: string,
  start: string,
  end: string,
): (readonly [id: string, name: string])[] {
  const until = countedTime(end);
  const isBusy = (id: string) =>
    date !== '' &&
    classesOn(values, date).some(
      (one) => one.trainer === id && one.start < until && start < one.end,
    );
  const all = things['trainer'] ?? [];
  return [
    ...all.filter(([id]) => !isBusy(id)),
    ...all.filter(([id]) => isBusy(id)).map(([id, name]) => [id, words.busyThen(name)] as const),
  ];
}

/** The times of a class in the week. */
const timesOf = (shown: Shown, id: unknown) => rowsOfWeek(shown).filter((row) => row.class === id);

/** The usual coach of a class; '' for a class without a time. */
export const usualCoach = (shown: Shown, id: unknown) => timesOf(shown, id)[0]?.trainer ?? '';

/** How long a class usually is, in minutes; an hour for one without a time. */
export function usualMinutes(shown: Shown, id: string): number {
  const usual = timesOf(shown, id).find(({ start, end }) => start !== '' && end !== '');
  return usual ? minutesOf(usual.end) - minutesOf(usual.start) : 60;
}
