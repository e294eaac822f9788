/* Actions on one class and day of a made-up gym, as the forms of the desk do them, and what each promises. */

import { expect } from 'vitest';
import { classChangesFit } from '../../src/check/rules/class-changes.ts';
import { noClassesAfterLastDay } from '../../src/check/rules/leaving-coaches.ts';
import { addDays, daysOf } from '../../src/content/dates.ts';
import { valueAfter } from '../../src/content/edit.ts';
import { notice as noticeSchema } from '../../src/content/notice.ts';
import type { FileEdit } from '../../src/desk/draft/edit.ts';
import type { DeskState } from '../../src/desk/draft/desk-state.ts';
import { awayEdits, classesOfCoach, freeFor } from '../../src/desk/screens/absence.ts';
import { classEdits, extraEdits, withoutDays } from '../../src/desk/screens/class-on-day.ts';
import { datedItems } from '../../src/desk/screens/dated-classes.ts';
import { leavingEdits, toTakeOver } from '../../src/desk/screens/leaving.ts';
import { classOnDays } from '../../src/desk/screens/postponed-change.ts';
import {
  allClassesBetween,
  type DatedClass,
  isSameClass,
} from '../../src/desk/screens/timetable-of-draft.ts';
import { namesOfThings } from '../../src/desk/words/site-names.ts';
import { contentOf, problemsOf, row, scheduleOf } from '../check/rules/content-of.ts';

type Values = DeskState['values'];

/** A Monday, and the days around it of which everything is compared. */
const monday = '2026-12-07';
const [first, last] = [addDays(monday, -14), addDays(monday, 21)];
const coaches = ['ann', 'ben', 'cy', 'dee'] as const;
const classes = ['yoga', 'boxing', 'karate'];
const things = {
  class: classes.map((id) => [id, id] as const),
  trainer: coaches.map((id) => [id, id] as const),
};
const open = [{ opens: '06:00', closes: '22:00' }];

/** On the Monday Ann gives yoga and boxing, Ben karate. */
const plainGym: Values = {
  ...scheduleOf({
    monday: [
      row('yoga', '09:00–10:00', 'ann'),
      row('boxing', '12:00–13:00', 'ann'),
      row('karate', '18:00–19:00', 'ben'),
    ],
    wednesday: [row('yoga', '09:00–10:00', 'ann')],
  }),
  'hours.yaml': {
    week: Object.fromEntries(
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
        day,
        open,
      ]),
    ),
  },
  'classes.yaml': { classes: classes.map((id) => ({ id })) },
  'trainers.yaml': { trainers: coaches.map((id) => ({ id, name: id })) },
  'notice.yaml': { label: 'Notice' },
};

const shownOf = (values: Values) => ({ values, things }) as unknown as DeskState;
const names = namesOfThings(things);
const timetable = (values: Values) => allClassesBetween(values, first, last);

const after = (values: Values, edits: readonly FileEdit[]): Values =>
  edits.reduce<Values>(
    (now, { file, ...edit }) => ({ ...now, [file]: valueAfter(now[file], edit) }),
    values,
  );

/** What an action leads to, and the classes of which it says something; undefined where the form does not offer it. */
interface Done {
  values: Values;
  says: readonly DatedClass[];
}
interface Action {
  name: string;
  act: (values: Values) => Done | undefined;
}

/** The form of one class on one day. */
const onDay = (name: string, difference: Partial<DatedClass>): Action => ({
  name,
  act(values) {
    const own = timetable(values).find(
      (one) => one.date === monday && one.class === 'yoga' && !one.isExtra,
    )!;
    const wanted = { ...own, ...difference };
    if (wanted.off === undefined && !freeFor(values, wanted.trainer, [wanted])) return undefined;
    return { values: after(values, classEdits(values, wanted).edits), says: [wanted] };
  },
});

