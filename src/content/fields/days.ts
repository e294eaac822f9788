import { type Days, isDate } from '../dates.ts';
import { problem, type SaidAt } from '../problem.ts';
import { formatDate } from '../text/format.ts';
import { date, daysInOrder } from './dates.ts';
import type { z } from './zod.ts';

/** The fields for one day, or for the first and the last of several. Their group is refined with `checkDays`. */
export const days = {
  date: date('The day').optional(),
  from: date('First day', { help: 'Of several days in a row.' }).optional(),
  until: date('Last day', { help: 'This day is included.' }).optional(),
};

/** The longest range, in days; a longer one is probably a mistyped year. */
const longest = 366;

const tooLong =
  (until: string): SaidAt =>
  (place) =>
    problem(
      `{field} is ${formatDate(until, place)}, more than a year after the first day.`,
      'Correct the year.',
    );

/**
 * Reports a group that has neither `date`, nor `from` and `until` in order and at most a year apart. If it has none of
 * them, the problem is shown at the field `beside`.
 */
export function checkDays(given: Days, context: z.RefinementCtx, beside: string) {
  const { date: one, from, until } = given;
  const report = (path: string, ...said: Parameters<typeof problem>) =>
    context.addIssue({ code: 'custom', path: [path], message: problem(...said) });
  if (one !== undefined && (from ?? until) !== undefined)
    report(
      'date',
      'This says one day (date), but there is also a first or last day (from, until).',
      'Keep date for one day, or from and until for several, not both.',
    );
  else if (one === undefined && from === undefined && until === undefined)
    report(
      beside,
      '{field} has no day.',
      'Add the day, for example date: "2027-01-26"; or for several days from and until.',
      { lacks: 'date' },
    );
  else if (one === undefined && (from === undefined || until === undefined)) {
    const [there, lacks, which] =
      from === undefined
        ? (['until', 'from', 'first'] as const)
        : (['from', 'until', 'last'] as const);
    report(
      there,
      `{field} is not enough: the ${which} day is missing.`,
      `Add the ${which} day, for example ${lacks}: "${(from ?? until)!}"; or for one day write date instead.`,
      { lacks },
    );
  } else if (from !== undefined && until !== undefined && isDate(from) && isDate(until)) {
    daysInOrder('the first day')(given, context);
    if (Date.parse(until) - Date.parse(from) > longest * 86_400_000)
      context.addIssue({ code: 'custom', path: ['until'], params: { say: tooLong(until) } });
  }
}
