import { type Days, daysBetween, isDate } from '../dates.ts';
import type { PlaceFormats } from '../place/place-formats.ts';
import { problem, report } from '../problem.ts';
import { formatDate } from '../text/format.ts';
import { date, daysInOrder } from './dates.ts';
import type { z } from './zod.ts';

/** The fields for one day, or for the first and the last of several. Their group is refined with `checkDays`. */
export const days = {
  date: date('The day').optional(),
  from: date('First day', { help: 'The first of several days in a row.' }).optional(),
  until: date('Last day', { help: 'This day is included.' }).optional(),
};

/** The longest range, in days; a longer one is probably a mistyped year. */
const longest = 366;

/**
 * Reports a group that has neither `date`, nor `from` and `until` in order and at most a year apart. If it has none of
 * them, the problem is shown at the field `beside`.
 */
export function checkDays(given: Days, context: z.RefinementCtx, beside: string) {
  const { date: one, from, until } = given;
  if (one !== undefined && (from ?? until) !== undefined) {
    const sentences = problem(
      'There is one day here, but also a first or last day.',
      'Keep date for one day, or from and until for several, not both.',
      { atDesk: 'Keep one day, or the first and the last day.' },
    );
    report(context, sentences, 'date');
  } else if (one === undefined && from === undefined && until === undefined) {
    const sentences = problem(
      '{field} has no day.',
      'Add the day, for example date: "2027-01-26"; or for several days from and until.',
      { lacks: 'date', atDesk: 'Choose the day, or the first and the last day.' },
    );
    report(context, sentences, beside);
  } else if (one === undefined && (from === undefined || until === undefined)) {
    const [there, lacks, which] =
      from === undefined
        ? (['until', 'from', 'first'] as const)
        : (['from', 'until', 'last'] as const);
    const sentences = problem(
      `{field} is not enough: the ${which} day is missing.`,
      `Add the ${which} day, for example ${lacks}: "${from ?? until}"; or for one day write date instead.`,
      { lacks, atDesk: `Choose the ${which} day.` },
    );
    report(context, sentences, there);
  } else if (from !== undefined && until !== undefined && isDate(from) && isDate(until)) {
    daysInOrder('the first day')(given, context);
    if (daysBetween(from, until) <= longest) return;
    const say = (place: PlaceFormats) =>
      problem(
        `{field} is ${formatDate(until, place)}, more than a year after the first day.`,
        'Correct the year.',
      );
    report(context, say, 'until');
  }
}
