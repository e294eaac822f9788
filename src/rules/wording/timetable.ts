import { capitalise, formatDate } from '../../text/format.ts';
import {
  separateWordings,
  sameWording,
  type Voice,
  type Wordings,
} from '../../findings/wording.ts';
import type { Weekday } from '../../content/weekdays.ts';

/** A class of the timetable, by its id and its start. */
interface Slot {
  class: string;
  start: string;
}
interface Span {
  from: string;
  until: string;
}
interface Timed extends Slot {
  end: string;
}
type Times = Pick<Timed, 'start' | 'end'>;
/** The opening hours of a day. */
interface Open {
  spans: readonly { opens: string; closes: string }[];
}
/** Two simultaneous classes of a coach: on one date, or on a weekday. */
interface Busy {
  coach: string;
  day: Weekday;
  date?: string;
  own: Timed;
  other: Timed;
}
/** The subject of a dated item: a class, or a reason for special hours. */
export type SubjectOfDays = Slot | { reason: string };

const slotOf = ({ class: id, start }: Slot, say: Voice) =>
  `${say.thing('class', id)} at ${say.time(start)}`;
const hoursOf = ({ spans }: Open, say: Voice) =>
  spans.map(({ opens, closes }) => `${say.time(opens)} to ${say.time(closes)}`).join(' and ');
const timesBetween = (open: Open, say: Voice) =>
  `Write times between ${hoursOf(open, say).replaceAll(' to ', ' and ')}, or change the hours in ${say.file('hours.yaml')}.`;
const daysOf = ({ from, until }: Span, say: Voice) =>
  from === until ? say.date(from) : `${say.date(from)} to ${say.date(until)}`;
const timesOf = ({ start, end }: Times, say: Voice) => `${say.time(start)} to ${say.time(end)}`;
const whenOf = ({ day, date }: Pick<Busy, 'day' | 'date'>, say: Voice) =>
  date === undefined ? capitalise(day) : say.dayAndDate(day, date);
const nameOf = (subject: SubjectOfDays, say: Voice) =>
  'reason' in subject ? say.quoted(subject.reason) : slotOf(subject, say);
const becauseOf = (reason: string | undefined) => (reason === undefined ? '' : ` (${reason})`);