/** A coach is away; `takers`: for each class in turn. */
const away = (
  coach: string,
  [from, until]: readonly [string, string],
  ...takers: readonly (string | undefined)[]
): Action => ({
  name: `${coach} is away from ${from} to ${until}: ${takers.map((one) => one ?? 'nobody').join(', ')}`,
  act(values) {
    const held = classesOfCoach(values, coach, { from, until });
    const given = held.map((one, index) => [one, takers[index % takers.length]] as const);
    const areFree = given.every(([one, to]) => to === undefined || freeFor(values, to, [one]));
    if (held.length === 0 || !areFree) return undefined;
    const reason = `Away ${from}`;
    return {
      values: after(values, awayEdits(values, coach, { from, until }, given, reason).edits),
      says: given.map(([one, to]) =>
        to === undefined
          ? { ...one, off: 'cancelled', reason }
          : { ...one, off: undefined, trainer: to, reason },
      ),
    };
  },
});

const extra = (start: string, end: string, trainer: string): Action => ({
  name: `extra yoga at ${start} until ${end} by ${trainer}`,
  act(values) {
    const fields = { date: monday, class: 'yoga', start, end, trainer, reason: 'Open day' };
    const usual = { usualStart: start, usualEnd: end, usualTrainer: trainer };
    const own = { ...fields, ...usual, off: undefined, isExtra: true };
    if (!freeFor(values, trainer, [own])) return undefined;
    return { values: after(values, extraEdits(values, fields, names).edits), says: [own] };
  },
});

/** A change of the week, of which somebody says that it is for some days only. */
const onDays = (change: Readonly<Record<string, string>>, from: string, until: string): Action => ({
  name: `${JSON.stringify(change)} only from ${from} to ${until}`,
  act(values) {
    const file = 'schedule/monday.yaml';
    const rows = (values[file] as { classes: Record<string, unknown>[] }).classes;
    const index = rows.findIndex((one) => one['class'] === 'yoga' && one['until'] === undefined);
    const published = rows[index]!;
    const changed = { ...published, ...change };
    const typed = { ...values, [file]: { classes: rows.with(index, changed) } };
    const { start, end, trainer } = changed as unknown as DatedClass;
    const says = timetable(values)
      .filter((one) => one.class === 'yoga' && one.usualStart === published['start'])
      .filter(({ date, off, isExtra }) => from <= date && date <= until && !off && !isExtra)
      .map((one) => ({
        ...one,
        ...(change['start'] && { start, end }),
        ...(change['trainer'] && { trainer }),
      }));
    if (says.length === 0 || !says.every((one) => freeFor(values, one.trainer, [one])))
      return undefined;
    const edits = classOnDays(shownOf(typed), { file, index }, published, { from, until });
    return { values: after(typed, edits), says };
  },
});

/** A coach leaves, and another one takes everything over. */
const leaves = (coach: string, lastDay: string, taker: string): Action => ({
  name: `${coach} leaves after ${lastDay}, ${taker} takes over`,
  act(values) {
    const shown = shownOf(values);
    const all = toTakeOver(shown, coach, lastDay);
    const { trainers } = values['trainers.yaml'] as {
      trainers: { id: string; lastDay?: string }[];
    };
    const isGone = (id: string) =>
      trainers.some((one) => one.id === id && one.lastDay !== undefined);
    if (isGone(coach) || isGone(taker) || !all.every(({ isFree }) => isFree(taker)))
      return undefined;
    const edits = leavingEdits(
      shown,
      coach,
      lastDay,
      all.map((what) => [what, taker] as const),
    );
    // An absence of somebody who has left says nothing any more.
    const later = { from: addDays(lastDay, 1), until: last };
    const present = withoutDays(values, 'absences', later, ({ trainer }) => trainer === coach);
    // Whoever takes over may be away on some days.
    const whoIsThere = (date: string): Partial<DatedClass> => {
      const away = datedItems(values, 'absences').find((one) => {
        const { from, until } = daysOf(one);
        return one.trainer === taker && from <= date && date <= until;
      });
      const { reason = '', substitute } = away ?? {};
      if (!away) return { trainer: taker };
      return substitute === undefined
        ? { off: 'cancelled', reason }
        : { trainer: substitute, reason };
    };
    return {
      values: after(values, edits),
      says: timetable(present)
        .filter(({ date }) => date > lastDay)
        .filter(({ usualTrainer, trainer }) => [usualTrainer, trainer].includes(coach))
        .map((one) => (one.trainer === coach ? { ...one, ...whoIsThere(one.date) } : one)),
    };
  },
});

