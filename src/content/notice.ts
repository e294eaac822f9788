import type { z } from 'zod';
import { date, daysInOrder, time } from './fields/dates.ts';
import { days, daysAreSaid } from './fields/days.ts';
import { group, list } from './fields/groups.ts';
import { refersTo } from './fields/ids.ts';
import { sentence, text } from './fields/text.ts';
import { says } from './messages.ts';
import { button } from './page-parts.ts';
import { endsAfterStart } from './schedule.ts';

/** Which class it is: one of the schedule, on one day or on each of several. */
const whichClass = { ...days, class: refersTo('class'), start: time };

const cancellation = group({ ...whichClass, reason: text(80) }).superRefine((value, context) =>
  daysAreSaid(value, context, 'class'),
);

/** A class that is held, but by another coach or at another time. */
const change = group({
  ...whichClass,
  trainer: refersTo('trainer').optional(),
  newStart: time.optional(),
  newEnd: time.optional(),
  reason: text(80).optional(),
}).superRefine((value, context) => {
  daysAreSaid(value, context, 'class');
  const { trainer, newStart, newEnd } = value;
  const problem = (path: string, ...words: Parameters<typeof says>) =>
    context.addIssue({ code: 'custom', path: [path], message: says(...words) });
  if ((trainer ?? newStart ?? newEnd) === undefined)
    problem(
      'class',
      'is changed, but into what is not said.',
      'Add a line trainer: with the other coach, or the two lines newStart: "19:00" and newEnd: "20:00"',
      'Choose the other coach, or fill in the new times.',
    );
  else if ((newStart === undefined) !== (newEnd === undefined)) {
    const [there, missing] =
      newStart === undefined ? ['newEnd', 'newStart'] : ['newStart', 'newEnd'];
    problem(
      there,
      `stands alone: when the class ${missing === 'newEnd' ? 'ends' : 'begins'} then is not said.`,
      `Add a line ${missing}: "20:00" with the right time beside it.`,
    );
  } else if (newStart !== undefined && newEnd !== undefined)
    endsAfterStart(context, { start: newStart, end: newEnd }, 'newEnd');
});

/** A class that is not on the schedule. */
const extraClass = group({
  ...whichClass,
  end: time,
  trainer: refersTo('trainer'),
  reason: text(80).optional(),
}).superRefine((value, context) => {
  daysAreSaid(value, context, 'class');
  endsAfterStart(context, value);
});

/** content/notice.yaml: the line for the worst day, and classes that are off, different or extra on some days. */
export const notice = group({
  label: text(40),
  notice: group({
    text: sentence(undefined, 200),
    link: button.optional(),
    from: date,
    until: date,
  })
    .superRefine(daysInOrder('the notice'))
    .optional(),
  cancellations: list(cancellation, { most: 200 }).optional(),
  changes: list(change, { most: 200 }).optional(),
  extraClasses: list(extraClass, { most: 100 }).optional(),
});

export type Notice = z.infer<typeof notice>;
