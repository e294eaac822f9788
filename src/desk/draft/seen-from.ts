/* Finds the day from which visitors see a change. */

import { isGroup, valueAt } from '../../content/path.ts';
import { addDays } from '../../content/dates.ts';
import type { FieldPlace } from './edit.ts';
import type { SeenFrom, DeskState } from './desk-state.ts';

/** From when on visitors see what is at a place of the draft. */
export function seenFrom(
  { values, setting: { today } }: Pick<DeskState, 'values' | 'setting'>,
  { file, path }: FieldPlace,
): SeenFrom {
  const groups = [[], ...path.map((_, index) => path.slice(0, index + 1))]
    .map((around) => valueAt(values[file], around))
    // A list that was added with its first item.
    .map((value) => (Array.isArray(value) && value.length === 1 ? (value[0] as unknown) : value))
    .filter(isGroup);
  if (groups.some(({ shown, draft }) => shown === false || draft === true)) return 'hidden';
  const isOfWeek = file.startsWith('schedule/');
  const days = groups.map((group) => {
    if (isOfWeek) return group['from'];
    if (file.startsWith('posts/')) return group['date'];
    if (file === 'plans.yaml') return group['announced'] === true ? undefined : group['from'];
    return file === 'notice.yaml' && path[0] === 'notices' ? group['from'] : undefined;
  });
  const own = valueAt(values[file], path);
  const isLastDay = path.at(-1) === (isOfWeek ? 'until' : 'lastDay');
  if (isLastDay && typeof own === 'string') days.push(addDays(own, 1));
  const later = days.filter((day) => typeof day === 'string').filter((day) => day > today);
  return later[0] ?? 'now';
}
