import type { Days } from '../different-day.ts';
import { says } from '../messages.ts';
import { isDate } from '../dates-and-times.ts';
import { date } from './dates.ts';
import type { z } from './zod.ts';

/** One day, or the first and the last of several: for a group whose refinement calls `daysAreSaid`. */
export const days = {
  date: date.meta({ title: 'The day' }).optional(),
  from: date.meta({ title: 'First day', description: 'Of several days in a row.' }).optional(),
  until: date.meta({ title: 'Last day', description: 'It counts as well.' }).optional(),
};

/** Nobody plans more than a year ahead; whoever does means every week. */
const longest = 366;

/** Either `date`, or `from` and `until` in order; `beside` is the line that is pointed at when there is neither. */
export function daysAreSaid(
  { date: one, from, until }: Days,
  context: z.RefinementCtx,
  beside: string,
  tooLong = 'Correct the year.',
) {
  const problem = (path: string, wrong: string, mend: string) =>
    context.addIssue({ code: 'custom', path: [path], message: says(wrong, mend) });
  if (one !== undefined && (from ?? until) !== undefined) {
    problem(
      'date',
      'is one day, and yet there is a first or a last day too.',
      'Keep the line date: for one day, or the lines from: and until: for several, not both.',
    );
  } else if (one === undefined && from === undefined && until === undefined) {
    problem(
      beside,
      'has no day.',
      'Add a line date: "2027-01-26", or for several days the two lines from: and until:',
    );
  } else if (one === undefined && (from === undefined || until === undefined)) {
    const [there, missing] = from === undefined ? ['until', 'from'] : ['from', 'until'];
    problem(
      there,
      `stands alone: the ${missing === 'from' ? 'first' : 'last'} day is not said.`,
      `Add a line ${missing}: "${from ?? until}" with the right day beside it, or write date: in place of ${there}: for one day.`,
    );
  } else if (from !== undefined && until !== undefined && isDate(from) && isDate(until)) {
    if (until < from)
      problem(
        'until',
        `is ${until}, which is before ${from}, the first day.`,
        'Write a day on or after the first one.',
      );
    else if (Date.parse(until) - Date.parse(from) > longest * 86_400_000)
      problem('until', 'is more than a year after the first day.', tooLong);
  }
}
