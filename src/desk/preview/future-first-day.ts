import type { Shown } from '../form/shown.ts';
import type { Place } from '../draft/place.ts';
import { addDays } from '../../timetable/clock.ts';
import { valueAt } from '../words/place-in-words.ts';

/** The files whose dated entries the preview shows as on their first day. */
const datedFiles = ['notice.yaml', 'hours.yaml'];

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/**
 * The first day of the entry of notice.yaml or hours.yaml that a field belongs to, or the day after the last one of a
 * coach, if it is in the future: "2026-12-01".
 */
export function futureFirstDay(
  { values, setting }: Pick<Shown, 'values' | 'setting'>,
  { file, path }: Place,
): string | undefined {
  if (file === 'trainers.yaml' && path.at(-1) === 'lastDay') {
    const lastDay = valueAt(values[file], path);
    return isDay(lastDay) && lastDay >= setting.today ? addDays(lastDay, 1) : undefined;
  }
  if (!datedFiles.includes(file)) return undefined;
  for (let length = path.length; length > 0; length--) {
    const around = valueAt(values[file], path.slice(0, length));
    const { date, from } = (around ?? {}) as { date?: unknown; from?: unknown };
    const day = date ?? from;
    if (!isDay(day)) continue;
    return day > setting.today ? day : undefined;
  }
  return undefined;
}
