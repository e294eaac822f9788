/* What is different about classes on some days: the entries of notice.yaml, and the coaches who are free then. */

import { listAt, textAt } from '../../content/path.ts';
import { isDate, overlap } from '../../content/dates.ts';
import { countedTime } from '../../content/text/format.ts';
import { minutesOf } from '../../timetable/clock.ts';
import { firstMissing } from '../form/ActionRow.tsx';
import type { DeskState } from '../draft/desk-state.ts';
import type { Values } from '../draft/edit.ts';
import { words } from '../words/words.ts';
import { daysOfItem } from './special-days.ts';
import { classesOn, type DatedClass, datesUntil, isSameClass } from './timetable-of-draft.ts';
import { rowsOfWeek } from './timetable-rows.ts';

/** The content file with the notices, and with what is different about classes on some days. */
export const noticeFile = 'notice.yaml';

/** A list of notice.yaml to which tasks add entries; `moves` is filled in on its own screen. */
export type DatedList = 'cancellations' | 'changes' | 'extraClasses' | 'absences';

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
  reason?: string;
}

/** Names the empty fields of a new entry, in a sentence; undefined if all are filled in. */
export function missingFieldsIn(fields: Readonly<Record<string, string>>): string | undefined {
  const labels = Object.entries(words.classFields);
  return firstMissing(...labels.map(([name, label]) => fields[name] === '' && label));
}

/** The items of a dated list in the draft. */
export const datedItems = (values: Values, list: DatedList | 'moves') =>
  (values[noticeFile] as Partial<Record<typeof list, DatedItem[]>> | null)?.[list] ?? [];

/** The days of an item from today on, within a year. */
export function daysAhead(item: DatedItem, today: string): string[] {
  const { from, until } = daysOfItem(item);
  if (!isDate(from) || !isDate(until)) return [];
  return datesUntil(from < today ? today : from, until);
}

/** The last day of a coach; undefined for one who stays. */
export const lastDayOf = (values: Values, id: string): string | undefined =>
  textAt(
    listAt(values['trainers.yaml'], ['trainers']).find((one) => textAt(one, 'id') === id),
    'lastDay',
  ) || undefined;

/** Whether a coach has left by a date. */
export const hasLeft = (values: Values, id: string, date: string) =>
  date > (lastDayOf(values, id) ?? date);

/** The options of a select of coaches: free ones first, then the others, marked as busy; `own` is the class itself. */
export function coachOptions(
  { values, things }: DeskState,
  date: string,
  start: string,
  end: string,
  own?: DatedClass,
): (readonly [id: string, name: string])[] {
  const until = countedTime(end);
  const isBusy = (id: string) =>
    date !== '' &&
    classesOn(values, date).some(
      (one) =>
        one.trainer === id &&
        overlap(one, { start, end: until }) &&
        !(own && isSameClass(one, own)),
    );
  const all = (things['trainer'] ?? []).filter(([id]) => !hasLeft(values, id, date));
  return [
    ...all.filter(([id]) => !isBusy(id)),
    ...all
      .filter(([id]) => isBusy(id))
      .map(([id, name]) => [id, `${name}, has another class then`] as const),
  ];
}

/** The times of a class in the week. */
const timesOf = (state: DeskState, id: unknown) =>
  rowsOfWeek(state).filter((row) => row.class === id);

/** The usual coach of a class; '' for a class without a time. */
export const usualCoach = (state: DeskState, id: unknown) => timesOf(state, id)[0]?.trainer ?? '';

/** How long a class usually is, in minutes; an hour for one without a time. */
export function usualMinutes(state: DeskState, id: string): number {
  const usual = timesOf(state, id).find(({ start, end }) => start !== '' && end !== '');
  return usual ? minutesOf(usual.end) - minutesOf(usual.start) : 60;
}
