/* Knows on which page, and from which day on, the value of a file is shown. */

import { classPath, coachPath, dayPath } from '../../content/page-paths.ts';
import { groupOf, textAt, valueAt } from '../../content/path.ts';
import { addDays, isDate, weekdayOf } from '../../content/dates.ts';
import type { FieldPlace } from './edit.ts';
import type { DeskState } from './desk-state.ts';
import { pageOfFile } from '../words/page-of-file.ts';

/** The address of the page that shows a field. */
export function pageOfField(state: Pick<DeskState, 'values'>, { file, path }: FieldPlace): string {
  if (file === 'notice.yaml' && path.length > 1 && path[0] !== 'notices') {
    // Undo may have removed the entry.
    const date = textAt(state.values[file], ...path.slice(0, 2), 'date');
    return date !== '' ? dayPath(weekdayOf(date)) : '/schedule';
  }
  const [list] = path;
  if (file === 'classes.yaml' || file === 'pages/class.yaml')
    return pageOfThing(state, 'classes', list === 'classes' ? path[1] : 0, classPath);
  if (file === 'trainers.yaml' || file === 'pages/coach.yaml')
    return pageOfThing(state, 'trainers', list === 'trainers' ? path[1] : 0, coachPath);
  return pageOfFile(file);
}

/** The page of a class or coach; while it has no id yet, the page that lists all of them. */
function pageOfThing(
  { values }: Pick<DeskState, 'values'>,
  list: 'classes' | 'trainers',
  index: string | number | undefined,
  address: (id: string) => string,
): string {
  const file = `${list}.yaml`;
  const id = textAt(values[file], list, index ?? 0, 'id');
  return id !== '' ? address(id) : pageOfFile(file);
}

/**
 * The first day of the special day, notice, price, offer or class that a field belongs to, or the day after the last one
 * of a coach, if it is in the future: "2026-12-01". Announced prices are seen today.
 */
export function futureFirstDay(
  { values, setting }: Pick<DeskState, 'values' | 'setting'>,
  { file, path }: FieldPlace,
): string | undefined {
  if (file === 'trainers.yaml' && path.at(-1) === 'lastDay') {
    const lastDay = valueAt(values[file], path);
    return isDate(lastDay) && lastDay >= setting.today ? addDays(lastDay, 1) : undefined;
  }
  for (let length = path.length; length > 0; length--) {
    const { date, from, announced } = groupOf(valueAt(values[file], path.slice(0, length)));
    const day = date ?? from;
    if (!isDate(day)) continue;
    return day > setting.today && announced !== true ? day : undefined;
  }
  return undefined;
}
