import type { FieldPath } from '../findings/finding.ts';
import { dayFile, valueOf, type CheckedFiles } from '../content/checked-files.ts';
import { weekdays } from '../content/weekdays.ts';
import { byHours, clockTime } from '../text/counted-time.ts';
import { dayAfter, minutesBetween, nextDate } from '../timetable/clock.ts';
import { minutesOpen } from '../timetable/special-days.ts';
import type { RuleFinding } from './finding.ts';

/** The ordinary week is the same from any date. */
const anyDate = '2026-01-01';

/** Every class is held while the gym is open. */
export function* classesLieWithinHours(content: CheckedFiles): Generator<RuleFinding> {
  const hours = valueOf(content, 'hours.yaml');
  if (!hours) return;
  for (const day of weekdays) {
    const file = dayFile(day);
    const open = hours.week[day];
    const spans = open === 'closed' ? [] : open;
    const date = nextDate(day, anyDate);
    const isWithin = ({ start, end }: { start: string; end: string }) =>
      minutesOpen({ week: hours.week, exceptions: [] }, date, start) >= minutesBetween(start, end);
    const rows = [...(valueOf(content, file)?.classes ?? []).entries()];
    const outside = rows.filter(([, row]) => !isWithin(row));
    if (outside.length === 0) continue;
    if (outside.length > 1 && outside.length * 2 > rows.length) {
      // If most classes of a day are outside its hours, the hours are probably wrong, so the finding points at them.
      const classes = outside.map(([, { class: id, start }]) => ({ class: id, start }));
      yield {
        file: 'hours.yaml',
        path: ['week', day],
        code: 'day-outside-hours',
        data: { day, classes, spans },
      };
      continue;
    }
    for (const [index, { class: id, start, end }] of outside) {
      const isLate = spans.some(({ opens }) => opens <= start);
      const place = { file, path: ['classes', index, isLate ? 'end' : 'start'] };
      yield open === 'closed'
        ? { ...place, code: 'class-on-closed-day', data: { class: id, day } }
        : { ...place, code: 'class-outside-hours', data: { class: id, start, end, day, spans } };
    }
  }
}

/** The opening times of a day must not overlap, nor begin before those of the previous day end. */
export function* hoursAgree(content: CheckedFiles): Generator<RuleFinding> {
  const hours = valueOf(content, 'hours.yaml');
  if (!hours) return;
  for (const day of weekdays) {
    const spans = hours.week[day];
    if (spans === 'closed') continue;
    yield* spansAreInOrder(spans, ['week', day]);
    const before = hours.week[dayAfter(day, 6)];
    const closed = before === 'closed' ? undefined : before.at(-1)?.closes;
    const opens = spans[0]?.opens;
    // A day that begins with open doors may follow any night.
    if (closed === undefined || opens === undefined || opens === '00:00') continue;
    if (byHours(opens, 24) >= closed) continue;
    yield {
      file: 'hours.yaml',
      path: ['week', day, 0, 'opens'],
      code: 'opens-before-closing',
      data: { opens, closed: clockTime(closed) },
    };
  }
}

/** Each span begins after the one before it ends; `path` is their path in hours.yaml. */
export function* spansAreInOrder(
  spans: readonly { opens: string; closes: string }[],
  path: FieldPath,
): Generator<RuleFinding> {
  for (const [index, span] of spans.entries()) {
    const before = spans[index - 1];
    if (!before || span.opens > before.closes) continue;
    yield {
      file: 'hours.yaml',
      path: [...path, index, 'opens'],
      code: 'opens-before-closing',
      data: { opens: span.opens, closed: before.closes },
    };
  }
}
