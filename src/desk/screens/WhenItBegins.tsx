/*
 * The question when a change begins: now, from a day on, or only on some days; for the price of a plan and for a
 * weekly class.
 */

import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { capitalise } from '../../content/text/format.ts';
import type { Weekday } from '../../content/weekdays.ts';
import type { Path } from '../../content/path.ts';
import { type Group, groupOf, isGroup, listAt, valueAt } from '../../content/path.ts';
import { addDays, addMonths, isDate, weekdayOf } from '../../content/dates.ts';
import { type DateRange, isHeldOn } from '../../timetable/recurrence.ts';
import { usePlaceNow } from '../../timetable/use-place-now.ts';
import { asksWhen, beginningOf, changedFields, movedFrom } from '../draft/beginnings.ts';
import { pageOfField } from '../draft/pages-of-files.ts';
import type { FieldPlace } from '../draft/edit.ts';
import type { Action } from '../draft/protocol.ts';
import { publishedValueAt } from '../draft/published-value.ts';
import { ActionRow, firstMissing } from '../form/ActionRow.tsx';
import { Check, PlainChoice, PlainDay, SmallButtons } from '../form/plain-controls.tsx';
import { useActionForm } from '../form/use-action-form.ts';
import { usePreview } from '../form/preview-context.ts';
import { go } from '../form/route.ts';
import { namesIn, useDeskState, useStore } from '../draft/use-desk.ts';
import {
  dateInWords,
  daysInSentence,
  daysInWords,
  fromDay,
  priceInWords,
  timeInWords,
  untilDay,
} from '../words/in-words.ts';
import type { Names } from '../words/names.ts';
import { words } from '../words/words.ts';
import { missingDay, wrongDays } from './FirstAndLastDay.tsx';
import { Timeline } from './Offer.tsx';
import { movedFromDay } from './moving-class.ts';
import { classFromDay, classOnDays, priceFromDay } from './postponed-change.ts';
import { datesUntil } from './timetable-of-draft.ts';
import type { ClassRow } from './timetable-rows.ts';
import { Button } from '../form/Button.tsx';

type Kind = 'now' | 'from' | 'days';

const blank = { kind: 'now' as Kind, from: '', until: '', isAnnounced: false };

/** Asks when a change of the draft begins: now, from a day on, or only on some days. */
export function WhenItBegins({
  place,
  legend,
  before,
  after,
  canAnnounce = false,
  onFrom,
  onDays,
  isHeldOnDays = () => true,
  suggested,
  instead,
}: {
  /** The changed value. */
  place: FieldPlace;
  legend: string;
  /** What visitors see now, and what they will see. */
  before: string;
  after: string;
  /** Visitors may be told before. */
  canAnnounce?: boolean;
  /** Moves the change to a day: "2027-01-01". */
  onFrom: (from: string, isAnnounced: boolean) => void;
  /** The same for some days, both included; undefined if the change cannot be for some days only. */
  onDays: ((from: string, until: string) => void) | undefined;
  /** Whether there is anything to change on these days. */
  isHeldOnDays?: (days: DateRange) => boolean;
  /** Dates of the first days that are offered. */
  suggested: readonly string[];
  /** A way to another task. */
  instead?: ReactNode;
}) {
  const id = useId();
  const today = usePlaceNow().date;
  const form = useActionForm(beginningOf(place), blank, '', place);
  const { fields, set, end } = form;
  const { kind, from, until, isAnnounced } = fields;
  const days = { from, until: kind === 'from' ? from : until };
  const missing =
    wrongDays(days, today) ??
    firstMissing(missingDay(days)) ??
    (kind === 'days' && !isHeldOnDays(days) ? 'The class is not held on these days.' : undefined);
  const begin = () => {
    end();
    if (kind === 'from') onFrom(from, isAnnounced);
    else onDays!(from, until);
  };
  useOnLeaving(() => {
    if (kind !== 'now' && missing === undefined) begin();
  });
  return (
    <div className="card when" ref={showWhileTyping}>
      <PlainChoice<Kind>
        legend={legend}
        name={id}
        value={kind}
        isAcross
        options={[
          ['now', 'Now'],
          ['from', 'From a later day'],
          ...(onDays ? ([['days', 'Only on some days']] as const) : []),
        ]}
        onChange={(next) => (next === 'now' ? end() : set({ kind: next }))}
      />
      {kind !== 'now' && (
        <>
          <WhichDays form={form} canAnnounce={canAnnounce} suggested={suggested} />
          {missing === undefined && (
            <WhatHolds
              before={before}
              after={after}
              from={from}
              until={kind === 'days' ? until : undefined}
            />
          )}
          <ActionRow
            label={kind === 'from' ? 'Begin on that day' : 'Only on these days'}
            missing={missing}
            onPress={begin}
          />
        </>
      )}
      {instead}
    </div>
  );
}

