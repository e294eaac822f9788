/* The schema of content/hours.yaml. */

import { hourEarlier, hourLater, isTime } from './dates.ts';
import { flag, placeholder } from './fields/choices.ts';
import { date, daysInOrder, endTime, laterEnd, time } from './fields/dates.ts';
import { checkDays, days } from './fields/days.ts';
import { group, list } from './fields/groups.ts';
import { note } from './fields/notes.ts';
import { text } from './fields/text.ts';
import { z } from './fields/zod.ts';
import type { PlaceFormats } from './place/place-formats.ts';
import { problem, report } from './problem.ts';
import { byHours, formatTime, isCounted, midnight } from './text/format.ts';
import { weekdays } from './weekdays.ts';

/** Reports a closing time that is not after the opening, or more than a day after it. */
function checkSpan({ opens, closes }: { opens: string; closes: string }, context: z.RefinementCtx) {
  if (!isTime(opens) || !isCounted(closes)) return;
  const notLater = (place: PlaceFormats) =>
    problem(
      `{field} is ${formatTime(closes, place)}, which is not after ${formatTime(opens, place)}, when the doors open.`,
      ...laterEnd(opens, closes, place),
    );
  const tooLong = (place: PlaceFormats) =>
    problem(
      `From ${formatTime(opens, place)} to ${formatTime(closes, place)} of the next day is longer than a day.`,
      'Correct the closing time. A gym that never closes has "open 24 hours" on each day.',
      { atDesk: 'Choose an earlier closing time, or say that it is open 24 hours.' },
    );
  if (closes <= opens) report(context, notLater, 'closes');
  else if (closes > byHours(opens, 24)) report(context, tooLong, 'closes');
}

const span = group('Opening time', { opens: time(), closes: endTime() }).superRefine(
  (value, context) => checkSpan(value, context),
);

/** A field with the opening times of a weekday: "closed", "open 24 hours", or a list. */
const openOrClosed = note(
  z
    .union([
      note(z.literal('closed'), { kind: 'fixed' }),
      note(z.literal('open 24 hours'), { kind: 'fixed' }).transform(() => [
        { opens: '00:00', closes: midnight },
      ]),
      list(span, { least: 0, most: 6 }),
    ])
    .superRefine((value, context) => {
      if (value.length > 0) return;
      report(
        context,
        problem('{field} has no opening times.', 'Write closed, or fill them in.', {
          atDesk: 'Fill them in, or say that it is closed.',
        }),
      );
    }),
  { example: 'closed' },
);

const exception = group('Special day', {
  ...days,
  closed: flag('Closed all day').optional(),
  opens: time().optional(),
  closes: endTime().optional(),
  hours: list('Open', span, {
    most: 6,
    help: 'If the gym closes in between, enter each period separately.',
  }).optional(),
  reason: text('Reason, shown to visitors', 80, { help: 'For example Republic Day.' }),
}).superRefine((day, context) => {
  const { date: one, from, until, closed, opens, closes, hours } = day;
  checkDays(day, context, 'reason');
  const hasDays = one !== undefined || (from !== undefined && until !== undefined);
  const wrong = (field: string, ...sentences: Parameters<typeof problem>) =>
    report(context, problem(...sentences), field);
  const given = [closed === true && 'closed', opens ?? closes, hours].filter(Boolean).length;
  if (closed && given > 1)
    wrong(
      'closed',
      'The gym is closed on this day, but there are opening times.',
      'Keep one of the two.',
    );
  else if (given > 1)
    wrong(
      'hours',
      'The opening times of this day are given twice.',
      'Keep the list (hours), or the two times (opens, closes), not both.',
      { atDesk: 'Keep the list or the two times, not both.' },
    );
  else if ((opens ?? closes) && !(opens && closes)) {
    const [present, lacks, example] = opens
      ? (['opens', 'closes', hourLater(opens)] as const)
      : (['closes', 'opens', hourEarlier(closes!)] as const);
    wrong(
      present,
      `{field} is not enough: the time when it ${lacks} that day is missing.`,
      `Add that time, for example ${lacks}: "${example}"`,
      { lacks, atDesk: 'Add that time.' },
    );
  } else if (given === 0 && hasDays)
    wrong(
      one === undefined ? 'from' : 'date',
      'This day has no opening times.',
      'Say that it is closed (closed: true), or add both times: opens: "07:00" and closes: "13:00"',
      { lacks: 'closed', atDesk: 'Say that it is closed, or add both times.' },
    );
  else if (opens && closes) checkSpan({ opens, closes }, context);
});

const otherDay = openOrClosed.optional();
const otherHours = group('Other hours', {
  from: date('First day', { help: 'The hours change at midnight.' }),
  until: date('Last day', {
    help: 'This day is included. Leave it out if the hours stay.',
  }).optional(),
  monday: otherDay,
  tuesday: otherDay,
  wednesday: otherDay,
  thursday: otherDay,
  friday: otherDay,
  saturday: otherDay,
  sunday: otherDay,
}).superRefine((hours, context) => {
  daysInOrder('when these hours begin')(hours, context);
  if (weekdays.some((day) => hours[day] !== undefined)) return;
  const sentences = problem(
    'No weekday has other hours here.',
    'Add the weekdays that differ, for example saturday: closed',
    { lacks: 'saturday', atDesk: 'Add the weekdays that differ.' },
  );
  report(context, sentences, 'from');
});

/** Schema of content/hours.yaml: the weekly opening hours, other hours, parts of the day and special days. */
export const hours = group({
  placeholder,
  week: group('The ordinary week', {
    monday: openOrClosed,
    tuesday: openOrClosed,
    wednesday: openOrClosed,
    thursday: openOrClosed,
    friday: openOrClosed,
    saturday: openOrClosed,
    sunday: openOrClosed,
  }),
  otherHours: list('Hours from a later day, or for some weeks', otherHours, {
    unique: ['from'],
    most: 12,
    help: 'Only the weekdays that differ; all others stay as they are.',
  }).optional(),
  partsOfDay: group(
    'Parts of the day',
    {
      afternoonFrom: time('Afternoon begins'),
      eveningFrom: time('Evening begins'),
    },
    { help: 'For the filters of the week: a class belongs where it begins.' },
  ).superRefine(({ afternoonFrom, eveningFrom }, context) => {
    if (!isTime(afternoonFrom) || !isTime(eveningFrom) || eveningFrom > afternoonFrom) return;
    const say = (place: PlaceFormats) =>
      problem(
        `{field} is ${formatTime(eveningFrom, place)}, which is not after ${formatTime(afternoonFrom, place)}, when the afternoon begins.`,
        'Write a time after the beginning of the afternoon, or correct that one.',
      );
    report(context, say, 'eveningFrom');
  }),
  exceptions: list('Special days', exception, { most: 400 }).optional(),
});

export type Hours = z.infer<typeof hours>;
/** Weekly hours from a day on, or for some weeks. */
export type OtherHours = NonNullable<Hours['otherHours']>[number];
/** One day or several on which the gym is closed, or has other opening hours. */
export type SpecialDay = NonNullable<Hours['exceptions']>[number];
