import type { FileEdit } from '../draft/edit.ts';
import { useState } from 'react';
import { dateInWords, longDateInWords, timeInWords } from '../words/in-words.ts';
import { ActRow, OneSentence } from '../form/ActRow.tsx';
import { PlainChoice, PlainSelect } from '../form/plain-controls.tsx';
import { Title } from '../frame/Title.tsx';
import { namesIn, useShown, useStore } from '../frame/use-desk.ts';
import { goToPlace } from './subjects.ts';
import { words } from '../words/words.ts';
import { classesBetween, classesOn, type HeldClass } from './timetable-of-draft.ts';
import { type DaysChosen, FirstAndLastDay, lackOfDays, ReasonField } from './FirstAndLastDay.tsx';
import { addDays } from '../../timetable/clock.ts';

import type { Shown } from '../form/shown.ts';
import { addedEntries, noticeFile } from './dated-classes.ts';

/** Nobody takes a class: it is cancelled. */
const nobody = '-';

/** A coach is away for some days: another one takes all of the classes, or each has its own coach, in one act. */
export function CoachIsAway({ coach: asked = '' }: { coach: string | undefined }) {
  const shown = useShown();
  const { write } = useStore();
  const { today } = shown.setting;
  const names = namesIn(shown);
  const nameOf = (id: string) => names.thing('trainer', id);
  const [coach, setCoach] = useState(asked);
  const [days, setDays] = useState({ from: today, until: '' });
  const [isForAll, setForAll] = useState(true);
  const [one, setOne] = useState('');
  const [each, setEach] = useState<Readonly<Record<string, string>>>({});
  const [reason, setReason] = useState('');
  const noDays = lackOfDays(days, today);
  const hasDays = coach !== '' && noDays === undefined;
  const classes = hasDays ? classesOfCoach(shown.values, coach, days) : [];
  const others = (shown.things['trainer'] ?? []).filter(([id]) => id !== coach);
  const givenTo = (held: HeldClass) => (isForAll ? one : (each[keyOf(held)] ?? ''));
  const isOpen = classes.some((held) => givenTo(held) === '');
  const missing = [
    coach === '' && words.whoIsAway,
    noDays,
    hasDays && isOpen && words.whoTakesOver,
    reason.trim() === '' && words.reasonLabel,
  ].filter((label) => typeof label === 'string');
  const says = hasDays
    ? words.isAway(nameOf(coach), spanInWords(days), takenOver(classes, givenTo, nameOf))
    : '';
  const act = () => {
    const taken = classes.map((held) => [held, givenTo(held)] as const);
    const given = taken.map(([held, to]) => [held, to === nobody ? undefined : to] as const);
    const { edits, place } = awayEdits(shown.values, coach, days, given, reason.trim());
    write({ edits, says }, says);
    goToPlace(place);
  };
  return (
    <>
      <Title hint={words.awayHint}>{words.tasks.away}</Title>
      <div className="stack">
        <PlainSelect
          id="who-is-away"
          label={words.whoIsAway}
          value={coach}
          options={shown.things['trainer'] ?? []}
          onChange={setCoach}
        />
        <FirstAndLastDay id="away" today={today} days={days} onChange={setDays} />
        {hasDays && classes.length === 0 && <p>{words.givesNoClass(nameOf(coach))}</p>}
        {classes.length > 0 && (
          <PlainChoice
            legend={words.whoTakesOver}
            name="who-takes-over"
            value={isForAll}
            isAcross
            options={[
              [true, words.oneCoachForAll],
              [false, words.classByClass],
            ]}
            onChange={setForAll}
          />
        )}
        {classes.length > 0 && isForAll && (
          <OneForAll classes={classes} others={others} chosen={one} onChoose={setOne} />
        )}
        {classes.length > 0 && (
          <ClassesToGive
            classes={classes}
            givenTo={isForAll ? givenTo : undefined}
            each={each}
            onChoose={(held, to) => setEach({ ...each, [keyOf(held)]: to })}
            others={others}
          />
        )}
        <ReasonField value={reason} onChange={setReason} />
        {missing.length === 0 && <OneSentence>{says}</OneSentence>}
        <ActRow
          kind="go"
          label={coach === '' ? words.tasks.away : words.awayNow(nameOf(coach))}
          missing={missing.length > 0 ? words.notFilledIn(`${missing.join(', ')}.`) : undefined}
          onPress={act}
        />
      </div>
    </>
  );
}

type Coaches = readonly (readonly [id: string, name: string])[];

/** Who is free for all of the classes; of the others, why they are not offered. */
function OneForAll({
  classes,
  others,
  chosen,
  onChoose,
}: {
  classes: readonly HeldClass[];
  others: Coaches;
  chosen: string;
  onChoose: (coach: string) => void;
}) {
  const shown = useShown();
  const names = namesIn(shown);
  const reasons = others.map(
    ([id, name]) => [id, name, whyNot(shown.values, id, classes)] as const,
  );
  const free = reasons.flatMap(([id, name, why]) => (why ? [] : [[id, name] as const]));
  return (
    <>
      <PlainSelect
        id="substitute"
        label={words.freeAtAll(classes.length)}
        value={chosen}
        options={[...free, [nobody, words.nobodyCancel]]}
        onChange={onChoose}
      />
      {reasons.map(([id, name, why]) => {
        if (!why) return null;
        const at = `${dateInWords(why.date)} ${timeInWords(why.start)}`;
        return (
          <p className="small quiet" key={id}>
            {words.isNotOffered(name, `${names.thing('class', why.class)}, ${at}`)}
          </p>
        );
      })}
    </>
  );
}

