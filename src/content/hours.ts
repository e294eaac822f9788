import { z } from './fields/zod.ts';
import { flag, placeholder } from './fields/choices.ts';
import { byHours, isCounted, midnight } from '../text/counted-time.ts';
import { hourEarlier, hourLater, isTime, nextDayMeant } from './dates-and-times.ts';
import { date, daysInOrder, endTime, time } from './fields/dates.ts';
import { days, checkDays } from './fields/days.ts';
import { fault } from './fields/fault.ts';
import { group, list } from './fields/groups.ts';
import { text } from './fields/text.ts';
import { weekdays } from './weekdays.ts';
import { inputOf } from '../findings/input.ts';

/** Reports a closing time that is not after the opening, or more than a day after it. */
function checkSpan(
  { opens, closes }: { opens: string; closes: string },
  context: z.RefinementCtx,
  ofOneDay: boolean,
) {
  if (!isTime(opens) || !isCounted(closes)) return;
  const report = (...found: Parameters<typeof fault>) =>
    context.addIssue({ code: 'custom', path: ['closes'], message: fault(...found) });
  if (closes <= opens)
    report({
      code: 'closes-before-opening',
      data: { opens, closes, ofOneDay },
      meant: nextDayMeant(opens, closes),
    });
  else if (closes > byHours(opens, 24))
    report({ code: 'open-longer-than-a-day', data: { opens, closes } });
}

const span = group({ opens: time, closes: endTime })
  .superRefine((value, context) => checkSpan(value, context, false))
  .meta({ title: 'Opening time' });

/** The opening times of a weekday: "closed", "open 24 hours", or a list. */
const openOrClosed = z
  .union(
    [
      z.literal('closed').meta({ kind: 'fixed' }),
      z
        .literal('open 24 hours')
        .transform(() => [{ opens: '00:00', closes: midnight }])
        .meta({ kind: 'fixed' }),
      list(span, { least: 0, most: 6 }),
    ],
    {
      error: ({ input }) =>
        fault({ code: 'neither-closed-nor-open', data: { input: inputOf(input) } }),
    },
  )
  .superRefine((value, context) => {
    if (value.length > 0) return;
    context.addIssue({ code: 'custom', message: fault({ code: 'opening-times-empty' }) });
  })
  .meta({ examples: ['closed'] });

const exception = group({
  ...days,
  closed: flag.meta({ title: 'Closed all day' }).optional(),
  opens: time.optional(),
  closes: endTime.optional(),
  hours: list(span, { most: 6 })
    .meta({
      title: 'Open',
      description: 'If the gym closes in between, enter each period separately.',
    })
    .optional(),
  reason: text(80).meta({
    title: 'Reason, shown to visitors',
    description: 'For example Republic Day.',
  }),
}).superRefine((day, context) => {
  const { date: one, from, until, closed, opens, closes, hours } = day;
  checkDays(day, context, 'reason', true);
  const hasDays = one !== undefined || (from !== undefined && until !== undefined);
  const report = (path: string, ...found: Parameters<typeof fault>) =>
    context.addIssue({ code: 'custom', path: [path], message: fault(...found) });
  const given = [closed === true && 'closed', opens ?? closes, hours].filter(Boolean).length;
  if (closed && given > 1) report('closed', { code: 'closed-and-open' });
  else if (given > 1) report('hours', { code: 'opening-times-twice' });
  else if ((opens ?? closes) && !(opens && closes)) {
    const [present, lacks, example] = opens
      ? (['opens', 'closes', hourLater(opens)] as const)
      : (['closes', 'opens', hourEarlier(closes!)] as const);
    report(present, { code: 'half-of-opening-times', data: { lacks, example } });
  } else if (given === 0 && hasDays)
    report(one === undefined ? 'from' : 'date', {
      code: 'day-without-opening-times',
      data: { lacks: 'closed' },
    });
  else if (opens && closes) checkSpan({ opens, closes }, context, true);
});

const otherDay = openOrClosed.optional();
const otherHours = group({
  from: date.meta({ title: 'First day', description: 'The hours change at midnight.' }),
  until: date
    .meta({
      title: 'Last day',
      description: 'This day is included. Leave it out if the hours stay.',
    })
    .optional(),
  monday: otherDay,
  tuesday: otherDay,
  wednesday: otherDay,
  thursday: otherDay,
  friday: otherDay,
  saturday: otherDay,
  sunday: otherDay,
})
  .superRefine((hours, context) => {
    daysInOrder('hours')(hours, context);
    if (weekdays.some((day) => hours[day] !== undefined)) return;
    const message = fault({ code: 'no-other-hours', data: { lacks: 'saturday' } });
    context.addIssue({ code: 'custom', path: ['from'], message });
  })
  .meta({ title: 'Other hours' });

/** Schema of content/hours.yaml: the weekly opening hours, other hours, parts of the day and special days. */
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
  otherHours: list(otherHours, { most: 12 })
    .meta({
      title: 'Hours from a day on, or for some weeks',
      description: 'Only the weekdays that differ; all others stay as they are.',
    })
    .optional(),
  partsOfDay: group({
    afternoonFrom: time.meta({ title: 'Afternoon begins' }),
    eveningFrom: time.meta({ title: 'Evening begins' }),
  })
    .superRefine(({ afternoonFrom, eveningFrom }, context) => {
      if (!isTime(afternoonFrom) || !isTime(eveningFrom) || eveningFrom > afternoonFrom) return;
      const message = fault({
        code: 'evening-before-afternoon',
        data: { afternoonFrom, eveningFrom },
      });
      context.addIssue({ code: 'custom', path: ['eveningFrom'], message });
    })
    .meta({
      title: 'Parts of the day',
      description: 'For the filters of the week: a class belongs where it begins.',
    }),
  exceptions: list(exception.meta({ title: 'Special day' }), { most: 400 })
    .meta({ title: 'Special days' })
    .optional(),
});

export type Hours = z.infer<typeof hours>;
/** Weekly hours from a day on, or for some weeks. */
export type OtherHours = NonNullable<Hours['otherHours']>[number];
/** One day or several on which the gym is closed, or has other opening hours. */
export type SpecialDay = NonNullable<Hours['exceptions']>[number];
