import { useId, useState, type ReactNode } from 'react';
import { ActRow } from '../form/ActRow.tsx';
import { PlainChoice } from '../form/PlainChoice.tsx';
import { PlainDay } from '../form/PlainDay.tsx';
import { dateInWords } from '../words/days-in-words.ts';
import { addDays } from '../../timetable/clock.ts';
import { usePlaceNow } from '../../timetable/usePlaceNow.ts';
import { words } from '../words.ts';
import { lackOfDays } from './FirstAndLastDay.tsx';
import { Timeline } from './Timeline.tsx';

type Kind = 'now' | 'from' | 'days';

/** Asks when a change of the draft begins: now, from a day on, or only on some days. */
export function WhenItBegins({
  legend,
  before,
  after,
  canAnnounce = false,
  onFrom,
  onDays,
  instead,
}: {
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
  /** A way to another task. */
  instead?: ReactNode;
}) {
  const id = useId();
  const today = usePlaceNow().date;
  const [kind, setKind] = useState<Kind>('now');
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [isAnnounced, setAnnounced] = useState(false);
  const missing = lackOfDays({ from, until: kind === 'from' ? from : until }, today);
  return (
    <div className="card when">
      <PlainChoice<Kind>
        legend={legend}
        name={id}
        value={kind}
        isAcross
        options={[
          ['now', words.whenNow],
          ['from', words.whenFrom],
          ...(onDays ? ([['days', words.whenOnly]] as const) : []),
        ]}
        onChange={setKind}
      />
      {kind !== 'now' && (
        <>
          <PlainDay
            id={`${id}-from`}
            label={words.firstDay}
            first={today}
            value={from}
            onChange={setFrom}
          />
          {kind === 'from' && <NextMonths today={today} chosen={from} onChoose={setFrom} />}
          {kind === 'from' && canAnnounce && (
            <SayItBefore isChecked={isAnnounced} onChange={setAnnounced} />
          )}
          {kind === 'days' && (
            <PlainDay
              id={`${id}-until`}
              label={words.lastDay}
              first={from || today}
              value={until}
              onChange={setUntil}
            />
          )}
          {missing === undefined && (
            <>
              <WhatHolds
                before={before}
                after={after}
                from={from}
                until={kind === 'days' ? until : undefined}
              />
              <p className="small quiet">{words.changesAtMidnight}</p>
            </>
          )}
          <ActRow
            label={kind === 'from' ? words.beginThen : words.onlyThen}
            missing={missing && words.notFilledIn(`${missing}.`)}
            onPress={() => (kind === 'from' ? onFrom(from, isAnnounced) : onDays!(from, until))}
          />
        </>
      )}
      {instead}
    </div>
  );
}

const SayItBefore = ({
  isChecked,
  onChange,
}: {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}) => (
  <label className="check">
    <input
      type="checkbox"
      checked={isChecked}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span>{words.sayItBefore}</span>
  </label>
);

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
  <Timeline
    parts={[
      { when: words.untilDay(dateInWords(addDays(from, -1))), what: before },
      {
        when:
          until === undefined
            ? words.fromDay(dateInWords(from))
            : words.daysInWords(dateInWords(from), dateInWords(until)),
        what: after,
        isNew: true,
      },
      ...(until === undefined
        ? []
        : [{ when: words.fromDay(dateInWords(addDays(until, 1))), what: before }]),
    ]}
  />
);

/** Buttons for tomorrow and for the first days of the next two months. */
function NextMonths({
  today,
  chosen,
  onChoose,
}: {
  today: string;
  chosen: string;
  onChoose: (day: string) => void;
}) {
  const first = (months: number) => {
    const [year, month] = today.split('-').map(Number) as [number, number];
    return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  };
  const days = [...new Set([addDays(today, 1), first(1), first(2)])];
  return (
    <div className="row">
      {days.map((day) => (
        <button
          key={day}
          className="btn small"
          type="button"
          aria-pressed={day === chosen}
          onClick={() => onChoose(day)}
        >
          {dateInWords(day)}
        </button>
      ))}
    </div>
  );
}