/** Scrolls to a question that somebody's typing has opened below the window. The focus stays where they type. */
function showWhileTyping(question: HTMLElement | null) {
  if (document.activeElement?.matches('input, select'))
    question?.scrollIntoView({ block: 'nearest' });
}

/** The first day, for some days also the last, and whether visitors are told before. */
function WhichDays({
  form: { fields, of },
  canAnnounce,
  suggested,
}: {
  form: ReturnType<typeof useActionForm<typeof blank>>;
  canAnnounce: boolean;
  suggested: readonly string[];
}) {
  const { kind, from, isAnnounced } = fields;
  const today = usePlaceNow().date;
  return (
    <>
      <PlainDay label={words.firstDay} first={today} {...of('from')} />
      {kind === 'from' && (
        <SmallButtons
          options={suggested.map((day) => [day, dateInWords(day)] as const)}
          isPressed={(day) => day === from}
          onPress={of('from').onChange}
        />
      )}
      {kind === 'from' && canAnnounce && (
        <Check
          label={words.announceNow}
          isChecked={isAnnounced}
          onChange={of('isAnnounced').onChange}
        />
      )}
      {kind === 'days' && <PlainDay label={words.lastDay} first={from || today} {...of('until')} />}
    </>
  );
}

/**
 * Calls `onLeave` before another screen is shown: whoever has chosen a day and goes on means it. Nothing is called when
 * the question itself goes, because the change was taken back or already has its day.
 */
function useOnLeaving(onLeave: () => void) {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const listen = () => leave();
    addEventListener('hashchange', listen, { capture: true });
    return () => removeEventListener('hashchange', listen, { capture: true });
  }, []);
}

/** What visitors see before, then, and after some days only. */
const WhatHolds = ({
  before,
  after,
  from,
  until,
}: {
  before: string;
  after: string;
  from: string;
  until: string | undefined;
}) => (
  <>
    {' '}
    <Timeline
      parts={[
        { when: untilDay(addDays(from, -1)), what: before },
        {
          when: until === undefined ? fromDay(from) : daysInWords({ from, until }),
          what: after,
          isNew: true,
        },
        ...(until === undefined ? [] : [{ when: fromDay(addDays(until, 1)), what: before }]),
      ]}
    />
    <p className="small quiet">The website changes by itself at midnight.</p>
  </>
);

/** Hook with a function that writes a change that begins later, and shows it in the preview. */
function useBegin() {
  const state = useDeskState();
  const { write } = useStore();
  const { point } = usePreview();
  return (action: Action, says: string) => {
    write(action, says);
    // The last edit adds what begins later.
    const place = action.edits?.at(-1);
    if (place) point(pageOfField(state, place), place);
  };
}

/** Tomorrow and the first days of the next two months. */
function firstDays(today: string): string[] {
  const first = (months: number) => addMonths(`${today.slice(0, 7)}-01`, months);
  return [...new Set([addDays(today, 1), first(1), first(2)])];
}

/** Announces a question to screen readers; the status element must exist before its text. */
const Announced = ({ children }: { children: string | false }) => (
  <p className="vh" role="status">
    {children}
  </p>
);

const whenClass = 'When does this change begin?';
const whenPrice = 'When does the new price begin?';

/** Asks when the change of a weekly class begins. Nothing is asked of a new class, or of one held every few weeks. */
export function ClassBegins({ row }: { row: ClassRow }) {
  const isAsked = asksWhen(useDeskState(), { file: row.file, path: ['classes', row.index] });
  return (
    <>
      <Announced>{isAsked && whenClass}</Announced>
      {isAsked && <ClassQuestion row={row} />}
    </>
  );
}