function ClassesToGive({
  classes,
  givenTo,
  each,
  others,
  onChoose,
}: {
  classes: readonly HeldClass[];
  /** Who takes each of them; undefined while each is chosen by itself. */
  givenTo: ((held: HeldClass) => string) | undefined;
  each: Readonly<Record<string, string>>;
  others: Coaches;
  onChoose: (held: HeldClass, coach: string) => void;
}) {
  const shown = useShown();
  const names = namesIn(shown);
  const inWords = (to: string) => (to === nobody ? words.isOff : names.thing('trainer', to));
  return (
    <ul className="rows">
      {classes.map((held) => {
        const name = `${names.thing('class', held.class)}, ${dateInWords(held.date)}, ${timeInWords(held.start)}`;
        const to = givenTo?.(held);
        return (
          <li className="need" key={keyOf(held)}>
            {to === undefined ? (
              <PlainSelect
                id={`away-${keyOf(held)}`}
                label={name}
                value={each[keyOf(held)] ?? ''}
                options={[
                  ...others.filter(([id]) => freeFor(shown.values, id, [held])),
                  [nobody, words.nobodyCancel],
                ]}
                onChange={(coach) => onChoose(held, coach)}
              />
            ) : (
              <>
                <b>{name}</b>
                {to !== '' && <span>{inWords(to)}</span>}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const spanInWords = ({ from, until }: DaysChosen) =>
  until === from
    ? words.onTheDay(longDateInWords(from))
    : words.fromToDay(longDateInWords(from), longDateInWords(until));

/** "Arjun H. gives three of the classes.", or that they are cancelled. */
function takenOver(
  classes: readonly HeldClass[],
  givenTo: (held: HeldClass) => string,
  nameOf: (id: string) => string,
): string {
  const counts = new Map<string, number>();
  for (const held of classes) {
    const to = givenTo(held);
    if (to !== '') counts.set(to, (counts.get(to) ?? 0) + 1);
  }
  const cancelled = counts.get(nobody) ?? 0;
  counts.delete(nobody);
  return [
    counts.size > 0 && words.takeOver([...counts].map(([id, count]) => [nameOf(id), count])),
    cancelled > 0 && words.areCancelled(cancelled),
  ]
    .filter((part) => part !== false)
    .join(' ');
}

type Values = Shown['values'];

/** Both days included. */
interface DaysAway {
  from: string;
  until: string;
}

/** Longer absences are no absences. */
const mostDays = 366;

/** The classes that a coach gives on some days, as the timetable and what differs from it have them. */
export const classesOfCoach = (values: Values, coach: string, { from, until }: DaysAway) =>
  classesBetween(
    values,
    from,
    until < addDays(from, mostDays) ? until : addDays(from, mostDays),
  ).filter(({ trainer }) => trainer === coach);

export const keyOf = ({ date, class: id, start }: HeldClass) => `${date}-${id}-${start}`;

/** The class that keeps a coach from taking one of these; undefined for who is free. */
export const whyNot = (values: Values, coach: string, classes: readonly HeldClass[]) =>
  classes
    .flatMap((held) =>
      classesOn(values, held.date).filter(
        (own) => own.trainer === coach && own.start < held.end && held.start < own.end,
      ),
    )
    .at(0);

export const freeFor = (values: Values, coach: string, classes: readonly HeldClass[]) =>
  whyNot(values, coach, classes) === undefined;

/**
 * The edits of an absence. One coach for all classes, or nobody, is an entry of `absences`; else each class has its own
 * change or cancellation. `given`: without a coach a class is cancelled.
 */
export function awayEdits(
  values: Values,
  coach: string,
  { from, until }: DaysAway,
  given: readonly (readonly [held: HeldClass, coach: string | undefined])[],
  reason: string,
) {
  const takers = new Set(given.map(([, to]) => to));
  if (takers.size <= 1) {
    const [substitute] = takers;
    const absence = {
      ...(from === until ? { date: from } : { from, until }),
      trainer: coach,
      ...(substitute !== undefined && { substitute }),
      reason,
    };
    return addedEntries(values, 'absences', [absence]);
  }
  const entryOf = ({ date, class: id, usualStart: start }: HeldClass, to?: string) => ({
    date,
    class: id,
    start,
    ...(to !== undefined && { trainer: to }),
    reason,
  });
  const changes = given.flatMap(([held, to]) => (to === undefined ? [] : [entryOf(held, to)]));
  const off = given.flatMap(([held, to]) => (to === undefined ? [entryOf(held)] : []));
  const [first, second] = [
    addedEntries(values, 'changes', changes),
    addedEntries(values, 'cancellations', off),
  ];
  const edits: FileEdit[] = [...first.edits, ...second.edits];
  return { edits, place: changes.length > 0 ? first.place : { file: noticeFile, path: [] } };
}
