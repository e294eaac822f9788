import { z } from 'zod';
import { flag, placeholder } from './fields/choices.ts';
import { hourEarlier, hourLater, isTime } from './dates-and-times.ts';
import { time } from './fields/dates.ts';
import { days, daysAreSaid } from './fields/days.ts';
import { group, list } from './fields/groups.ts';
import { text } from './fields/text.ts';
import { says, shown } from './messages.ts';

const span = group({ opens: time, closes: time })
  .superRefine(({ opens, closes }, context) => {
    if (!isTime(opens) || !isTime(closes) || closes > opens) return;
    const message = says(
      `is ${closes}, which is not after ${opens}, when the doors open.`,
      'Write a time after the opening time, or correct that one.',
    );
    context.addIssue({ code: 'custom', path: ['closes'], message });
  })
  .meta({ title: 'Opening time' });

const openOrClosed = z
  .union([z.literal('closed').meta({ kind: 'fixed' }), list(span, { least: 0, most: 6 })], {
    error: ({ input }) =>
      says(
        `must be the word closed or a list of opening times, but here is ${shown(input)}.`,
        'Write closed, or a line "- opens: "05:30"" with a line "closes: "23:30"" below it.',
        'Choose closed, or fill in when the doors open and close.',
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
  ...days,
  closed: flag.meta({ title: 'Closed all day' }).optional(),
  opens: time.optional(),
  closes: time.optional(),
  hours: list(span, { most: 6 })
    .meta({ title: 'Open', description: 'Where the doors close in between: each time apart.' })
    .optional(),
  reason: text(80).meta({
    title: 'Why, as visitors read it',
    description: 'Such as Republic Day.',
  }),
}).superRefine((day, context) => {
  const { date: one, from, until, closed, opens, closes, hours } = day;
  daysAreSaid(day, context, 'reason', 'Correct the year, or change the hours of the week above.');
  const hasDays = one !== undefined || (from !== undefined && until !== undefined);
  const problem = (path: string, wrong: string, mend: string) =>
    context.addIssue({ code: 'custom', path: [path], message: says(wrong, mend) });
  const told = [closed === true && 'closed', opens ?? closes, hours].filter(Boolean).length;
  if (closed && told > 1) {
    problem(
      'closed',
      'is true, and yet there are opening times.',
      'Keep the line closed: true, or the opening times, not both.',
    );
  } else if (told > 1) {
    problem(
      'hours',
      'says when the doors are open, and so do the lines beside it.',
      'Keep hours: with its list, or the two lines opens: and closes:, not both.',
    );
  } else if ((opens ?? closes) && !(opens && closes)) {
    const [there, missing, example] = opens
      ? ['opens', 'closes', hourLater(opens)]
      : ['closes', 'opens', hourEarlier(closes!)];
    problem(
      there,
      `stands alone: when it ${missing} that day is not said.`,
      `Add a line ${missing}: "${example}" with the right time beside it.`,
    );
  } else if (told === 0 && hasDays) {
    problem(
      one === undefined ? 'from' : 'date',
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
  }).meta({ title: 'The ordinary week' }),
  exceptions: list(exception.meta({ title: 'Day that differs' }), { most: 400 })
    .meta({ title: 'Days that differ' })
    .optional(),
});

export type Hours = z.infer<typeof hours>;
export type DifferentDay = NonNullable<Hours['exceptions']>[number];
