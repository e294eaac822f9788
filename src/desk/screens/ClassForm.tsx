import { weekdays, type Weekday } from '../../content/weekdays.ts';
import { capitalise } from '../../format.ts';
import { Field } from '../form/Field.tsx';
import { GroupPart } from '../form/FormPart.tsx';
import { WrongAsAWhole } from '../form/Wrong.tsx';
import { Icon } from '../frame/Icon.tsx';
import { Title } from '../frame/Title.tsx';
import type { FileEdit } from '../desk.ts';
import { addDays, minutesBetween, nextDate } from '../../timetable/clock.ts';
import type { FormField, ValueField } from '../form-field.ts';
import { timeInWords } from '../in-words.ts';
import { fieldAt } from '../names.ts';
import { go, to } from '../route.ts';
import { formOfFile, namesIn, useShown, useStore } from '../use-desk.ts';
import { words } from '../words.ts';
import { Fold } from '../form/Fold.tsx';
import { fileOfDay, placeFor, rowsOfDay, timeAfter, type WeekRow } from './timetable-rows.ts';

/** One class of the week: which, who gives it, when, on which day. */
export function ClassForm({ row, isBeside = false }: { row: WeekRow; isBeside?: boolean }) {
  const shown = useShown();
  const { write } = useStore();
  const names = namesIn(shown);
  const { file, index } = row;
  const form = fieldAt(formOfFile(shown, file), shown.values[file], ['classes', index]) as Extract<
    FormField,
    { kind: 'group' }
  >;
  const at = (name: string) => {
    const field = form.fields.find(([own]) => own === name)![1] as ValueField;
    return (
      <Field
        field={field}
        label={words.classFields[name as keyof typeof words.classFields]}
        file={file}
        path={['classes', index, name]}
        follows={name === 'start' ? endFollows : undefined}
      />
    );
  };
  /** A class that begins later ends later. */
  const endFollows = (start: unknown): FileEdit[] => {
    const end = sameLength(row, start);
    return end === undefined
      ? []
      : [{ file, edit: { kind: 'set', path: ['classes', index, 'end'], value: end } }];
  };
  const move = (day: Weekday) => {
    const value = (shown.values[file] as { classes: unknown[] }).classes[index];
    const place = placeFor(rowsOfDay(shown.values, day), row.start);
    const edits: FileEdit[] = [
      { file, edit: { kind: 'remove', path: ['classes'], index } },
      { file: fileOfDay(day), edit: { kind: 'insert', path: ['classes'], index: place, value } },
    ];
    write({ edits });
    go('timetable', fileOfDay(day), String(place));
  };
  const takeOff = () => {
    write({ edits: [{ file, edit: { kind: 'remove', path: ['classes'], index } }] });
    go('timetable');
  };
  const name = row.class === '' ? words.newClass : names('class', row.class);
  return (
    <div className="class-form stack">
      <Title isBeside={isBeside}>
        {words.classOnDay(
          name,
          capitalise(row.day),
          row.start === '' ? '' : timeInWords(row.start),
        )}
      </Title>
      <WrongAsAWhole file={file} path={['classes', index]} />
      <Order row={row} />
      {at('class')}
      {at('trainer')}
      <div className="pair">
        {at('start')}
        {at('end')}
      </div>
      <DayOfClass day={row.day} onMove={move} />
      <SomeWeeks form={form} file={file} index={index} />
      <a
        className="btn text"
        href={to('call-off', nextDate(row.day, addDays(shown.setting.today, 1)))}
      >
        {words.onlyOnce}
      </a>
      <div className="row">
        <a className="btn mend" href={to('timetable')}>
          {words.done}
        </a>
        <button className="btn text" type="button" onClick={takeOff}>
          <Icon of="close" />
          {words.takeOffThing(name)}
        </button>
      </div>
    </div>
  );
}

/** A class that is not held every week. */
const SomeWeeks = ({
  form,
  file,
  index,
}: {
  form: Extract<FormField, { kind: 'group' }>;
  file: string;
  index: number;
}) => (
  <Fold
    title={words.onlyInSomeWeeks}
    at={['weeksOfMonth', 'everySecondWeekFrom'].map((name) => ({
      file,
      path: ['classes', index, name],
    }))}
  >
    <GroupPart
      field={form}
      depth={1}
      leaveOut={['class', 'trainer', 'start', 'end']}
      file={file}
      path={['classes', index]}
    />
  </Fold>
);

/** When a class would end that begins at another time and takes as long as before. */
function sameLength(row: WeekRow, start: unknown): string | undefined {
  if (typeof start !== 'string' || row.start === '' || row.end <= row.start) return undefined;
  return timeAfter(start, minutesBetween(row.start, row.end));
}

/** Keeps a day from early to late: offered once the time of a class has changed. */
function Order({ row }: { row: WeekRow }) {
  const shown = useShown();
  const { write } = useStore();
  const rows = rowsOfDay(shown.values, row.day);
  const others = rows.filter(({ index }) => index !== row.index);
  const place = placeFor(others, row.start);
  if (row.start === '' || place === row.index || others.some(({ start }) => start === ''))
    return null;
  return (
    <button
      className="btn text"
      type="button"
      onClick={() => {
        write({
          edits: [
            {
              file: row.file,
              edit: { kind: 'move', path: ['classes'], from: row.index, to: place },
            },
          ],
        });
        go('timetable', row.file, String(place));
      }}
    >
      {words.putInOrder}
    </button>
  );
}

const DayOfClass = ({ day, onMove }: { day: Weekday; onMove: (day: Weekday) => void }) => (
  <div className="field">
    <label className="label" htmlFor="day-of-class">
      {words.day}
    </label>
    <select
      id="day-of-class"
      className="input"
      value={day}
      onChange={({ target }) => onMove(target.value as Weekday)}
    >
      {weekdays.map((one) => (
        <option key={one} value={one}>
          {capitalise(one)}
        </option>
      ))}
    </select>
  </div>
);
