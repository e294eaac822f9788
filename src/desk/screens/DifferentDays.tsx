import { useState } from 'react';
import { addDays, dayOf as weekdayOf } from '../../timetable/clock.ts';
import { capitalise } from '../../text/format.ts';
import type { FileEdit } from '../../editor/protocol.ts';
import { FormPart } from '../../editor/form/FormPart.tsx';
import { PlainSelect } from '../../editor/form/PlainSelect.tsx';
import { timesAfter } from '../../editor/form/times.ts';
import type { FormField } from '../../editor/form-field.ts';
import { Message } from '../../editor/frame/Message.tsx';
import { fieldAt } from '../../editor/names.ts';
import { go, to } from '../../editor/route.ts';
import { formOfFile, namesIn, useShown, useStore } from '../../editor/use-desk.ts';
import { words } from '../words.ts';
import {
  exceptionOn,
  exceptionsIn,
  hoursFile as file,
  isHeldAt,
  usualHours,
  type Exception,
} from './hours-of-days.ts';
import { ReasonField } from './ReasonField.tsx';
import { rowsOfDay } from './timetable-rows.ts';
import { timeInWords } from '../../editor/days-in-words.ts';

/** Closes one day or several, or gives them other opening hours, with a reason. */
export function DifferentDays({ from, until }: { from: string; until: string }) {
  const shown = useShown();
  const { write } = useStore();
  const exceptions = exceptionsIn(shown);
  const isOne = from === until;
  const found = exceptionOn(exceptions, from);
  const isOwn =
    found &&
    (isOne
      ? found.exception.date === from
      : found.exception.from === from && found.exception.until === until);
  const [kind, setKind] = useState<'closed' | 'hours'>('closed');
  const [reason, setReason] = useState('');
  const [times, setTimes] = useState(() => usualHours(shown, weekdayOf(from)));
  if (isOwn)
    return (
      <EditException index={found.index} exception={found.exception} from={from} until={until} />
    );
  const days = isOne ? { date: from } : { from, until };
  const isComplete =
    reason.trim() !== '' && (kind === 'closed' || (times.opens !== '' && times.closes !== ''));
  const value: Exception = {
    ...days,
    ...(kind === 'closed' ? { closed: true } : times),
    reason: reason.trim(),
  };
  const add = () => {
    const place = exceptions.findIndex((one) => (one.date ?? one.from ?? '') > from);
    const index = place === -1 ? exceptions.length : place;
    const isThere = (shown.values[file] as { exceptions?: unknown }).exceptions !== undefined;
    const edit: FileEdit = isThere
      ? { file, edit: { kind: 'insert', path: ['exceptions'], index, value } }
      : {
          file,
          edit: {
            kind: 'add',
            path: ['exceptions'],
            value: [value],
            order: ['placeholder', 'week', 'exceptions'],
          },
        };
    write({ edits: [edit] });
  };
  return (
    <div className="stack part">
      <ThatDay
        isOne={isOne}
        isClosed={kind === 'closed'}
        onChange={(closed) => setKind(closed ? 'closed' : 'hours')}
      />
      {kind === 'hours' && (
        <div className="pair">
          <PlainSelect
            id="opens-then"
            label={words.opens}
            value={times.opens}
            options={timesAfter()}
            onChange={(opens) => setTimes({ ...times, opens })}
          />
          <PlainSelect
            id="closes-then"
            label={words.closes}
            value={times.closes}
            options={timesAfter(times.opens)}
            onChange={(closes) => setTimes({ ...times, closes })}
          />
        </div>
      )}
      <ReasonField value={reason} help={words.whyExample} onChange={setReason} />
      <ClassesThen from={from} until={until} exception={value} />
      <div className="row">
        <button className="btn fix" type="button" disabled={!isComplete} onClick={add}>
          {kind === 'closed' ? words.closeThen : words.changeHoursThen}
        </button>
        <a className="btn text" href={to('hours', from.slice(0, 7))}>
          {words.cancel}
        </a>
      </div>
      {reason.trim() === '' && <p className="hint">{words.whyFirst}</p>}
    </div>
  );
}

