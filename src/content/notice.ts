/* The schema of content/notice.yaml. */

import type { z } from 'zod';
import { hourEarlier, hourLater } from './dates.ts';
import { date, daysInOrder, endTime, time } from './fields/dates.ts';
import { checkDays, days } from './fields/days.ts';
import { group, list } from './fields/groups.ts';
import { refersTo } from './fields/ids.ts';
import { sentence, text } from './fields/text.ts';
import { button } from './page-fields.ts';
import { problem, report } from './problem.ts';
import { endsAfterStart } from './schedule.ts';

/** A line at the top of every page. */
const line = group('Notice', {
  text: sentence('What it says', 200),
  link: button('Link after it').optional(),
  from: date('First day'),
  until: date('Last day', { help: 'This day is included.' }),
}).superRefine(daysInOrder('when the notice begins'));

/** The fields that say which class of the timetable is meant, on one day or on several. */
const whichClass = {
  ...days,
  class: refersTo('class'),
  start: time('Begins', { help: 'As the timetable has it.' }),
};

const why = 'Reason, shown to visitors';

const cancellation = group('Cancelled class', { ...whichClass, reason: text(why, 80) }).superRefine(
  (value, context) => checkDays(value, context, 'class'),
);

/** A class that is held with another coach or at another time. */
const change = group('Changed class', {
  ...whichClass,
  trainer: refersTo('trainer', 'Other coach').optional(),
  newStart: time('Begins then').optional(),
  newEnd: endTime('Ends then').optional(),
  reason: text(why, 80).optional(),
}).superRefine((value, context) => {
  checkDays(value, context, 'class');
  const { trainer, newStart, newEnd } = value;
  const wrong = (field: string, ...sentences: Parameters<typeof problem>) =>
    report(context, problem(...sentences), field);
  if ((trainer ?? newStart ?? newEnd) === undefined)
    wrong(
      'class',
      'This class is marked as changed, but nothing says what changes.',
      'Add the other coach (trainer), or both new times, for example newStart: "19:00" and newEnd: "20:00"',
      { lacks: 'trainer', atDesk: 'Choose the other coach, or both new times.' },
    );
  else if ((newStart === undefined) !== (newEnd === undefined)) {
    const [there, lacks, what, example] =
      newStart === undefined
        ? (['newEnd', 'newStart', 'begins', hourEarlier(newEnd!)] as const)
        : (['newStart', 'newEnd', 'ends', hourLater(newStart)] as const);
    wrong(
      there,
      `{field} is not enough: the time when the class ${what} is missing.`,
      `Add that time, for example ${lacks}: "${example}"`,
      { lacks, atDesk: 'Add that time.' },
    );
  } else if (newStart !== undefined && newEnd !== undefined)
    endsAfterStart(context, { start: newStart, end: newEnd }, 'newEnd');
});

/** A class that is not on the schedule. */
const extraClass = group('Extra class', {
  ...whichClass,
  start: time('Begins'),
  end: endTime('Ends'),
  trainer: refersTo('trainer', 'Coach'),
  reason: text(why, 80).optional(),
}).superRefine((value, context) => {
  checkDays(value, context, 'class');
  endsAfterStart(context, value);
});

/** A class that is held on another day instead. */
const move = group('Moved class', {
  date: date('Day', { help: 'On which the timetable has it.' }),
  class: refersTo('class'),
  start: time('Begins', { help: 'As the timetable has it.' }),
  newDate: date('Moved to'),
  newStart: time('Begins then'),
  newEnd: endTime('Ends then'),
  trainer: refersTo('trainer', 'Other coach').optional(),
  reason: text(why, 80).optional(),
}).superRefine((value, context) => {
  endsAfterStart(context, { start: value.newStart, end: value.newEnd }, 'newEnd');
  if (value.newDate !== value.date) return;
  const sentences = problem(
    '{field} is the day of the class already.',
    'Write another day; if only the time or the coach differs, use the changed classes (changes) instead.',
    {
      atDesk:
        'Choose another day; if only the time or the coach differs, change the class instead.',
    },
  );
  report(context, sentences, 'newDate');
});

/** A coach who is away, and who takes all of their classes meanwhile. */
const absence = group('Coach who is away', {
  ...days,
  trainer: refersTo('trainer', 'Who is away'),
  substitute: refersTo('trainer', 'Who takes the classes', {
    help: 'Without a name the classes are cancelled.',
  }).optional(),
  reason: text(why, 80).optional(),
}).superRefine((value, context) => {
  checkDays(value, context, 'trainer');
  if (value.substitute === undefined && value.reason === undefined)
    report(
      context,
      problem(
        'Visitors read why these classes are cancelled.',
        'Write the reason, or who takes the classes.',
        { lacks: 'reason' },
      ),
      'trainer',
    );
  if (value.substitute !== value.trainer) return;
  const sentences = problem(
    '{field} is the coach who is away.',
    'Write another coach, or leave this out if the classes are cancelled.',
  );
  report(context, sentences, 'substitute');
});

/** Schema of content/notice.yaml: notices; cancelled, changed, moved and extra classes; coaches who are away. */
export const notice = group({
  label: text('Name of the notices', 40, { help: 'Screen readers say it before the lines.' }),
  notices: list('Notices', line, {
    most: 20,
    help: 'Lines at the top of every page, the most important first.',
  }).optional(),
  cancellations: list('Cancelled classes', cancellation, { most: 200 }).optional(),
  changes: list('Changed classes', change, {
    most: 200,
    help: 'With another coach, or at another time.',
  }).optional(),
  moves: list('Classes moved to another day', move, {
    most: 100,
    help: 'One class, once.',
  }).optional(),
  extraClasses: list(extraClass, { most: 100 }).optional(),
  absences: list('Coaches who are away', absence, {
    most: 60,
    help: 'All of their classes on these days.',
  }).optional(),
});

export type Notice = z.infer<typeof notice>;
