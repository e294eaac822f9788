import { useId, useState } from 'react';
import { ActRow } from '../../editor/form/ActRow.tsx';
import { PlainChoice } from '../../editor/form/PlainChoice.tsx';
import { PlainDay } from '../../editor/form/PlainDay.tsx';
import { dateInWords } from '../../editor/days-in-words.ts';
import { addDays } from '../../timetable/clock.ts';
import { usePlaceNow } from '../../timetable/usePlaceNow.ts';
import { words } from '../words.ts';
import { Timeline } from './Timeline.tsx';

type Kind = 'now' | 'from' | 'days';

/** Asks when a change of the draft begins: now, from a day on, or only on some days. */
export function WhenItBegins({
  legend,
  before,
  after,
  onFrom,
  onDays,
}: {
  legend: string;
  /** What visitors see now, and what they will see. */
  before: string;
  after: string;
  /** Moves the change to a day: "2027-01-01". */
  onFrom: (from: string) => void;
  /** The same for some days, both included; undefined if the change cannot be for some days only. */
  onDays: ((from: string, until: string) => void) | undefined;
}) {
  const id = useId();
  const today = usePlaceNow().date;
  const tomorrow = addDays(today, 1);
  const [kind, setKind] = useState<Kind>('now');
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const isOrdered = from >= tomorrow && (kind === 'from' || until >= from);
  const missing = [
    from < tomorrow && words.firstDay,
    kind === 'days' && (until === '' || until < from) && words.lastDay,
  ].filter((one) => one !== false);
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
            first={tomorrow}
            value={from}
            onChange={setFrom}
          />
          {kind === 'from' && <NextMonths today={today} chosen={from} onChoose={setFrom} />}
          {kind === 'days' && (
            <PlainDay
              id={`${id}-until`}
              label={words.lastDay}
              first={from || tomorrow}
              value={until}
              onChange={setUntil}
            />
          )}
          {isOrdered && (
            <>
              <Timeline
                parts={[
                  { when: words.untilDay(dateInWords(addDays(from, -1))), what: before },
                  kind === 'from'
                    ? { when: words.fromDay(dateInWords(from)), what: after, isNew: true }
                    : {
                        when: words.daysInWords(dateInWords(from), dateInWords(until)),
                        what: after,
                        isNew: true,
                      },
                  ...(kind === 'days'
                    ? [{ when: words.fromDay(dateInWords(addDays(until, 1))), what: before }]
                    : []),
                ]}
              />
              <p className="small quiet">{words.changesAtMidnight}</p>
            </>
          )}
          <ActRow
            label={kind === 'from' ? words.beginThen : words.onlyThen}
            missing={missing.length > 0 ? words.notFilledIn(`${missing.join(', ')}.`) : undefined}
            onPress={() => (kind === 'from' ? onFrom(from) : onDays!(from, until))}
          />
        </>
      )}
    </div>
  );
}

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
