import { type CheckedFiles, dayFile, valueOf } from '../../content/files.ts';
import type { Notice } from '../../content/notice.ts';
import type { ValueProblem } from '../../content/problem.ts';
import type { Trainer } from '../../content/trainers.ts';
import { capitalise } from '../../content/text/format.ts';
import { weekdays } from '../../content/weekdays.ts';
import type { Say } from './sentences.ts';

/** A coach with a last day, and their index in trainers.yaml. */
type Leaving = Trainer & { lastDay: string; index: number };

/**
 * Rule: a coach gives no class after their last day, neither one that goes on every week nor one on a later day. This is
 * reported as soon as there is a last day, so that it can be fixed in time.
 */
export function* noClassesAfterLastDay(content: CheckedFiles, say: Say): Generator<ValueProblem> {
  const { trainers } = valueOf(content, 'trainers.yaml') ?? { trainers: [] };
  const leaving = trainers.flatMap((coach, index): Leaving[] =>
    coach.lastDay === undefined ? [] : [{ ...coach, lastDay: coach.lastDay, index }],
  );
  if (leaving.length === 0) return;
  for (const coach of leaving) {
    yield* weeklyClasses(content, coach, say);
    yield* classesOnLaterDays(content, coach, say);
  }
}

const leaves = (say: Say, { name, lastDay }: Leaving) =>
  `${name} leaves after ${say.date(lastDay)}`;

function* weeklyClasses(content: CheckedFiles, coach: Leaving, say: Say): Generator<ValueProblem> {
  for (const day of weekdays)
    for (const [index, row] of valueOf(content, dayFile(day))?.classes.entries() ?? []) {
      if (row.trainer !== coach.id) continue;
      if (row.until !== undefined && row.until <= coach.lastDay) continue;
      yield {
        file: dayFile(day),
        path: ['classes', index, 'trainer'],
        message: `${leaves(say, coach)}, but gives ${say.class(row.class)} on ${capitalise(day)} at ${say.time(row.start)} after that.`,
        remedy: `End it with until: ${coach.lastDay} and add it again with another coach and the next day as its from:`,
        atDesk: 'Choose who takes over from the next day.',
      };
    }
}

/** An entry of notice.yaml in which a coach gives classes: `field` has the coach, `lastDay` is the entry's last day. */
interface Assignment {
  list: string;
  index: number;
  field: 'trainer' | 'substitute';
  coach: string | undefined;
  lastDay: string;
}

function assignmentsIn(notice: Notice | undefined): Assignment[] {
  const ofClasses = (['changes', 'extraClasses', 'moves'] as const).flatMap((list) =>
    (notice?.[list] ?? []).map((one, index) => ({
      list,
      index,
      field: 'trainer' as const,
      coach: one.trainer,
      lastDay: 'newDate' in one ? one.newDate : lastDayOf(one),
    })),
  );
  const ofAbsences = (notice?.absences ?? []).map((one, index) => ({
    list: 'absences',
    index,
    field: 'substitute' as const,
    coach: one.substitute,
    lastDay: lastDayOf(one),
  }));
  return [...ofClasses, ...ofAbsences];
}

function* classesOnLaterDays(
  content: CheckedFiles,
  coach: Leaving,
  say: Say,
): Generator<ValueProblem> {
  for (const given of assignmentsIn(valueOf(content, 'notice.yaml'))) {
    if (given.coach !== coach.id || given.lastDay <= coach.lastDay) continue;
    yield {
      file: 'notice.yaml',
      path: [given.list, given.index, given.field],
      message: `${leaves(say, coach)}, but is to give a class on ${say.date(given.lastDay)}.`,
      remedy: 'Choose another coach, or correct the day.',
    };
  }
}

const lastDayOf = ({ date, until }: { date?: string | undefined; until?: string | undefined }) =>
  until ?? date ?? '';
