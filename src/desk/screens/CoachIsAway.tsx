import type { DateRange } from '../../timetable/recurrence.ts';
import { usePlaceNow } from '../../timetable/use-place-now.ts';
import { firstMissing, OneSentence } from '../form/ActionRow.tsx';
import { PlainSelect } from '../form/plain-controls.tsx';
import type { DeskState } from '../draft/desk-state.ts';
import { useActionForm } from '../form/use-action-form.ts';
import { namesIn, useDeskState } from '../draft/use-desk.ts';
import { dateInWords, daysInSentence, timeInWords } from '../words/in-words.ts';
import { countInEnglish, listInEnglish } from '../words/english.ts';
import { words } from '../words/words.ts';
import { ActionForm } from './ActionForm.tsx';
import { awayEdits, classesOfCoach, freeFor, keyOf, clashingClass } from './absence.ts';
import { FirstAndLastDay, missingDay, ReasonField, wrongDays } from './FirstAndLastDay.tsx';
import type { DatedClass } from './timetable-of-draft.ts';
import {
  cancelClass,
  missingTaker,
  noTakers,
  takerOf,
  type Takers,
  WhoTakesOver,
} from './WhoTakesOver.tsx';

const whoIsAway = 'Who is away';

const isAway = (name: string, days: string, rest: string) =>
  `${name} is away ${days}. ${rest}`.trim();

/** A coach is away for some days: another one takes all of the classes, or each has its own coach, in one action. */
export function CoachIsAway({ coach: asked = '' }: { coach: string | undefined }) {
  const state = useDeskState();
  const { date: today } = usePlaceNow();
  const nameOf = (id: string) => namesIn(state).thing('trainer', id);
  const first: Fields = { ...blank, coach: asked, days: { from: today, until: '' } };
  const form = useActionForm('away', first, asked);
  const { coach, days } = form.fields;
  const noDays = missingDay(days);
  const wrongSpan = wrongDays(days, today);
  const hasDays = coach !== '' && (noDays ?? wrongSpan) === undefined;
  const held = hasDays ? classesOfCoach(state.values, coach, days) : [];
  const already = alreadyTaken(held, coach);
  const takers = { ...already.takers, ...form.fields.takers };
  const reason = form.fields.reason ?? already.reason;
  const classes = held.map((one) => ({
    key: keyOf(one),
    name: classInWords(state, one),
    isFree: (other: string) => freeFor(state.values, other, [one]),
  }));
  const wrong =
    wrongSpan ??
    (hasDays && held.length === 0 ? `${nameOf(coach)} gives no class on these days.` : undefined);
  const given = held.map((one, index) => [one, takerOf(takers, classes[index]!)] as const);
  // Visitors always read why a class is cancelled.
  const isReasonNeeded = given.some(([, taker]) => taker === cancelClass);
  const lack =
    firstMissing(
      coach === '' && whoIsAway,
      noDays,
      isReasonNeeded && reason.trim() === '' && words.reasonLabel,
    ) ?? missingTaker(takers, classes);
  const says = hasDays
    ? isAway(nameOf(coach), daysInSentence(days.from, days.until), takenOver(given, nameOf))
    : '';
  const action = () => {
    const taken = given.map(([one, to]) => [one, to === cancelClass ? undefined : to] as const);
    return { ...awayEdits(state.values, coach, days, taken, reason.trim()), says };
  };
  return (
    <ActionForm
      form={form}
      title={words.tasks.away}
      hint="For some days. After the last day, everything is as usual again."
      kind="go"
      label={coach === '' ? words.tasks.away : words.awayNow(nameOf(coach))}
      lacks={wrong ?? lack}
      action={action}
    >
      <PlainSelect
        label={whoIsAway}
        value={coach}
        options={state.things['trainer'] ?? []}
        onChange={(id) => form.set({ ...blank, coach: id })}
      />
      <FirstAndLastDay today={today} {...form.of('days')} />
      {classes.length > 0 && (
        <WhoTakesOver
          all={classes}
          except={coach}
          takers={takers}
          onChange={(change) => form.set({ takers: { ...form.fields.takers, ...change } })}
          canCancel
        >
          <NotOffered classes={held} except={coach} />
        </WhoTakesOver>
      )}
      <ReasonField
        value={reason}
        isOptional={!isReasonNeeded}
        onChange={form.of('reason').onChange}
      />
      {(lack ?? wrong) === undefined && <OneSentence>{says}</OneSentence>}
    </ActionForm>
  );
}

interface Fields {
  coach: string;
  days: DateRange;
  /** The choices that differ from the present ones. */
  takers: Partial<Takers>;
  reason: string | undefined;
}

const blank: Omit<Fields, 'coach' | 'days'> = { takers: {}, reason: undefined };

/** Who already takes classes of a coach, because an absence was entered before, and why. */
function alreadyTaken(held: readonly DatedClass[], coach: string) {
  const taken = held.map((one) => {
    if (one.off !== undefined) return cancelClass;
    return one.trainer === coach ? '' : one.trainer;
  });
  const [one = '', ...others] = new Set(taken);
  const isForAll = others.length === 0;
  const each = Object.fromEntries(held.map((own, index) => [keyOf(own), taken[index]!]));
  return {
    takers: { ...noTakers, isForAll, ...(isForAll && { one }), each },
    reason: held[taken.findIndex((taker) => taker !== '')]?.reason ?? '',
  };
}

/** "Running, Fri 4 December 2026, 6:00 pm" */
const classInWords = (state: DeskState, { class: id, date, start }: DatedClass) =>
  [namesIn(state).thing('class', id), dateInWords(date), timeInWords(start)].join(', ');

/** The coaches who are not free for all of the classes, and why. */
function NotOffered({ classes, except }: { classes: readonly DatedClass[]; except: string }) {
  const state = useDeskState();
  return (state.things['trainer'] ?? []).map(([id, name]) => {
    const why = id === except ? undefined : clashingClass(state.values, id, classes);
    if (!why) return null;
    const at = `${dateInWords(why.date)} ${timeInWords(why.start)}`;
    return (
      <p className="small quiet" key={id}>
        {name} is not offered: {namesIn(state).thing('class', why.class)}, {at}.
      </p>
    );
  });
}

/** "Arjun H. gives three of the classes.", or that they are cancelled. */
function takenOver(
  given: readonly (readonly [held: DatedClass, taker: string])[],
  nameOf: (id: string) => string,
): string {
  const counts = new Map<string, number>();
  for (const [, to] of given) if (to !== '') counts.set(to, (counts.get(to) ?? 0) + 1);
  const cancelled = counts.get(cancelClass) ?? 0;
  counts.delete(cancelClass);
  const gives = [...counts].map(([id, count]) => `${nameOf(id)} gives ${countInEnglish(count)}`);
  return [
    counts.size > 0 && `${listInEnglish(gives)} of the classes.`,
    cancelled > 0 &&
      (cancelled === 1 ? 'One class is cancelled.' : `${cancelled} classes are cancelled.`),
  ]
    .filter((part) => part !== false)
    .join(' ');
}
