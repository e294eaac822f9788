import {
  separateWordings,
  sameWording,
  type Voice,
  type Wordings,
} from '../../findings/wording.ts';
import type { Meant } from '../../findings/finding.ts';

interface Typed {
  input: unknown;
}
interface ExampleDate {
  /** A date that shows how to write one. */
  example: string;
}
interface Span {
  from: string;
  until: string;
}
/** The key of the missing line, so that the check can look whether that line is commented out. */
interface Lacks<Line extends string> {
  lacks: Line;
}
interface Half<Line extends string> extends Lacks<Line> {
  example: string;
}

const writeDate = (say: Voice, example: string, meant: Meant | undefined) =>
  meant
    ? say.toType(meant)
    : `Write the date of that day as year-month-day: the 5th of December is ${say.typed(`"${example}"`)}`;
const chooseDay = (say: Voice, meant: Meant | undefined) =>
  meant ? say.toType(meant) : 'Choose the day.';
const addLine = (name: string, example: string, what: string) =>
  `Add a line ${name}: "${example}" with the right ${what}`;

function laterEnd(start: string, example: string | undefined, say: Voice, meant?: Meant): string {
  if (meant) return `${say.toType(meant)}, or correct the start.`;
  return example === undefined
    ? `Correct the start: no class can begin at ${start}.`
    : `Write an end after ${start}, for example ${say.typed(`"${example}"`)}, or correct the start.`;
}

