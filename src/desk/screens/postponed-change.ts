/* Edits that postpone a change of the draft: the published value is restored, and the new one begins later. */

import { editOf } from '../../content/edit.ts';
import { type Group, groupOf, listAt, valueAt } from '../../content/path.ts';
import { countedTime, typedTime } from '../../content/text/format.ts';
import { addDays } from '../../content/dates.ts';
import type { Plans } from '../../content/plans.ts';
import { usualPriceOn } from '../../content/prices.ts';
import type { DateRange } from '../../timetable/recurrence.ts';
import { changedFields } from '../draft/beginnings.ts';
import { editsToReach, type FieldPlace, type FileEdit, valuesWith } from '../draft/edit.ts';
import type { DeskState } from '../draft/desk-state.ts';
import type { Action } from '../draft/protocol.ts';
import {
  onDays,
  withOthersKept,
  differingClasses,
  withClasses,
  withEntry,
  withoutDays,
} from './class-on-day.ts';
import type { DatedItem } from './dated-classes.ts';
import { allClassesBetween } from './timetable-of-draft.ts';
import { type ClassRow, indexFor, rowsOfDay } from './timetable-rows.ts';

const laterPrice = (price: unknown, from: string, isAnnounced: boolean) => ({
  price,
  from,
  ...(isAnnounced && { announced: true }),
});

/** Schedules the new price of a plan from a day on, and restores the old price until then. */
export function priceFromDay(
  state: DeskState,
  { file, path }: FieldPlace,
  old: unknown,
  from: string,
  isAnnounced: boolean,
): FileEdit[] {
  const plan = valueAt(state.values[file], path);
  const value = laterPrice(valueAt(plan, ['price']), from, isAnnounced);
  return [
    { file, kind: 'set', path: [...path, 'price'], value: old },
    {
      file,
      kind: 'insert',
      path: [...path, 'otherPrices', listAt(plan, ['otherPrices']).length],
      value,
    },
  ];
}

/** The prices of all plans that have one, changed by an amount, with the indexes of the plans. */
export const raisedPrices = (plans: Plans['plans'], more: number, from: string) =>
  plans.flatMap((plan, index) => {
    const usual = typeof plan.price === 'number' ? usualPriceOn(plan, from) : undefined;
    // Sums of decimals are not exact.
    return typeof usual === 'number' ? { index, price: Number((usual + more).toFixed(3)) } : [];
  });

/** Schedules these prices from a day on; a price that begins on that day anyway takes its place. */
export const allPricesFromDay = (
  plans: Plans['plans'],
  raised: ReturnType<typeof raisedPrices>,
  from: string,
  isAnnounced: boolean,
): FileEdit[] =>
  raised.map(({ index, price }) => {
    const { otherPrices = [] } = plans[index]!;
    const at = otherPrices.findIndex((one) => one.from === from);
    const path = ['plans', index, 'otherPrices', at < 0 ? otherPrices.length : at];
    return at < 0
      ? {
          file: 'plans.yaml',
          kind: 'insert',
          path,
          value: laterPrice(price, from, isAnnounced),
        }
      : { file: 'plans.yaml', kind: 'set', path: [...path, 'price'], value: price };
  });

const restoring = (
  file: string,
  path: FieldPlace['path'],
  row: Group,
  published: Group,
): FileEdit[] =>
  [
    ...changedFields(row, published),
    // A moved class has its id as a field, which the published class does not need.
    ...(row['id'] === published['id'] ? [] : ['id']),
  ].map((name) => ({ file, ...editOf({ path: [...path, name], value: published[name] }) }));

/**
 * The action that ends the published class on the day before `from`, and adds the changed class from that day on. The
 * published class is put back first: the added one may have its id, by which it would be taken for the same.
 */
export function classFromDay(
  state: DeskState,
  { file, index, day }: Pick<ClassRow, 'file' | 'index' | 'day'>,
  published: Group,
  from: string,
): Required<Pick<Action, 'putBack' | 'edits'>> {
  const path = ['classes', index];
  const row = groupOf(valueAt(state.values[file], path));
  const startsThen = rowsOfDay(state.values, day).map((one) =>
    one.index === index ? { ...one, start: String(published['start']) } : one,
  );
  const place = indexFor(startsThen, String(row['start']));
  return {
    putBack: restoring(file, path, row, published),
    edits: [
      endedBefore(file, path, from),
      { file, kind: 'insert', path: ['classes', place], value: { ...row, from } },
    ],
  };
}

/** Ends a class on the day before `from`. */
export const endedBefore = (file: string, path: FieldPlace['path'], from: string): FileEdit => ({
  file,
  kind: 'set',
  path: [...path, 'until'],
  value: addDays(from, -1),
});

/**
 * Restores the published class, and changes it on some days in notice.yaml: one entry for all of them, and one for each
 * class of which another entry says something else. A class that is cancelled then stays so.
 */
export function classOnDays(
  state: DeskState,
  { file, index }: { file: string; index: number },
  published: Group,
  days: DateRange,
): FileEdit[] {
  const path = ['classes', index];
  const row = groupOf(valueAt(state.values[file], path));
  const restored = restoring(file, path, row, published);
  const values = valuesWith(state.values, restored);
  const changed = changedFields(row, published);
  const text = (name: string) => String(row[name]);
  const instead = {
    ...(changed.includes('trainer') && { trainer: text('trainer') }),
    ...((changed.includes('start') || changed.includes('end')) && {
      start: text('start'),
      end: countedTime(text('end')),
    }),
  };
  const isIts = (entry: DatedItem) =>
    entry.class === published['class'] && entry.start === published['start'];
  const { trainer, start: newStart, end: newEnd } = instead;
  const entry = onDays(days, {
    class: String(published['class']),
    start: String(published['start']),
    ...(trainer !== undefined && { trainer }),
    ...(newEnd !== undefined && { newStart, newEnd: typedTime(newEnd) }),
  });
  const after = withEntry(withoutDays(values, 'changes', days, isIts), 'changes', entry);
  const wanted = allClassesBetween(values, days.from, days.until)
    .filter((one) => isIts({ class: one.class, start: one.usualStart }) && one.off === undefined)
    .map((one) => ({ ...one, ...instead }));
  const settledValues = withClasses(after, differingClasses(after, wanted));
  return [...restored, ...editsToReach(values, withOthersKept(values, settledValues, wanted))];
}
