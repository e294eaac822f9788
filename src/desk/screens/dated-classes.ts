import { dayOf, minutesBetween } from '../../timetable/clock.ts';
import type { FileEdit } from '../desk.ts';
import type { Shown } from '../desk-store.ts';
import { words } from '../words.ts';
import { rowsOfDay, timeAfter } from './timetable-rows.ts';

export const noticeFile = 'notice.yaml';

/** As the file has them. */
export const noticeOrder = ['label', 'notice', 'cancellations', 'changes', 'extraClasses'];

export type DatedList = 'cancellations' | 'changes' | 'extraClasses';

/** The edit that puts an entry at the end of one of the lists of what is different on some days. */
export function entryAdded({ values }: Shown, list: DatedList, value: unknown): FileEdit {
  const own = (values[noticeFile] as Partial<Record<DatedList, unknown[]>> | null)?.[list];
  return {
    file: noticeFile,
    edit:
      own === undefined
        ? { kind: 'add', path: [list], value: [value], order: noticeOrder }
        : { kind: 'insert', path: [list], index: own.length, value },
  };
}

/** The coaches as choices: those who are free then first, the others with what keeps them. */
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

/** When a class that begins at a time ends, as long as it takes. */
export function endOfClass({ values }: Shown, id: string, start: string): string | undefined {
  const all = (values['classes.yaml'] as { classes?: { id?: string; minutes?: number }[] } | null)
    ?.classes;
  return timeAfter(start, all?.find((one) => one.id === id)?.minutes ?? 60);
}
