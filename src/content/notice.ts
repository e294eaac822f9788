import type { z } from 'zod';
import { hourEarlier, hourLater } from './dates.ts';
import { date, daysInOrder, endTime, time } from './fields/dates.ts';
import { checkDays, days } from './fields/days.ts';
import { group, list } from './fields/groups.ts';
import { refersTo } from './fields/ids.ts';
import { sentence, text } from './fields/text.ts';
import { button } from './page-fields.ts';
import { problem } from './problem.ts';
import { endsAfterStart } from './schedule.ts';

/** A line at the top of every page, one of the lists of content/notice.yaml, whose schema is below. */
const line = group({
  text: sentence(undefined, 200).meta({ title: 'What it says' }),
  link: button.meta({ title: 'Link after it' }).optional(),
  from: date.meta({ title: 'First day' }),
  until: date.meta({ title: 'Last day', description: 'This day is included.' }),
}).superRefine(daysInOrder('when the notice begins'));

/** The fields that say which class of the timetable is meant, on one day or on several. */
const whichClass = {
  ...days,
  class: refersTo('class'),
  start: time.meta({ title: 'Begins', description: 'As the timetable has it.' }),
};

const why = { title: 'Reason, shown to visitors' };

const cancellation = group({ ...whichClass, reason: text(80).meta(why) }).superRefine(
  (value, context) => checkDays(value, context, 'class'),
);

/** A class that is held with another coach or at another time. */
const change = group({
  ...whichClass,
  trainer: refersTo('trainer').meta({ title: 'Other coach' }).optional(),
  newStart: time.meta({ title: 'Begins then' }).optional(),
  newEnd: endTime.meta({ title: 'Ends then' }).optional(),
  reason: text(80).meta(why).optional(),
}).superRefine((value, context) => {
  checkDays(value, context, 'class');
  const { trainer, newStart, newEnd } = value;
  const report = (path: string, ...said: Parameters<typeof problem>) =>
    context.addIssue({ code: 'custom', path: [path], message: problem(...said) });
  if ((trainer ?? newStart ?? newEnd) === undefined)
    report(
      'class',
      'This class is marked as changed, but nothing says what changes.',
      'Add the other coach (trainer), or both new times, for example newStart: "19:00" and newEnd: "20:00"',
      { lacks: 'trainer' },
    );
  else if ((newStart === undefined) !== (newEnd === undefined)) {
    const [there, lacks, what, example] =
      newStart === undefined
        ? (['newEnd', 'newStart', 'begins', hourEarlier(newEnd!)] as const)
        : (['newStart', 'newEnd', 'ends', hourLater(newStart)] as const);
    report(
      there,
      `{field} is not enough: the time when the class ${what} is missing.`,
      `Add that time, for example ${lacks}: "${example}"`,
      { lacks },
    );
  } else if (newStart !== undefined && newEnd !== undefined)
    endsAfterStart(context, { start: newStart, end: newEnd }, 'newEnd');
});

/** A class that is not on the schedule. */
const extraClass = group({
  ...whichClass,
  start: time.meta({ title: 'Begins' }),
  end: endTime.meta({ title: 'Ends' }),
  trainer: refersTo('trainer').meta({ title: 'Coach' }),
  reason: text(80).meta(why).optional(),
}).superRefine((value, context) => {
  checkDays(value, context, 'class');
  endsAfterStart(context, value);
});

/** A class that is held on another day instead. */
const move = group({
  date: date.meta({ title: 'Day', description: 'On which the timetable has it.' }),
  class: refersTo('class'),
  start: time.meta({ title: 'Begins', description: 'As the timetable has it.' }),
  newDate: date.meta({ title: 'Moved to' }),
  newStart: time.meta({ title: 'Begins then' }),
  newEnd: endTime.meta({ title: 'Ends then' }),
  trainer: refersTo('trainer').meta({ title: 'Other coach' }).optional(),
  reason: text(80).meta(why).optional(),
}).superRefine((value, context) => {
  endsAfterStart(context, { start: value.newStart, end: value.newEnd }, 'newEnd');
  if (value.newDate !== value.date) return;
  const message = problem(
    '{field} is the day on which the class is anyway.',
    'Write another day; if only the time or the coach differs, use the changed classes (changes) instead.',
  );
  context.addIssue({ code: 'custom', path: ['newDate'], message });
});

/** A coach who is away, and who takes all of their classes meanwhile. */
const absence = group({
  ...days,
  trainer: refersTo('trainer').meta({ title: 'Who is away' }),
  substitute: refersTo('trainer')
    .meta({
      title: 'Who takes the classes',
      description: 'Without a name the classes are cancelled.',
    })
    .optional(),
  reason: text(80).meta(why),
}).superRefine((value, context) => {
  checkDays(value, context, 'trainer');
  if (value.substitute !== value.trainer) return;
  const message = problem(
    '{field} is the coach who is away.',
    'Write another coach, or leave this out if the classes are cancelled.',
  );
  context.addIssue({ code: 'custom', path: ['substitute'], message });
});

/** Schema of content/notice.yaml: notices; cancelled, changed, moved and extra classes; coaches who are away. */
export const notice = group({
  label: text(40).meta({
    title: 'Name of the notices',
    description: 'Screen readers say it before the lines.',
  }),
  notices: list(line.meta({ title: 'Notice' }), { most: 20 })
    .meta({
      title: 'Notices',
      description: 'Lines at the top of every page, the most important first.',
    })
    .optional(),
  cancellations: list(cancellation.meta({ title: 'Cancelled class' }), { most: 200 })
    .meta({ title: 'Cancelled classes' })
    .optional(),
  changes: list(change.meta({ title: 'Changed class' }), { most: 200 })
    .meta({ title: 'Changed classes', description: 'With another coach, or at another time.' })
    .optional(),
  moves: list(move.meta({ title: 'Moved class' }), { most: 100 })
    .meta({ title: 'Classes moved to another day', description: 'One class, once.' })
    .optional(),
  extraClasses: list(extraClass.meta({ title: 'Extra class' }), { most: 100 }).optional(),
  absences: list(absence.meta({ title: 'Coach who is away' }), { most: 60 })
    .meta({ title: 'Coaches who are away', description: 'All of their classes on these days.' })
    .optional(),
});

export type Notice = z.infer<typeof notice>;