function ClassQuestion({ row }: { row: ClassRow }) {
  const state = useDeskState();
  const begin = useBegin();
  const today = usePlaceNow().date;
  const names = namesIn(state);
  const { file, index } = row;
  const place = { file, path: ['classes', index] };
  const published = groupOf(publishedValueAt(state, place));
  const now = groupOf(valueAt(state.values[file], place.path));
  const before = movedFrom(state, place);
  const isOther = before !== undefined || changedFields(now, published).includes('class');
  const name = names.thing('class', String(published['class']));
  const beginFrom = (from: string) => {
    if (!before)
      return begin(
        classFromDay(state, row, published, from),
        words.changesThen(name, fromDay(from)),
      );
    const moved = movedFromDay(state, row, before, from);
    begin(moved, moved.says);
  };
  const isHeld = (date: string) => weekdayOf(date) === row.day && isHeldOn(row.weeks, date);
  return (
    <WhenItBegins
      place={place}
      legend={whenClass}
      before={inWords(published, before?.day, names)}
      after={inWords(now, before && row.day, names)}
      onFrom={beginFrom}
      isHeldOnDays={({ from, until }) => datesUntil(from, until).some(isHeld)}
      suggested={datesUntil(addDays(today, 1), addDays(today, 366)).filter(isHeld).slice(0, 3)}
      onDays={
        isOther
          ? undefined
          : (from, until) =>
              begin(
                { edits: classOnDays(state, row, published, { from, until }) },
                words.changesThen(name, daysInSentence(from, until)),
              )
      }
    />
  );
}

/** "Yoga 6:00 pm to 7:00 pm, Meenakshi R."; with its day if that changes. */
const inWords = (row: Group, day: Weekday | undefined, names: Names) =>
  [
    `${day === undefined ? '' : `${capitalise(day)}, `}${names.thing('class', String(row['class']))} ${words.fromTo(timeInWords(String(row['start'])), timeInWords(String(row['end'])))}`,
    names.thing('trainer', String(row['trainer'])),
  ].join(', ');

const file = 'plans.yaml';

/** Asks when a changed price begins; while the price is as published, shows the prices of other days. */
export function PriceBegins(props: Priced) {
  const isAsked =
    asksWhen(useDeskState(), { file, path: [...props.path, 'price'] }) &&
    typeof props.plan['price'] === 'number';
  return (
    <>
      <Announced>{isAsked && whenPrice}</Announced>
      {isAsked ? <PriceQuestion {...props} /> : <PricesByDay {...props} />}
    </>
  );
}

interface Priced {
  name: string;
  plan: Group;
  path: Path;
}

function PriceQuestion({ name, plan, path }: Priced) {
  const state = useDeskState();
  const { write } = useStore();
  const begin = useBegin();
  const today = usePlaceNow().date;
  const place = { file, path: [...path, 'price'] };
  const old = publishedValueAt(state, place) as number;
  const after = priceInWords(plan['price'] as number);
  const beginOn = (from: string, isAnnounced: boolean) => {
    const says = words.priceBeginsThen(name, after, dateInWords(from), isAnnounced);
    begin({ edits: priceFromDay(state, { file, path }, old, from, isAnnounced), says }, says);
  };
  return (
    <WhenItBegins
      place={place}
      legend={whenPrice}
      before={priceInWords(old)}
      after={after}
      canAnnounce
      suggested={firstDays(today)}
      onFrom={beginOn}
      onDays={undefined}
      instead={
        <Button
          label="Only on some days: make an offer"
          look="text"
          onPress={() => {
            write({ edits: [{ file, kind: 'set', path: [...path, 'price'], value: old }] });
            go('offer', String(plan['id']), String(plan['price']));
          }}
        />
      }
    />
  );
}

function PricesByDay({ plan: { price, otherPrices, offer } }: Priced) {
  const others = [...listAt(otherPrices, []), offer].filter(isGroup);
  const parts = others.flatMap(ribbonPart);
  if (parts.length === 0 || typeof price !== 'number') return null;
  return (
    // The focus comes here once the question is answered, and the preview stays at the day.
    <section aria-label="Prices by day" tabIndex={-1}>
      <Timeline parts={[{ when: usualDays(others), what: priceInWords(price) }, ...parts]} />
    </section>
  );
}

/** The days of the usual price: those before the first other one, if none of them ends. */
function usualDays(others: readonly Group[]): string {
  const [first] = others
    .map(({ from }) => from)
    .filter(isDate)
    .sort();
  const isBack = first === undefined || others.some(({ until }) => isDate(until));
  return isBack ? 'on other days' : untilDay(addDays(first, -1));
}

/** Describes a price of other days; nothing while the price or its days are missing. */
function ribbonPart({ price, from, until }: Group) {
  const when = daysOfPrice(from, until);
  if (typeof price !== 'number' || when === undefined) return [];
  return [{ when, what: priceInWords(price), isNew: true }];
}

/** An offer without a first day has begun. */
function daysOfPrice(from: unknown, until: unknown): string | undefined {
  if (isDate(from)) return isDate(until) ? daysInWords({ from, until }) : fromDay(from);
  return isDate(until) ? untilDay(until) : undefined;
}