/** Messages for schema errors in days and times, and in fields that belong together. */
export const dayAndTimeWordings = {
  'not-a-time': sameWording<Typed>(({ input }, say, meant) => [
    say.expected(`a time such as ${say.time('"09:00"')}`, input),
    say.toType(meant),
  ]),
  'not-a-24-hour-time': separateWordings<Typed>({
    file: ({ input }, say, meant) => [
      say.expected('a 24-hour time with two digits on both sides, such as "09:00"', input),
      say.toType(meant),
    ],
    desk: ({ input }, say, meant) => [say.expected('a time', input), say.toType(meant)],
  }),
  'two-times-in-one': separateWordings<Typed & { first: string }>({
    file: ({ input, first }, say) => [
      say.expected('a 24-hour time with two digits on both sides, such as "09:00"', input),
      `Only one time goes here. Write ${say.typed(`"${first}"`)} and the other time on its own line.`,
    ],
    desk: ({ input, first }, say) => [
      say.expected('a time', input),
      `Only one time goes here. Write ${say.time(first)} and the other time by itself.`,
    ],
  }),
  'not-a-date': separateWordings<Typed & ExampleDate>({
    file: ({ input, example }, say, meant) => [
      say.expected('a date such as "2026-03-11"', input),
      writeDate(say, example, meant),
    ],
    desk: ({ input }, say, meant) => [
      say.expected(`a date such as ${say.date('2026-03-11')}`, input),
      chooseDay(say, meant),
    ],
  }),
  'date-in-another-form': separateWordings<Typed & ExampleDate>({
    file: ({ input, example }, say, meant) => [
      say.expected('written year-month-day, such as "2026-03-11"', input),
      writeDate(say, example, meant),
    ],
    desk: ({ input }, say, meant) => [say.expected('a date', input), chooseDay(say, meant)],
  }),
  'impossible-year': separateWordings<ExampleDate & { year: string }>({
    file: ({ year, example }, say, meant) => [
      `${say.subject} has the year ${year}, which cannot be right.`,
      writeDate(say, example, meant),
    ],
    desk: ({ year }, say, meant) => [
      `This has the year ${year}, which cannot be right.`,
      chooseDay(say, meant),
    ],
  }),
  'impossible-day': separateWordings<ExampleDate & { date: string }>({
    file: ({ date, example }, say, meant) => [
      `${say.subject} is a date that does not exist: ${date}.`,
      writeDate(say, example, meant),
    ],
    desk: ({ date }, say, meant) => [
      `This is a date that does not exist: ${date}.`,
      chooseDay(say, meant),
    ],
  }),

  // The first and the last of several days.
  'last-day-before-beginning': sameWording<
    Span & { what: 'offer' | 'notice' | 'class' | 'price' | 'hours' }
  >(({ from, until, what }, say) => [
    `${say.subject} is ${say.date(until)}, which is before ${say.date(from)}, when the ${what} begin${what === 'hours' ? '' : 's'}.`,
    'Write a date on or after the first day.',
  ]),
  'last-day-before-first': sameWording<Span>(({ from, until }, say) => [
    `${say.subject} is ${say.date(until)}, which is before ${say.date(from)}, the first day.`,
    'Write a date on or after the first day.',
  ]),
  'longer-than-a-year': sameWording<{ ofHours: boolean }>(({ ofHours }, say) => [
    `${say.subject} is more than a year after the first day.`,
    `Correct the year${ofHours ? ', or change the hours of the week above' : ''}.`,
  ]),
  'one-day-and-several': separateWordings({
    file: (_, say) => [
      `${say.subject} is one day, but there is also a first or last day.`,
      'Keep the line date: for one day, or the lines from: and until: for several, not both.',
    ],
    desk: (_, say) => [
      'This is one day, but there is also a first or last day.',
      `Keep ${say.field('date')} for one day, or ${say.field('from')} and ${say.field('until')} for several, not both.`,
    ],
  }),
  'no-day': separateWordings<Lacks<'date'>>({
    file: (_, say) => [
      `${say.subject} has no day.`,
      'Add a line date: "2027-01-26", or for several days the two lines from: and until:',
    ],
    desk: (_, say) => [
      'This has no day.',
      `Fill in ${say.field('date')}, or for several days ${say.field('from')} and ${say.field('until')}.`,
    ],
  }),
  'half-of-several-days': separateWordings<Half<'from' | 'until'>>({
    file: ({ lacks, example }, say) => [
      `${say.subject} is not enough: the ${lacks === 'from' ? 'first' : 'last'} day is missing.`,
      `${addLine(lacks, example, 'day')}, or write date: in place of ${say.key} for one day.`,
    ],
    desk: ({ lacks, example }, say) => [
      `This is not enough: the ${lacks === 'from' ? 'first' : 'last'} day is missing.`,
      `Fill in ${say.field(lacks)}, for example ${say.date(example)}, or for one day ${say.field('date')} alone.`,
    ],
  }),

  // Classes.
  'end-not-after-start': separateWordings<{
    start: string;
    end: string;
    example?: string | undefined;
  }>({
    file: ({ start, end, example }, say, meant) => [
      end === start
        ? `${say.subject} is ${end}, the same time as the start.`
        : `${say.subject} is ${end}, before the class starts at ${start}.`,
      laterEnd(start, example, say, meant),
    ],
    desk: ({ start }, say, meant) => [
      `It would end before it begins at ${say.time(start)}.`,
      meant ? say.toType(meant) : '',
    ],
  }),
  'weeks-from-no-day': separateWordings<Lacks<'from'>>({
    file: (_, say) => [
      `${say.subject} does not say from which day the weeks are counted.`,
      'Add a line from: "2026-12-03" with a day on which the class is held.',
    ],
    desk: (_, say) => [
      'The weeks are counted from a day.',
      `Fill in ${say.field('from')}, with a day on which the class is held.`,
    ],
  }),
  'weeks-given-twice': separateWordings({
    file: (_, say) => [
      `${say.subject} cannot be used together with weeksOfMonth:.`,
      'Delete one of the two lines.',
    ],
    desk: (_, say) => [
      `This cannot be used together with ${say.field('weeksOfMonth')}.`,
      'Delete one of the two.',
    ],
  }),
  'change-without-difference': separateWordings<Lacks<'trainer'>>({
    file: (_, say) => [
      `${say.subject} is marked as changed, but does not say what changes.`,
      'Add a line trainer: with the other coach, or the two lines newStart: "19:00" and newEnd: "20:00"',
    ],
    desk: () => [
      'This is marked as changed, but does not say what changes.',
      'Choose the other coach, or fill in the new times.',
    ],
  }),
  'moved-to-same-day': separateWordings({
    file: (_, say) => [
      `${say.subject} is the day on which the class is anyway.`,
      'Write another day, or move the item to the list "changes" if only the time or the coach differs.',
    ],
    desk: () => [
      'This is the day on which the class is anyway.',
      'Choose another day, or change the class on that day instead.',
    ],
  }),
  'own-substitute': separateWordings({
    file: (_, say) => [
      `${say.subject} is the coach who is away.`,
      'Write another coach, or delete this line if the classes are cancelled.',
    ],
    desk: () => [
      'This is the coach who is away.',
      'Choose another coach, or leave it empty if the classes are cancelled.',
    ],
  }),
  'half-of-new-times': separateWordings<Half<'newStart' | 'newEnd'>>({
    file: ({ lacks, example }, say) => [
      `${say.subject} is not enough: the time when the class ${lacks === 'newEnd' ? 'ends' : 'begins'} is missing.`,
      `${addLine(lacks, example, 'time')}.`,
    ],
    desk: ({ lacks, example }, say) => [
      `This is not enough: the time when the class ${lacks === 'newEnd' ? 'ends' : 'begins'} is missing.`,
      `Fill in ${say.field(lacks)}, for example ${say.time(example)}.`,
    ],
  }),

  // Opening hours.
  'closes-before-opening': sameWording<{ opens: string; closes: string; ofOneDay: boolean }>(
    ({ opens, closes, ofOneDay }, say, meant) => [
      `${say.subject} is ${say.time(closes)}, which is not after ${say.time(opens)}, when ${ofOneDay ? 'it opens' : 'the doors open'}.`,
      meant
        ? say.toType(meant)
        : `Write a time after the opening time${ofOneDay ? '.' : ', or correct that one.'}`,
    ],
  ),
  'evening-before-afternoon': sameWording<{ afternoonFrom: string; eveningFrom: string }>(
    ({ afternoonFrom, eveningFrom }, say) => [
      `${say.subject} is ${say.time(eveningFrom)}, which is not after ${say.time(afternoonFrom)}, when the afternoon begins.`,
      'Write a time after the beginning of the afternoon, or correct that one.',
    ],
  ),
  'open-longer-than-a-day': sameWording<{ opens: string; closes: string }>(
    ({ opens, closes }, say) => [
      `From ${say.time(opens)} to ${say.time(closes)} is longer than a day.`,
      'Correct the closing time. A gym that never closes has "open 24 hours" on each day.',
    ],
  ),
  'neither-closed-nor-open': separateWordings<Typed>({
    file: ({ input }, say) => [
      say.expected('the word closed or a list of opening times', input),
      'Write closed, or open 24 hours, or a line "- opens: "05:30"" with a line "closes: "23:30"" below it.',
    ],
    desk: ({ input }, say) => [
      say.expected('the word closed or a list of opening times', input),
      'Choose closed or open 24 hours, or fill in when the doors open and close.',
    ],
  }),
  'opening-times-empty': separateWordings({
    file: (_, say) => [
      `${say.subject} has no opening times.`,
      `Write the word closed after ${say.key}`,
    ],
    desk: () => ['This has no opening times.', 'Choose closed, or fill them in.'],
  }),
  'closed-and-open': separateWordings({
    file: (_, say) => [
      `${say.subject} is true, but there are opening times.`,
      'Keep the line closed: true, or the opening times, not both.',
    ],
    desk: (_, say) => [
      'This is on, but there are opening times.',
      `Keep ${say.field('closed')}, or the opening times, not both.`,
    ],
  }),
  'opening-times-twice': separateWordings({
    file: (_, say) => [
      `${say.subject} says when the doors are open, and so do the lines beside it.`,
      'Keep hours: with its list, or the two lines opens: and closes:, not both.',
    ],
    desk: (_, say) => [
      'This says when the doors are open, and so do the fields beside it.',
      `Keep ${say.field('hours')}, or ${say.field('opens')} and ${say.field('closes')}, not both.`,
    ],
  }),
  'half-of-opening-times': separateWordings<Half<'opens' | 'closes'>>({
    file: ({ lacks, example }, say) => [
      `${say.subject} is not enough: the time when it ${lacks} that day is missing.`,
      `${addLine(lacks, example, 'time')}.`,
    ],
    desk: ({ lacks, example }, say) => [
      `This is not enough: the time when it ${lacks} that day is missing.`,
      `Fill in ${say.field(lacks)}, for example ${say.time(example)}.`,
    ],
  }),
  'no-other-hours': separateWordings<Lacks<'saturday'>>({
    file: (_, say) => [
      `${say.subject} names no weekday with other hours.`,
      'Add the weekdays that differ, for example saturday: closed',
    ],
    desk: (_, say) => [
      'No weekday has other hours.',
      `Fill in the weekdays that differ, for example ${say.field('saturday')}.`,
    ],
  }),
  'day-without-opening-times': separateWordings<Lacks<'closed'>>({
    file: (_, say) => [
      `${say.subject} has no opening times.`,
      'Add a line closed: true, or the two lines opens: "07:00" and closes: "13:00"',
    ],
    desk: (_, say) => [
      'This has no opening times.',
      `Switch ${say.field('closed')} on, or fill in ${say.field('opens')} and ${say.field('closes')}.`,
    ],
  }),
} satisfies Wordings;