/** Messages of the rules about the timetable and the opening hours. */
export const timetableWordings = {
  'class-twice-at-one-time': separateWordings<{
    class: string;
    day: Weekday;
    times: readonly [Times, Times];
    items: readonly [number, number];
  }>({
    file: ({ class: id, day, times, items }, say) => [
      `${say.thing('class', id)} is on ${capitalise(day)} twice: ${timesOf(times[0], say)} (item ${items[0]}), and ${timesOf(times[1], say)} (item ${items[1]}).`,
      'Delete one of the two, or correct its time.',
    ],
    desk: ({ class: id, day, times }, say) => [
      `${say.name('class', id)} is on ${capitalise(day)} twice: ${times.map((one) => timesOf(one, say)).join(', and ')}.`,
      'Remove one of the two, or correct its time.',
    ],
  }),
  'coach-is-busy': separateWordings<Busy>({
    file: ({ coach, own, other, ...when }, say) => [
      `${say.thing('trainer', coach)} cannot be in two places at once: ${[other, own].map((one) => `${say.thing('class', one.class)} on ${whenOf(when, say)}, ${timesOf(one, say)}`).join(', and ')}.`,
      'Choose another coach, or change the time of one of the two classes.',
    ],
    desk: ({ coach, own, other, ...when }, say) => [
      `${say.name('trainer', coach)} already gives ${say.name('class', other.class)}, ${whenOf(when, say)}, ${timesOf(other, say)}. ${say.name('class', own.class)} is ${whenOf(when, say)}, ${timesOf(own, say)}.`,
      'Choose another coach, or another time for one of the two.',
    ],
  }),
  'length-differs': sameWording<{ class: string; minutes: number; usually: number }>(
    ({ class: id, minutes, usually }, say) => [
      `This class is ${minutes} minutes long, but ${say.file('classes.yaml')} says that ${say.thing('class', id)} takes ${usually}.`,
      'Correct the one that is wrong; if both are right, leave them.',
    ],
  ),
  'featured-in-some-weeks': sameWording<{ class: string }>(({ class: id }, say) => [
    `${say.thing('class', id)} is not held every week, now or later, but the home page says how often it is held each week.`,
    'Write another class here, or take this one off the list.',
  ]),
  'begins-far-ahead': sameWording<{ from: string }>(({ from }) => [
    `This class is not held before ${formatDate(from)}, more than a year from now.`,
    'Correct the year if it is a typo.',
  ]),
  'weeks-from-another-day': sameWording<{
    from: string;
    isA: Weekday;
    day: Weekday;
    next: string;
    before: string;
  }>(({ from, isA, day, next, before }, say) => [
    `${say.date(from)} is a ${capitalise(isA)}, but this class is held on ${capitalise(day)}.`,
    `Write ${say.typed(`"${next}"`)}, or ${say.value(`"${before}"`)} if the class is held in the other weeks.`,
  ]),

  'class-outside-other-hours': sameWording<{
    class: string;
    start: string;
    end: string;
    day: Weekday;
    from: string;
  }>(({ class: id, day, from, ...times }, say) => [
    `From ${say.date(from)} on the gym is not open on ${capitalise(day)} during ${say.thing('class', id)}, ${timesOf(times, say)}.`,
    'Change the hours from that day on, or the time of this class; if it ends before that day, give it a last day.',
  ]),
  'other-hours-from-one-day': sameWording<{ from: string }>(({ from }, say) => [
    `Other hours begin on ${say.date(from)} already.`,
    'Put the weekdays of both together, or correct the first day of one.',
  ]),

  // The page /schedule.
  'overview-at-another-time': sameWording<Slot & { really: string }>(({ really, ...slot }, say) => [
    `${say.thing('class', slot.class)} begins at ${say.time(really)} on all its days, but here it says ${say.time(slot.start)}.`,
    `Write ${say.typed(`"${really}"`)}, or correct the start in the files of these days.`,
  ]),
  'not-held-on-day': separateWordings<Slot & { day: Weekday; only: readonly string[] }>({
    file: ({ day, only, ...slot }, say) => [
      `There is no ${slotOf(slot, say)} on ${capitalise(day)}${only.length > 0 ? `, only at ${only.join(' and ')}` : ''}.`,
      `Take ${day} off this list, or correct the row, or add the class to schedule/${day}.yaml.`,
    ],
    desk: ({ day, class: id, start }, say) => [
      `${capitalise(day)} has no ${say.name('class', id)} at ${say.time(start)}.`,
      '',
    ],
  }),
  'not-held-every-week': separateWordings<Slot & { day: Weekday; isOnlyDay: boolean }>({
    file: ({ day, isOnlyDay, ...slot }, say) => [
      `${slotOf(slot, say)} is not held every ${capitalise(day)}, so it is not a class for everybody to try.`,
      isOnlyDay
        ? 'Delete this row, from its dash to the empty line, or choose another class.'
        : `Take ${day} off this list, or choose another class.`,
    ],
    desk: ({ day, isOnlyDay, ...slot }, say) => [
      `${slotOf(slot, say)} is not held every ${capitalise(day)}, so it is not a class for everybody to try.`,
      isOnlyDay
        ? 'Delete this row, or choose another class.'
        : `Take ${capitalise(day)} off this list, or choose another class.`,
    ],
  }),
  'overview-has-another-end': sameWording<Timed & { day: Weekday; here: string }>(
    ({ day, end, here, ...slot }, say) => [
      `On ${capitalise(day)} ${slotOf(slot, say)} ends at ${say.time(end)}, but here it says ${say.time(here)}.`,
      `Write ${say.typed(`"${end}"`)}, or change ${say.file(`schedule/${day}.yaml`)}.`,
    ],
  ),
  'overview-has-another-coach': sameWording<Slot & { day: Weekday; coach: string; here: string }>(
    ({ day, coach, here, ...slot }, say) => [
      `On ${capitalise(day)} ${slotOf(slot, say)} is taught by ${say.thing('trainer', coach)}, but here it says ${say.thing('trainer', here)}.`,
      `Write ${say.typed(coach)}, or change ${say.file(`schedule/${day}.yaml`)}.`,
    ],
  ),
  'timetable-not-from-monday': sameWording<{
    from: string;
    isA: Weekday;
    before: string;
    next: string;
  }>(({ from, isA, before, next }, say) => [
    `${say.date(from)} is a ${capitalise(isA)}; the timetable begins on a Monday.`,
    `Write ${say.typed(`"${before}"`)}, or ${say.value(`"${next}"`)} if the week after is meant.`,
  ]),

  // Opening hours.
  'day-outside-hours': separateWordings<Open & { day: Weekday; classes: readonly Slot[] }>({
    file: ({ day, classes, spans }, say) => [
      `On ${capitalise(day)} the gym is ${spans.length === 0 ? 'closed' : `open from ${hoursOf({ spans }, say)}`}, but schedule/${day}.yaml has classes then: ${classes.map(({ class: id, start }) => `${id} at ${start}`).join(', ')}.`,
      `Correct the hours of ${capitalise(day)}, or take the classes out of schedule/${day}.yaml.`,
    ],
    desk: ({ day, classes }, say) => [
      `There are classes on ${capitalise(day)} then: ${classes.map(({ class: id, start }) => `${say.name('class', id)} ${say.time(start)}`).join(', ')}.`,
      '',
    ],
  }),
  'class-on-closed-day': separateWordings<{ class: string; day: Weekday }>({
    file: ({ class: id, day }) => [
      `"${id}" is on ${capitalise(day)}, but hours.yaml says that the gym is closed on that day.`,
      `Delete the class, or open the gym on ${capitalise(day)} in hours.yaml.`,
    ],
    desk: ({ class: id, day }, say) => [
      `There are classes on ${capitalise(day)} then: ${say.name('class', id)}.`,
      '',
    ],
  }),
  'class-outside-hours': separateWordings<Timed & Open & { day: Weekday }>({
    file: ({ class: id, start, end, day, spans }, say) => [
      `"${id}" (${start} to ${end}) is outside the opening hours of ${capitalise(day)}, which are ${hoursOf({ spans }, say)}.`,
      timesBetween({ spans }, say),
    ],
    desk: ({ class: id, start, end, day, spans }, say) => [
      `${capitalise(day)} is open ${hoursOf({ spans }, say)}. ${say.name('class', id)} would be ${say.time(start)} to ${say.time(end)}.`,
      'Choose another time, or open longer on that weekday.',
    ],
  }),
  'opens-before-closing': sameWording<{ opens: string; closed: string }>(
    ({ opens, closed }, say) => [
      `The doors open at ${say.time(opens)}, before they have closed at ${say.time(closed)}.`,
      'List the times from early to late, without overlap.',
    ],
  ),
  'closed-anyway': sameWording<Span & { isA: Weekday }>(({ from, until, isA }, say) => [
    from === until
      ? `${say.date(from)} is a ${capitalise(isA)}, when the gym is closed anyway.`
      : `On all days from ${say.date(from)} to ${say.date(until)} the gym is closed anyway.`,
    'Correct the date, or delete this special day.',
  ]),

  // Special days and changes.
  'days-given-twice': sameWording<Span & { subjects: readonly [SubjectOfDays, SubjectOfDays] }>(
    ({ subjects, ...days }, say) => [
      `${daysOf(days, say)} is given twice: for ${[...new Set(subjects.map((one) => nameOf(one, say)))].join(' and for ')}.`,
      'Keep one of the two.',
    ],
  ),
  'days-overlap': sameWording<{
    shared: Span;
    items: readonly [SubjectOfDays & Span, SubjectOfDays & Span];
    mayNest: boolean;
  }>(({ shared, items, mayNest }, say) => [
    `${items.map((one) => `${nameOf(one, say)} (${daysOf(one, say)})`).join(' and ')} both include ${daysOf(shared, say)}.`,
    `Let one end on the day before the other begins.${mayNest ? ' A period wholly within another is fine, and overrides it.' : ''}`,
  ]),
  'not-in-this-week': sameWording<Slot & { date: string; isOneDay: boolean; next: string }>(
    ({ date, isOneDay, next, ...slot }, say) => [
      `${slotOf(slot, say)} is held only in some weeks, and not ${isOneDay ? `on ${say.date(date)}` : 'on any of these days'}. Its next day is ${say.date(next)}.`,
      isOneDay
        ? `Write ${say.typed(`"${next}"`)}, or another day on which it is held.`
        : 'Correct the days.',
    ],
  ),
  'not-held-on-these-days': sameWording<
    Slot & Span & { held: readonly { day: Weekday; start: string }[] }
  >(({ from, until, held, ...slot }, say) => [
    `There is no ${slotOf(slot, say)} from ${say.date(from)} to ${say.date(until)}.`,
    held.length === 0
      ? `Correct the class: ${say.thing('class', slot.class)} is not on the schedule at all.`
      : `Correct the class, the start or the days. It is held on ${held.map(({ day, start }) => `${capitalise(day)} ${say.time(start)}`).join(', ')}.`,
  ]),
  'not-held-on-date': separateWordings<
    Slot & { date: string; day: Weekday; held: readonly Slot[] }
  >({
    file: ({ date, day, held, ...slot }, say) => [
      `${date} is a ${capitalise(day)}, and there is no ${slotOf(slot, say)} on that day.`,
      `Correct the date, the class or the start. On ${capitalise(day)} there is ${held.map(({ class: id, start }) => `${id} ${start}`).join(', ') || 'nothing'}.`,
    ],
    desk: ({ date, class: id, start }, say) => [
      `${say.date(date)} has no ${say.name('class', id)} at ${say.time(start)}.`,
      'Choose another one.',
    ],
  }),
  'absence-without-classes': sameWording<{ coach: string }>(({ coach }, say) => [
    `${say.thing('trainer', coach)} has no class on these days, so no page says anything.`,
    'Correct the days or the coach, or delete this item.',
  ]),
  'same-coach-anyway': sameWording<{ coach: string }>(({ coach }, say) => [
    `${say.thing('trainer', coach)} already gives this class.`,
    'Write what is different on that day, or delete this item.',
  ]),
  'same-times-anyway': sameWording<{ start: string; end: string }>(({ start, end }, say) => [
    `The class is already from ${say.time(start)} to ${say.time(end)}.`,
    'Write what is different on that day, or delete this item.',
  ]),
  'change-outside-hours': sameWording<
    Open & Timed & { date: string; day: Weekday; reason: string | undefined }
  >(({ class: id, date, day, spans, reason, ...times }, say) => [
    `${say.thing('class', id)}, ${timesOf(times, say)}, is outside the opening hours of ${say.dayAndDate(day, date)}, which are ${hoursOf({ spans }, say)}${becauseOf(reason)}.`,
    timesBetween({ spans }, say),
  ]),
  'closed-then': sameWording<{
    date: string;
    day: Weekday;
    isOneDay: boolean;
    reason: string | undefined;
  }>(({ date, day, isOneDay, reason }, say) => [
    `The gym is closed ${isOneDay ? `on ${say.dayAndDate(day, date)}` : 'on all these days'}${becauseOf(reason)}, so there is no class.`,
    'Correct the day, or delete this item.',
  ]),
  'extra-is-weekly-anyway': sameWording<Slot & { day: Weekday; date: string }>(
    ({ day, date, ...slot }, say) => [
      `${slotOf(slot, say)} is already on the schedule of ${say.dayAndDate(day, date)}.`,
      'Correct the day or the time, or delete this item.',
    ],
  ),
} satisfies Wordings;
