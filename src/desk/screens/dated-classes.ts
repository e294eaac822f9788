import { dayOf, minutesBetween } from '../../timetable/clock.ts';
import type { FileEdit } from '../../editor/protocol.ts';
import type { Place } from '../../editor/place.ts';
import type { Shown } from '../../editor/desk-store.ts';
import { words } from '../words.ts';
import { rowsOfDay, timeAfter } from './timetable-rows.ts';

export const noticeFile = 'notice.yaml';

/** The field order. */
export const noticeOrder = ['label', 'notice', 'cancellations', 'changes', 'extraClasses'];

export type DatedList = 'cancellations' | 'changes' | 'extraClasses';

/** The edit that appends an entry to one of the dated lists, and the place of that entry. */
export function entryAdded({ values }: Shown, list: DatedList, value: unknown) {
  const own = (values[noticeFile] as Partial<Record<DatedList, unknown[]>> | null)?.[list];
  const edit: FileEdit = {
    file: noticeFile,
    edit:
      own === undefined
        ? { kind: 'add', path: [list], value: [value], order: noticeOrder }
        : { kind: 'insert', path: [list], index: own.length, value },
  };
  const place: Place = { file: noticeFile, path: [list, own?.length ?? 0] };
  return { edit, place };
}

interface Cancellation {
  class?: string;
  date?: string;
  from?: string;
  until?: string;
  start?: string;
}

/** Whether a class of a day is cancelled already. */
export function isCancelled(
  { values }: Shown,
  day: string,
  row: { class: string; start: string },
): boolean {
  const notice = values[noticeFile] as { cancellations?: Cancellation[] | null } | null;
  return (notice?.cancellations ?? []).some(
    ({ date, from = date, until = from, ...one }) =>
      one.class === row.class &&
      (one.start ?? row.start) === row.start &&
      from !== undefined &&
      from <= day &&
      day <= until!,
  );
}

/** The coaches as options: first those who are free, then the others, marked as busy. */
export function coachesThen(
  { values, things }: Shown,
  date: string,
  start: string,
  end: string,
): (readonly [id: string, name: string])[] {
  const isBusy = (id: string) =>
    date !== '' &&
    rowsOfDay(values, dayOf(date)).some(
      (row) =>
        row.trainer === id &&
        row.start !== start &&
        minutesBetween(row.start, end) > 0 &&
        minutesBetween(start, row.end) > 0,
    );
  const all = things['trainer'] ?? [];
  return [
    ...all.filter(([id]) => !isBusy(id)),
    ...all.filter(([id]) => isBusy(id)).map(([id, name]) => [id, words.busyThen(name)] as const),
  ];
}

const classCalled = ({ values }: Shown, id: unknown) =>
  (
    values['classes.yaml'] as {
      classes?: { id?: string; minutes?: number; trainer?: string }[];
    } | null
  )?.classes?.find((one) => one.id === id);

/** The usual coach of a class; '' for an unknown class. */
export const usualCoach = (shown: Shown, id: unknown) => classCalled(shown, id)?.trainer ?? '';

/** The end of a class by its usual length; undefined past midnight. */
export const endOfClass = (shown: Shown, id: string, start: string): string | undefined =>
  timeAfter(start, classCalled(shown, id)?.minutes ?? 60);