/** Edits an existing exception, or removes it. */
function EditException({
  index,
  exception,
  from,
  until,
}: {
  index: number;
  exception: Exception;
  from: string;
  until: string;
}) {
  const shown = useShown();
  const { write } = useStore();
  const path = ['exceptions', index];
  const form = fieldAt(formOfFile(shown, file), shown.values[file], path) as Extract<
    FormField,
    { kind: 'group' }
  >;
  const names =
    exception.closed === true
      ? ['reason']
      : ['opens', 'closes', 'hours', 'reason'].filter(
          (name) => exception[name as keyof Exception] !== undefined,
        );
  const setClosed = (closed: boolean) => {
    const take = (name: string): FileEdit => ({
      file,
      edit: { kind: 'take', path: [...path, name] },
    });
    const add = (name: string, value: unknown): FileEdit => ({
      file,
      edit: { kind: 'add', path: [...path, name], value, order: form.fields.map(([own]) => own) },
    });
    const gone = (['opens', 'closes', 'hours'] as const)
      .filter((name) => exception[name] !== undefined)
      .map(take);
    write({
      edits: closed
        ? [...gone, add('closed', true)]
        : [take('closed'), add('opens', ''), add('closes', '')],
    });
  };
  const takeOff = () => {
    const isLast = exceptionsIn(shown).length === 1;
    write({
      edits: [
        {
          file,
          edit: isLast
            ? { kind: 'take', path: ['exceptions'] }
            : { kind: 'remove', path: ['exceptions'], index },
        },
      ],
    });
    go('hours', from.slice(0, 7));
  };
  return (
    <div className="stack part">
      <ThatDay isOne={from === until} isClosed={exception.closed === true} onChange={setClosed} />
      {form.fields
        .filter(([name]) => names.includes(name))
        .map(([name, field]) => (
          <FormPart key={name} field={required(field)} file={file} path={[...path, name]} />
        ))}
      <ClassesThen from={from} until={until} exception={exception} />
      <div className="row">
        <a className="btn fix" href={to('hours', from.slice(0, 7))}>
          {words.done}
        </a>
        <button className="btn text" type="button" onClick={takeOff}>
          {from === until ? words.makeOrdinary : words.makeAllOrdinary}
        </button>
      </div>
    </div>
  );
}

/** Makes a field required, so that a value that is there cannot be removed. */
function required(field: FormField): FormField {
  const shown = { ...field };
  delete shown.optional;
  return shown;
}

/** The classes that do not take place because of an exception. */
function ClassesThen({
  from,
  until,
  exception,
}: {
  from: string;
  until: string;
  exception: Exception;
}) {
  const shown = useShown();
  const names = namesIn(shown);
  const days: string[] = [];
  for (let day = from; day <= until && days.length < 31; day = addDays(day, 1)) days.push(day);
  const rows = days
    .flatMap((day) => rowsOfDay(shown.values, weekdayOf(day)))
    .filter((row) => !isHeldAt(exception, row));
  const listed = rows
    .slice(0, 6)
    .map((row) =>
      words.classOnDay(
        names.thing('class', row.class),
        capitalise(row.day).slice(0, 3),
        timeInWords(row.start),
      ),
    );
  if (rows.length === 0) return null;
  return (
    <Message kind="note" fact={words.classesDoNotTakePlace(rows.length)}>
      {listed.join(', ')}
      {rows.length > listed.length ? words.andMore(rows.length - listed.length) : ''}.{' '}
      {words.nothingMoreToDo}
    </Message>
  );
}

function ThatDay({
  isOne,
  isClosed,
  onChange,
}: {
  isOne: boolean;
  isClosed: boolean;
  onChange: (isClosed: boolean) => void;
}) {
  return (
    <fieldset className="field">
      <legend>{isOne ? words.thatDayWeAre : words.thoseDaysWeAre}</legend>
      <div className="choice across">
        {[true, false].map((closed) => (
          <label key={String(closed)}>
            <input
              type="radio"
              name="that-day"
              checked={isClosed === closed}
              onChange={() => onChange(closed)}
            />
            {closed ? words.closedAllDay : words.openShorter}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
