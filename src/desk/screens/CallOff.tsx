import { useState } from 'react';
import { addDays, minutesBetween } from '../../timetable/clock.ts';
import { usePlaceNow } from '../../timetable/use-place-now.ts';
import { ActRow } from '../form/ActRow.tsx';
import { PlainChoice, PlainDay, PlainSelect } from '../form/plain-controls.tsx';
import { timesAfter, timesOfDay } from '../form/price-time-and-date-controls.tsx';
import { Title } from '../frame/Title.tsx';
import { namesIn, useShown, useStore } from '../frame/use-desk.ts';
import { sentenceOfEntry } from '../words/sentence-of-act.ts';
import { words } from '../words/words.ts';
import { addedEntries, coachOptions, missingFieldsIn } from './dated-classes.ts';
import { type DatedRow, ReasonField, WhichClass } from './FirstAndLastDay.tsx';
import { goToPlace } from './subjects.ts';
import { classesOn } from './timetable-of-draft.ts';
import { endFollowing } from './timetable-rows.ts';

/** Cancels one class on one day, or gives it another coach or time. `row` is a class in the route: "yoga 18:00". */
export function CallOff({
  date,
  row: rowAsked,
}: {
  date: string | undefined;
  row: string | undefined;
}) {
  const shown = useShown();
  const { write } = useStore();
  const now = usePlaceNow();
  const [other, setOther] = useState(date ?? '');
  const [only, setOnly] = useState('');
  const [chosen, setChosen] = useState(rowAsked === undefined ? '' : `${date} ${rowAsked}`);
  const [difference, setDifference] = useState<Difference>();
  const [reason, setReason] = useState('');
  // Today and tomorrow, or the next two weeks when one class is chosen.
  const coming = Array.from({ length: only === '' ? 2 : 14 }, (_, by) => addDays(now.date, by));
  const classes = (other === '' ? coming : [other]).flatMap((day) =>
    classesOn(shown.values, day)
      .filter((row) => !row.isExtra && (only === '' || row.class === only))
      .filter(({ start }) => day > now.date || start > now.time)
      .map((row) => ({ ...row, key: `${day} ${row.class} ${row.usualStart}` })),
  );
  const row = classes.find(({ key }) => key === chosen);
  const change = () => {
    const { kind, ...fields } = difference!;
    const why = reason.trim();
    const value = {
      date: row!.date,
      class: row!.class,
      start: row!.usualStart,
      ...fields,
      ...(why !== '' && { reason: why }),
    };
    const list = kind === 'off' ? 'cancellations' : 'changes';
    const { edits, place } = addedEntries(shown.values, list, [value]);
    write({ edits }, sentenceOfEntry(list, value, namesIn(shown)));
    goToPlace(place);
  };
  return (
    <>
      <Title hint={words.callOffScreenHint}>{words.tasks['call-off']}</Title>
      <div className="stack">
        <PlainSelect
          id="only-class"
          label={words.ofClass}
          empty={words.anyClass}
          value={only}
          options={shown.things['class'] ?? []}
          onChange={setOnly}
        />
        <PlainDay
          id="other-day"
          label={words.anotherDay}
          first={now.date}
          value={other}
          onChange={setOther}
        />
        <WhichClass classes={classes} today={now.date} chosen={chosen} onChoose={setChosen} />
        {row && <WhatHappens row={row} difference={difference} onChange={setDifference} />}
        {row && difference && (
          <ReasonField value={reason} isOptional={difference.kind !== 'off'} onChange={setReason} />
        )}
        <ActRow
          label={difference ? words.differences[difference.kind].button : words.changeOnDay}
          missing={lackingIn(row, difference, reason)}
          onPress={change}
        >
          <button className="btn text" type="button" onClick={() => history.back()}>
            {words.cancel}
          </button>
        </ActRow>
      </div>
    </>
  );
}

/** The difference, in the fields of the content. */
type Difference =
  | { kind: 'off' }
  | { kind: 'coach'; trainer: string }
  | { kind: 'time'; newStart: string; newEnd: string };

const kinds = ['off', 'coach', 'time'] as const;
const blank: Record<Difference['kind'], Difference> = {
  off: { kind: 'off' },
  coach: { kind: 'coach', trainer: '' },
  time: { kind: 'time', newStart: '', newEnd: '' },
};

function lackingIn(row: DatedRow | undefined, difference: Difference | undefined, reason: string) {
  if (!row) return words.classFirst;
  if (!difference) return words.differenceFirst;
  if (difference.kind !== 'off') return missingFieldsIn(difference);
  return reason.trim() === '' ? words.whyFirst : undefined;
}

function WhatHappens({
  row,
  difference,
  onChange,
}: {
  row: DatedRow;
  difference: Difference | undefined;
  onChange: (difference: Difference) => void;
}) {
  const shown = useShown();
  return (
    <>
      <PlainChoice
        legend={words.whatHappens}
        name="what-happens"
        value={difference?.kind}
        options={kinds.map((kind) => [kind, words.differences[kind].name])}
        onChange={(kind) => onChange(blank[kind])}
      />
      {difference?.kind === 'coach' && (
        <PlainSelect
          id="coach-then"
          label={words.classFields.trainer}
          value={difference.trainer}
          options={coachOptions(shown, row.date, row.start, row.end).filter(
            ([id]) => id !== row.trainer,
          )}
          onChange={(trainer) => onChange({ kind: 'coach', trainer })}
        />
      )}
      {difference?.kind === 'time' && (
        <div className="pair">
          <PlainSelect
            id="from-then"
            label={words.classFields.start}
            value={difference.newStart}
            options={timesOfDay}
            onChange={(newStart) => {
              const before = { start: difference.newStart, end: difference.newEnd };
              const newEnd = endFollowing(before, newStart, minutesBetween(row.start, row.end));
              onChange({ kind: 'time', newStart, newEnd });
            }}
          />
          <PlainSelect
            id="to-then"
            label={words.classFields.end}
            value={difference.newEnd}
            options={timesAfter(difference.newStart)}
            onChange={(newEnd) => onChange({ ...difference, newEnd })}
          />
        </div>
      )}
    </>
  );
}
