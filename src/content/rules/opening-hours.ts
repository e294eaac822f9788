import { capitalise } from '../../format.ts';
import { dayFile, valueOf, type CheckedFiles } from '../checked-files.ts';
import { weekdays } from '../weekdays.ts';
import type { RuleFinding } from './finding.ts';

/** Every class lies within the opening hours of its day. */
export function* classesLieWithinHours(content: CheckedFiles): Generator<RuleFinding> {
  const hours = valueOf(content, 'hours.yaml');
  if (!hours) return;
  for (const day of weekdays) {
    const file = dayFile(day);
    const open = hours.week[day];
    const spans = open === 'closed' ? [] : open;
    const isWithin = ({ start, end }: { start: string; end: string }) =>
      spans.some(({ opens, closes }) => opens <= start && end <= closes);
    const rows = [...(valueOf(content, file)?.classes ?? []).entries()];
    const outside = rows.filter(([, row]) => !isWithin(row));
    if (outside.length === 0) continue;
    const named = capitalise(day);
    const said = spans.map(({ opens, closes }) => `${opens} to ${closes}`).join(' and ');
    if (outside.length > 1 && outside.length * 2 > rows.length) {
      // When most classes of a day contradict its hours, the hours are what was changed.
      const which = open === 'closed' ? 'the gym is closed' : `the gym is open from ${said}`;
      const list = outside.map(([, row]) => `${row.class} at ${row.start}`).join(', ');
      const message = `On ${named} ${which}, but ${file} has classes then: ${list}.`;
      yield {
        file: 'hours.yaml',
        path: ['week', day],
        message,
        mend: `Correct the hours of ${named}, or take the classes out of ${file}.`,
      };
      continue;
    }
    for (const [index, { class: id, start, end }] of outside) {
      const late = spans.some(({ opens }) => opens <= start);
      const message =
        open === 'closed'
          ? `"${id}" is on ${named}, but hours.yaml says that the gym is closed on that day.`
          : `"${id}" (${start} to ${end}) lies outside the opening hours of ${named}, which are ${said}.`;
      const mend =
        open === 'closed'
          ? `Delete the class, or open the gym on ${named} in hours.yaml.`
          : `Write times between ${said.replaceAll(' to ', ' and ')}, or change the hours in hours.yaml.`;
      yield { file, path: ['classes', index, late ? 'end' : 'start'], message, mend };
    }
  }
}

/** The doors open once at a time. */
export function* hoursAgree(content: CheckedFiles): Generator<RuleFinding> {
  const hours = valueOf(content, 'hours.yaml');
  if (!hours) return;
  for (const day of weekdays) {
    const spans = hours.week[day];
    if (spans !== 'closed') yield* spansAreInOrder(spans, ['week', day]);
  }
}

/** `path` is where the spans stand in hours.yaml. */
export function* spansAreInOrder(
  spans: readonly { opens: string; closes: string }[],
  path: RuleFinding['path'],
): Generator<RuleFinding> {
  for (const [index, span] of spans.entries()) {
    const before = spans[index - 1];
    if (!before || span.opens > before.closes) continue;
    yield {
      file: 'hours.yaml',
      path: [...path, index, 'opens'],
      message: `The doors open at ${span.opens}, but they close only at ${before.closes} before that.`,
      mend: 'Write the spans from early to late, without overlap.',
    };
  }
}