const oneDay = [monday, monday] as const;
const week = [monday, addDays(monday, 6)] as const;
const around = [addDays(monday, -3), addDays(monday, 3)] as const;

export const actions: readonly Action[] = [
  onDay('cancelled', { off: 'cancelled', reason: 'Ill' }),
  onDay('by Cy', { off: undefined, trainer: 'cy', reason: 'Swapped' }),
  onDay('later', { off: undefined, start: '10:00', end: '11:00', reason: '' }),
  onDay('by Dee, earlier', { off: undefined, trainer: 'dee', start: '08:00', end: '09:00' }),
  onDay('as usual', { off: undefined, trainer: 'ann', start: '09:00', end: '10:00', reason: '' }),
  away('ann', oneDay, 'cy'),
  away('ann', oneDay, undefined),
  away('ann', week, 'dee'),
  away('ann', around, undefined),
  away('ann', oneDay, undefined, 'ben'),
  away('cy', around, 'dee'),
  away('ben', week, 'cy'),
  extra('09:00', '09:45', 'dee'),
  extra('15:00', '16:00', 'cy'),
  extra('15:00', '16:30', 'ben'),
  onDays({ trainer: 'ben' }, addDays(monday, -7), addDays(monday, 7)),
  onDays({ start: '10:00', end: '11:00' }, ...oneDay),
  leaves('ann', addDays(monday, -1), 'cy'),
  leaves('cy', addDays(monday, 2), 'dee'),
];

/** What the check says of a draft. */
function errorsIn(values: Values): string[] {
  const parsed = noticeSchema.safeParse(values['notice.yaml']);
  if (!parsed.success) return parsed.error.issues.map(({ message }) => message);
  const content = contentOf({ ...values, 'notice.yaml': parsed.data });
  return [
    ...problemsOf(classChangesFit, content, first),
    ...problemsOf(noClassesAfterLastDay, content),
  ].map(({ message }) => message);
}

const inWords = ({ date, class: id, start, end, trainer, off, reason }: DatedClass) =>
  off === undefined
    ? `${date} ${id} ${start}–${end} ${trainer}`
    : `${date} ${id} ${off}${off === 'cancelled' ? ` ${reason}` : ''}`;

/** What visitors should read after an action, and what they read. */
function timetablesOf(before: Values, { values, says }: Done) {
  const all = timetable(before);
  const added = says.filter((one) => !all.some((own) => isSameClass(own, one)));
  const expected = [
    ...all.map((own) => says.find((one) => isSameClass(own, one)) ?? own),
    ...added,
  ];
  return { expected: expected.map(inWords).sort(), found: timetable(values).map(inWords).sort() };
}

/** Does actions one after another, if they are offered: each must check, and the timetable must say what it said. */
export function doAll(...all: readonly Action[]): boolean {
  let values = plainGym;
  for (const [index, { act }] of all.entries()) {
    const done = act(values);
    if (!done) return false;
    const so = all
      .slice(0, index + 1)
      .map(({ name }) => name)
      .join('; then ');
    const { expected, found } = timetablesOf(values, done);
    expect(found, so).toEqual(expected);
    expect(errorsIn(done.values), so).toEqual([]);
    values = done.values;
  }
  return true;
}
