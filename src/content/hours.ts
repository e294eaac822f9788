import { z } from 'zod';
import { flag, placeholder } from './fields/choices.ts';
import { date, isTime, time } from './fields/dates.ts';
import { group, list } from './fields/groups.ts';
import { text } from './fields/text.ts';
import { says, shown } from './messages.ts';

const span = group({ opens: time, closes: time }).superRefine(({ opens, closes }, context) => {
  if (!isTime(opens) || !isTime(closes) || closes > opens) return;
  const message = says(
    `is ${closes}, which is not after ${opens}, when the doors open.`,
    'Write a time after the opening time, or correct that one.',
  );
  context.addIssue({ code: 'custom', path: ['closes'], message });
});

const openOrClosed = z
  .union([z.literal('closed'), list(span, { least: 0, most: 6 })], {
    error: ({ input }) =>
      says(
        `must be the word closed or a list of opening times, but here is ${shown(input)}.`,
        'Write closed, or a line "- opens: "05:30"" with a line "closes: "23:30"" below it.',
      ),
  })
  .superRefine((value, context) => {
    if (value.length > 0) return;
    context.addIssue({
      code: 'custom',
      message: says('has no opening times.', 'Write the word closed after {key}:'),
    });
  })
  .meta({ examples: ['closed'] });

const exception = group({
  date,
  closed: flag.optional(),
  opens: time.optional(),
  closes: time.optional(),
  reason: text(80).meta({ description: 'Shown to visitors: Republic Day.' }),
}).superRefine(({ closed, opens, closes }, context) => {
  const problem = (path: string, wrong: string, mend: string) =>
    context.addIssue({ code: 'custom', path: [path], message: says(wrong, mend) });
  if (closed && (opens ?? closes)) {
    problem(
      'closed',
      'is true, and yet there are opening times.',
      'Keep the line closed: true, or the opening times, not both.',
    );
  } else if (!closed && (opens ?? closes) && !(opens && closes)) {
    const [there, missing, example] = opens
      ? ['opens', 'closes', '13:00']
      : ['closes', 'opens', '07:00'];
    problem(
      there,
      `stands alone: when it ${missing} that day is not said.`,
      `Add a line ${missing}: "${example}" with the right time beside it.`,
    );
  } else if (!closed && !opens) {
    problem(
      'date',
      'has no opening times.',
      'Add a line closed: true, or the two lines opens: "07:00" and closes: "13:00"',
    );
  } else if (opens && closes && isTime(opens) && isTime(closes) && closes <= opens) {
    problem(
      'closes',
      `is ${closes}, which is not after ${opens}, when it opens.`,
      'Write a time after the opening time.',
    );
  }
});

/** content/hours.yaml: when the doors are open, and the days that differ. */
export const hours = group({
  placeholder,
  week: group({
    monday: openOrClosed,
    tuesday: openOrClosed,
    wednesday: openOrClosed,
    thursday: openOrClosed,
    friday: openOrClosed,
    saturday: openOrClosed,
    sunday: openOrClosed,
  }),
  exceptions: list(exception, { most: 400 }).optional(),
});

export type Hours = z.infer<typeof hours>;
