import { EditRefused } from '../yaml-edits/edit-refused.ts';
import { valueAfter } from '../yaml-edits/value-after.ts';
import type { Act, DeskState } from './protocol.ts';
import type { Shown } from './shown.ts';

/** Drops the last act from those that wait for the worker if the new one overwrites its value, as during typing. */
export function withoutOverwritten(
  waiting: readonly Act[],
  { key, rename, edits = [] }: Act,
): readonly Act[] {
  const last = waiting.at(-1);
  const [edit] = edits;
  const isOverwritten =
    waiting.length > 1 &&
    key !== undefined &&
    last?.key === key &&
    !rename?.length &&
    !last.rename?.length &&
    edits.length === 1 &&
    last.edits?.length === 1 &&
    edit!.edit.kind === 'set' &&
    last.edits[0]!.edit.kind === 'set';
  return isOverwritten ? waiting.slice(0, -1) : waiting;
}

/**
 * The state with the acts that the worker has not confirmed yet, so that the page shows every change at once.
 * `confirmed` are the values of all files without these acts.
 */
export const withPendingActs = (
  state: DeskState,
  confirmed: Record<string, unknown>,
  waiting: readonly Act[],
) => ({
  ...state,
  saved: {
    ...Object.fromEntries(waiting.flatMap(({ rename = [] }) => rename.map(({ to }) => [to, null]))),
    ...state.saved,
  },
  values: valuesAfterAll(confirmed, waiting),
  isKeeping: waiting.length > 0,
});

/** The values after all acts that still fit; the desk refuses the others and reports it. */
const valuesAfterAll = (values: Record<string, unknown>, acts: readonly Act[]) =>
  acts.reduce((now, act) => valuesAfter(now, act) ?? now, values);

/** The values after an act; undefined if it no longer fits, for example about a removed thing. */
export function valuesAfter(
  values: Record<string, unknown>,
  act: Act,
): Record<string, unknown> | undefined {
  try {
    const next = { ...values };
    for (const { from, to } of act.rename ?? []) {
      next[to] = next[from];
      delete next[from];
    }
    for (const { file, value } of act.make ?? []) next[file] = value;
    for (const { file, edit } of act.edits ?? [])
      // A file that cannot be shown is changed only by the desk, as by the button that fixes it.
      if (next[file] !== null) next[file] = valueAfter(next[file], edit);
    for (const file of act.drop ?? []) delete next[file];
    return next;
  } catch (error) {
    if (error instanceof EditRefused) return undefined;
    throw error;
  }
}

/** The saved values of the files that an act touches, available before the desk sends them. */
export const savedBefore = (
  { values }: Pick<Shown, 'values'>,
  { edits = [], make = [], rename = [], drop = [] }: Act,
): Record<string, unknown> =>
  Object.fromEntries([
    ...edits.map(({ file }) => [file, values[file]] as const),
    ...drop.map((file) => [file, values[file]] as const),
    ...make.map(({ file }) => [file, null] as const),
    ...rename.map(({ to }) => [to, null] as const),
  ]);
