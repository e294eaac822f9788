import type { Shown } from '../form/shown.ts';
import type { FileEdit } from './protocol.ts';
import type { Place } from './place.ts';
import { valueAt } from '../words/place-in-words.ts';

const day = /^\d{4}-\d\d-\d\d$/;

/** In days. A longer range does not keep its length, because its year may be typed only in part. */
const most = 31;

/** The edit that moves the last day of a range when the first day is moved past it; a short range keeps its length. */
export function untilFollowing(
  { values }: Pick<Shown, 'values'>,
  { file, path }: Place,
  next: unknown,
): FileEdit[] {
  if (path.at(-1) !== 'from' || typeof next !== 'string' || !day.test(next)) return [];
  const around = path.slice(0, -1);
  const { from, until } = (valueAt(values[file], around) ?? {}) as Record<string, unknown>;
  const isSpan = typeof from === 'string' && typeof until === 'string';
  if (!isSpan || !day.test(from) || !day.test(until) || next <= until) return [];
  const days = (Date.parse(until) - Date.parse(from)) / 86_400_000;
  const last = Date.parse(next) + (days >= 0 && days <= most ? days : 0) * 86_400_000;
  const value = new Date(last).toISOString().slice(0, 10);
  return [{ file, edit: { kind: 'set', path: [...around, 'until'], value } }];
}
