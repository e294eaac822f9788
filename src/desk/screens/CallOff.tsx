import { useState } from 'react';
import { addDays, dayOf, indianTime } from '../../timetable/clock.ts';
import { Title } from '../frame/Title.tsx';
import { dateInWords, timeInWords } from '../in-words.ts';
import { go, to } from '../route.ts';
import { namesIn, useShown, useStore } from '../use-desk.ts';
import { words } from '../words.ts';
import { ReasonField } from './ReasonField.tsx';
import { rowsOfDay, type WeekRow } from './timetable-rows.ts';

const file = 'notice.yaml';

/** One class of one day does not take place: which, and why. Today and tomorrow first. */
export function CallOff({ date }: { date: string | undefined }) {
  const shown = useShown();
  const { write } = useStore();
  const now = indianTime(new Date());
  const [other, setOther] = useState(date ?? '');
  const [chosen, choose] = useState('');
  const [reason, setReason] = useState('');
  const days = other === '' ? [now.date, addDays(now.date, 1)] : [other];
  const classes = days.flatMap((day) =>
    rowsOfDay(shown.values, dayOf(day))
      .filter(({ start }) => day > now.date || start > now.time)
      .map((row) => ({ ...row, date: day, key: `${day} ${row.class} ${row.start}` })),
  );
  const row = classes.find(({ key }) => key === chosen);
  const callOff = () => {
    const value = { date: row!.date, class: row!.class, start: row!.start, reason: reason.trim() };
    const own = (shown.values[file] as { cancellations?: unknown[] } | null)?.cancellations;
    const order = ['label', 'notice', 'cancellations', 'changes', 'extraClasses'];
    write({
      edits: [
        own === undefined
          ? { file, edit: { kind: 'add', path: ['cancellations'], value: [value], order } }
          : { file, edit: { kind: 'insert', path: ['cancellations'], index: own.length, value } },
      ],
    });
    go('notice');
  };
  return (
    <>
      <Title hint={words.callOffScreenHint}>{words.tasks.callOff}</Title>
      <div className="stack">
        <WhichClass classes={classes} today={now.date} chosen={chosen} onChoose={choose} />
        <div className="field">
          <label className="label" htmlFor="other-day">
            {words.anotherDay}
          </label>
          <span className="row">
            <input
              id="other-day"
              className="input date"
              type="date"
              min={now.date}
              value={other}
              onChange={({ target }) => setOther(target.value)}
            />
            {other !== '' && <span>{dateInWords(other)}</span>}
          </span>
        </div>
        <ReasonField value={reason} onChange={setReason} />
        <div className="row">
          <button
            className="btn mend"
            type="button"
            disabled={!row || reason.trim() === ''}
            onClick={callOff}
          >
            {words.callItOff}
          </button>
          <a className="btn text" href={to('notice')}>
            {words.cancel}
          </a>
        </div>
      </div>
    </>
  );
}

interface DatedRow extends WeekRow {
  date: string;
  key: string;
}

function WhichClass({
  classes,
  today,
  chosen,
  onChoose,
}: {
  classes: readonly DatedRow[];
  today: string;
  chosen: string;
  onChoose: (key: string) => void;
}) {
  const names = namesIn(useShown());
  const dayInWords = (day: string) => {
    if (day === today) return words.today;
    return day === addDays(today, 1) ? words.tomorrow : dateInWords(day);
  };
  return (
    <fieldset className="field">
      <legend>{words.whichClass}</legend>
      <div className="choice">
        {classes.map((one) => (
          <label key={one.key}>
            <input
              type="radio"
              name="class"
              checked={chosen === one.key}
              onChange={() => onChoose(one.key)}
            />
            <span>
              {words.classOnDay(
                names('class', one.class),
                dayInWords(one.date),
                timeInWords(one.start),
              )}{' '}
              <span className="quiet with">{words.withCoach(names('trainer', one.trainer))}</span>
            </span>
          </label>
        ))}
      </div>
      {classes.length === 0 && <p className="hint">{words.noClassesThen}</p>}
    </fieldset>
  );
}
