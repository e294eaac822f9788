import type { ValueProblem } from '../../content/problem.ts';
import { addDays, dayOf, nextDate } from '../../timetable/clock.ts';
import { valueOf, weekOf, type CheckedFiles } from '../../content/checked-files.ts';
import { capitalise, formatDate } from '../../content/text/format.ts';
import { usualTimeOf } from '../../timetable/usual-times.ts';
import { namesIn } from './sentences.ts';

const file = 'schedule/overview.yaml';

/** A class to try is held every week: its row says on which days. */
export function* classesToTryAreWeekly(
  content: CheckedFiles,
  today: string,
): Generator<ValueProblem> {
  const week = weekOf(content);
  const classes = valueOf(content, 'classes.yaml')?.classes;
  if (!week || !classes) return;
  for (const [index, id] of valueOf(content, file)?.classes.entries() ?? []) {
    // Unknown ids are reported elsewhere.
    if (!classes.some((one) => one.id === id) || usualTimeOf(week, id, today)) continue;
    yield {
      file,
      path: ['classes', index],
      message: `${namesIn(content).class(id)} is not held every week, so it is not a class for everybody to try.`,
      remedy: 'Choose another class, or add a weekly time for it to the timetable.',
    };
  }
}

/** A new timetable takes effect on a Monday. */
export function* timetableBeginsOnMonday(content: CheckedFiles): Generator<ValueProblem> {
  const from = valueOf(content, file)?.effectiveFrom;
  if (from === undefined || dayOf(from) === 'monday') return;
  const next = nextDate('monday', from);
  yield {
    file,
    path: ['effectiveFrom'],
    message: `${formatDate(from)} is a ${capitalise(dayOf(from))}; the timetable begins on a Monday.`,
    remedy: `Write ${addDays(next, -7)}, or ${next} if the week after is meant.`,
  };
}
