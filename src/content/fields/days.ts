import type { Days } from '../days.ts';
import { isDate } from '../dates-and-times.ts';
import { date } from './dates.ts';
import { fault } from './fault.ts';
import type { z } from './zod.ts';

/** The fields for one day, or for the first and the last of several. Their group is refined with `checkDays`. */
export const days = {
  date: date.meta({ title: 'The day' }).optional(),
  from: date.meta({ title: 'First day', description: 'Of several days in a row.' }).optional(),
  until: date.meta({ title: 'Last day', description: 'This day is included.' }).optional(),
};

/** In days. A longer range is probably a mistyped year. */
const longest = 366;

/**
 * Reports anything but either `date`, or `from` and `until` in order and at most a year apart. Without any of them it
 * reports the field `beside`; `ofHours` adapts a message to opening hours.
 */
export function checkDays(
  { date: one, from, until }: Days,
  context: z.RefinementCtx,
  beside: string,
  ofHours = false,
) {
  const report = (path: string, ...found: Parameters<typeof fault>) =>
    context.addIssue({ code: 'custom', path: [path], message: fault(...found) });
  if (one !== undefined && (from ?? until) !== undefined) {
    report('date', { code: 'one-day-and-several' });
  } else if (one === undefined && from === undefined && until === undefined) {
    report(beside, { code: 'no-day', data: { lacks: 'date' } });
  } else if (one === undefined && (from === undefined || until === undefined)) {
    const [there, lacks] =
      from === undefined ? (['until', 'from'] as const) : (['from', 'until'] as const);
    const example = (from ?? until)!;
    report(there, { code: 'half-of-several-days', data: { lacks, example } });
  } else if (from !== undefined && until !== undefined && isDate(from) && isDate(until)) {
    if (until < from) report('until', { code: 'last-day-before-first', data: { from, until } });
    else if (Date.parse(until) - Date.parse(from) > longest * 86_400_000)
      report('until', { code: 'longer-than-a-year', data: { ofHours } });
  }
}
