import { addDays, dayOf as weekdayOf } from '../../timetable/clock.ts';
import { capitalise } from '../../text/format.ts';
import { editOfField } from '../../editor/edit-of-field.ts';
import type { FileEdit } from '../../editor/protocol.ts';
import { FormPart } from '../../editor/form/FormPart.tsx';
import { PlainChoice } from '../../editor/form/PlainChoice.tsx';
import type { FormField } from '../../editor/form-field.ts';
import { Message } from '../../editor/frame/Message.tsx';
import { go, linkTo } from '../../editor/route.ts';
import { formOfFile, groupAt, namesIn, useShown, useStore } from '../../editor/use-desk.ts';
import { words } from '../words.ts';
import {
  exceptionsIn,
  hoursFile as file,
  isHeldAt,
  usualHours,
  type Exception,
} from './hours-of-days.ts';
import { rowsOfDay } from './timetable-rows.ts';
import { timeInWords } from '../../editor/days-in-words.ts';

/** Closes one day or several, or gives them other opening hours, with a reason. */
export function DifferentDays({ from, until }: { from: string; until: string }) {
  const shown = useShown();
  const { write } = useStore();
  const exceptions = exceptionsIn(shown);
  const isOne = from === until;
  const index = exceptions.findIndex((one) =>
    isOne ? one.date === from : one.from === from && one.until === until,
  );
  const exception = exceptions[index];
  const edit = (path: readonly (string | number)[], value: unknown) =>
    editOfField(formOfFile(shown, file), file, shown.values[file], path, value);
  const set = (isClosed: boolean) => {
    const hours = isClosed ? { closed: true } : usualHours(shown, weekdayOf(from));
    write({ edits: exception ? differently(exception, hours) : [added(hours)] });
  };
  const differently = (before: Exception, hours: object): FileEdit[] =>
    (['closed', 'opens', 'closes', 'hours'] as const)
      .filter((name) => name in hours || before[name] !== undefined)
      .map((name) => edit(['exceptions', index, name], (hours as Exception)[name]));
  const added = (hours: object): FileEdit => {
    const value = { ...(isOne ? { date: from } : { from, until }), ...hours, reason: '' };
    const place = exceptions.findIndex((one) => (one.date ?? one.from ?? '') > from);
    return exceptions.length === 0
      ? edit(['exceptions'], [value])
      : {
          file,
          edit: {
            kind: 'insert',
            path: ['exceptions'],
            index: place === -1 ? exceptions.length : place,
            value,
          },
        };
  };
  const makeOrdinary = () => {
    const isLast = exceptions.length === 1;
    write({ edits: [edit(isLast ? ['exceptions'] : ['exceptions', index], undefined)] });
    go('hours', from.slice(0, 7));
  };
  return (
    <div className="stack part">
      <PlainChoice
        legend={isOne ? words.thatDayWeAre : words.thoseDaysWeAre}
        name="that-day"
        isAcross
        value={exception && exception.closed === true}
        options={[
          [true, words.closedAllDay],
          [false, words.openShorter],
        ]}
        onChange={set}
      />
      {exception && (
        <>
          <FieldsOf exception={exception} index={index} />
          <ClassesThen from={from} until={until} exception={exception} />
        </>
      )}
      <div className="row">
        <a className={exception ? 'btn fix' : 'btn text'} href={linkTo('hours', from.slice(0, 7))}>
          {exception ? words.done : words.cancel}
        </a>
        {exception && (
          <button className="btn text" type="button" onClick={makeOrdinary}>
            {isOne ? words.makeOrdinary : words.makeAllOrdinary}
          </button>
        )}
      </div>
    </div>
  );
}

/** The hours that differ, and the reason. */
function FieldsOf({ exception, index }: { exception: Exception; index: number }) {
  const path = ['exceptions', index];
  return groupAt(useShown(), file, path)
    .fields.filter(([name]) => ['opens', 'closes', 'hours', 'reason'].includes(name))
    .filter(([name]) => exception[name as keyof Exception] !== undefined)
    .map(([name, field]) => (
      <FormPart key={name} field={required(field)} file={file} path={[...path, name]} />
    ));
}

/** Makes a field required, so that its value cannot be removed. */
function required(field: FormField): FormField {
  const shown = { ...field };
  delete shown.optional;
  return shown;
}

/** The classes that are cancelled by an exception. */
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
