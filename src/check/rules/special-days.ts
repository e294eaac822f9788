import type { ValueProblem } from '../../content/problem.ts';
import { addDays, dayOf } from '../../timetable/clock.ts';
import { weeklyHours } from '../../timetable/opening-hours.ts';
import { valueOf, type CheckedFiles } from '../../content/checked-files.ts';
import { daysOf } from '../../content/days.ts';
import type { SpecialDay, Hours } from '../../content/hours.ts';
import { daysOverlap, firstDayLine } from './days-overlap.ts';
import { spansAreInOrder } from './opening-hours.ts';
import { dayInWords, onDays } from './sentences.ts';

/**
 * Special days must not overlap, except wholly within a longer one, nor close the gym when it is closed anyway; the
 * opening times of each must be in order.
 */
export function* specialDaysAgree(content: CheckedFiles): Generator<ValueProblem> {
  const hours = valueOf(content, 'hours.yaml');
  if (!hours?.exceptions) return;
  const file = 'hours.yaml';
  const { exceptions } = hours;
  yield* daysOverlap(
    file,
    'exceptions',
    exceptions,
    () => true,
    ({ reason }) => `"${reason}"`,
  );
  for (const [index, exception] of exceptions.entries()) {
    const days = daysOf(exception);
    if (exception.closed && closedAnyway(hours, exception))
      yield {
        file,
        path: ['exceptions', index, firstDayLine(exception)],
        message:
          days.from === days.until
            ? `On ${dayInWords(dayOf(days.from), days.from)} the gym is closed anyway.`
            : `On all days ${onDays(days)} the gym is closed anyway.`,
        remedy: 'Correct the date, or delete this special day.',
      };
    if (exception.hours) yield* spansAreInOrder(exception.hours, ['exceptions', index, 'hours']);
  }
}

/** Whether the gym is closed on all these days anyway: in the usual week, or in a longer exception around them. */
function closedAnyway({ week, otherHours = [], exceptions = [] }: Hours, own: SpecialDay): boolean {
  const { from, until } = daysOf(own);
  const around = exceptions.find((other) => {
    const days = daysOf(other);
    return other !== own && days.from <= from && until <= days.until;
  });
  if (around) return around.closed === true;
  for (let date = from; date <= until; date = addDays(date, 1))
    if (weeklyHours({ week, otherHours }, dayOf(date), date).length > 0) return false;
  return true;
}
