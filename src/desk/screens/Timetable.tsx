import { groupOf, isSame, listAt, valueAt } from '../../content/path.ts';
import { useState } from 'react';
import { capitalise } from '../../content/text/format.ts';
import { type Weekday, weekdays } from '../../content/weekdays.ts';
import { Field } from '../form/Field.tsx';
import { Fold } from '../form/Fold.tsx';
import { fieldAt, type ValueField } from '../../content/field.ts';
import { FormPart } from '../form/FormPart.tsx';
import { Button } from '../form/Button.tsx';
import { go, linkTo } from '../form/route.ts';
import { Title } from '../form/Title.tsx';
import {
  formOfFile,
  namesIn,
  problemsIn,
  useIsWide,
  useDeskState,
  useStore,
} from '../draft/use-desk.ts';
import { fromDay, timeInWords, untilDay } from '../words/in-words.ts';
import { words } from '../words/words.ts';
import { ClassForm } from './ClassForm.tsx';
import { FileMistakes } from './problems-of-screen.tsx';
import { type ClassRow, fileOfDay, rowAt, rowsOfDay, rowsOfWeek } from './timetable-rows.ts';

/**
 * The week as a grid of days and of start times that have classes, with an open class beside it. A narrow screen shows
 * one day, and an open class in its place.
 */
export function Timetable({
  name,
  index,
}: {
  name: string | undefined;
  index: string | undefined;
}) {
  const state = useDeskState();
  const isWide = useIsWide();
  const rows = rowsOfWeek(state);
  const starts = [...new Set(rows.map(({ start }) => start))].sort();
  const open = rowAt(state, name, index);
  const [day, setDay] = useState<Weekday>(
    weekdays.find((one) => fileOfDay(one) === name) ?? 'monday',
  );
  // So that the day is shown to which somebody comes back.
  if (open && open.day !== day) setDay(open.day);
  if (open && !isWide) return <ClassForm row={open} />;
  return (
    <>
      <Title hint="Choose a class to change it.">{words.subjects.timetable}</Title>
      {weekdays.map((one) => (
        <FileMistakes key={one} file={fileOfDay(one)} />
      ))}
      <div className="dayjump only-narrow" role="group" aria-label={words.day}>
        {weekdays.map((one) => (
          <button key={one} type="button" aria-pressed={one === day} onClick={() => setDay(one)}>
            {capitalise(one).slice(0, 3)}
            <span className="vh">{one.slice(3)}</span>
          </button>
        ))}
      </div>
      <div className="board">
        {starts.map((start, at) => (
          <span className="hour" aria-hidden="true" key={start} style={{ gridRow: at + 2 }}>
            {start === '' ? '' : timeInWords(start).replace(':00', '')}
          </span>
        ))}
        {weekdays.map((one, column) =>
          isWide || one === day ? (
            <Day
              key={one}
              day={one}
              column={column + 2}
              starts={starts}
              open={open}
              isWide={isWide}
            />
          ) : null,
        )}
      </div>
      <Fold
        title="A sentence for each day"
        at={weekdays.map((one) => ({ file: fileOfDay(one), path: ['note'] }))}
      >
        {weekdays.map((one) => (
          <Field
            key={one}
            field={fieldAt(formOfFile(state, fileOfDay(one)), ['note']) as ValueField}
            label={capitalise(one)}
            file={fileOfDay(one)}
            path={['note']}
          />
        ))}
      </Fold>
      <Fold
        title={words.files['schedule/overview.yaml']}
        at={[{ file: 'schedule/overview.yaml', path: [] }]}
      >
        <FormPart
          field={formOfFile(state, 'schedule/overview.yaml')}
          file="schedule/overview.yaml"
          path={[]}
        />
      </Fold>
    </>
  );
}

function Day({
  day,
  column,
  starts,
  open,
  isWide,
}: {
  day: Weekday;
  column: number;
  starts: readonly string[];
  open: ClassRow | undefined;
  isWide: boolean;
}) {
  const state = useDeskState();
  const { write } = useStore();
  const rows = rowsOfDay(state.values, day);
  const add = () => {
    const value = { class: '', start: '', end: '', trainer: '' };
    const file = fileOfDay(day);
    write({ edits: [{ file, kind: 'insert', path: ['classes', rows.length], value }] });
    go('timetable', file, String(rows.length));
  };
  const addClass = `Add a class on ${capitalise(day)}`;
  const place = (row: number) => (isWide ? { gridColumn: column, gridRow: row } : {});
  return (
    <section className="day" aria-label={capitalise(day)}>
      <h2 className="it" style={place(1)}>
        {isWide ? capitalise(day).slice(0, 3) : capitalise(day)}
      </h2>
      <ul>
        {starts.map((start, at) => (
          <li key={start} style={place(at + 2)}>
            {rows
              .filter((row) => row.start === start)
              .map((row) => (
                <Bar
                  key={row.index}
                  row={row}
                  isOpen={row.file === open?.file && row.index === open.index}
                />
              ))}
          </li>
        ))}
      </ul>
      <Button
        label={!isWide && addClass}
        look="add"
        icon="plus"
        style={place(starts.length + 2)}
        onPress={add}
        aria-label={addClass}
      />
    </section>
  );
}

function Bar({ row, isOpen }: { row: ClassRow; isOpen: boolean }) {
  const state = useDeskState();
  const names = namesIn(state);
  const wrong = [
    ...problemsIn(state, row.file, ['classes', row.index]),
    ...state.problems.filter(({ file, beside }) => file === row.file && beside?.[1] === row.index),
  ].filter(({ severity }) => severity === 'error');
  const published = state.published[row.file];
  const own = groupOf(valueAt(state.values[row.file], ['classes', row.index]));
  const isNew =
    published !== undefined && !listAt(published, ['classes']).some((one) => isSame(one, own));
  const hasAny = (...names: readonly string[]) => names.some((name) => own[name] !== undefined);
  const isIncomplete = wrong.length > 0 && wrong.every(({ isEmpty }) => isEmpty);
  const classes = [
    'bar',
    isOpen && 'is-open',
    isNew && 'is-added',
    wrong.length > 0 && !isIncomplete && 'is-bad',
  ];
  return (
    <a
      className={classes.filter(Boolean).join(' ')}
      href={linkTo('timetable', row.file, String(row.index))}
      aria-current={isOpen || undefined}
    >
      <time>{row.start === '' ? 'no time yet' : timeInWords(row.start)}</time>
      <b>{row.class === '' ? words.newClass : names.thing('class', row.class)}</b>
      <small>
        {wrong.length === 0 && names.thing('trainer', row.trainer)}
        {wrong.length > 0 && (isIncomplete ? words.stillToFill : words.toFixMark)}
        {hasAny('everyWeeks', 'weeksOfMonth') && ', some weeks only'}
        {!hasAny('everyWeeks', 'weeksOfMonth') && weeksInWords(row.weeks)}
      </small>
    </a>
  );
}

/** ", from Mon 28 December 2026, until …"; '' for a class without a first and a last day. */
const weeksInWords = ({ from, until }: ClassRow['weeks']): string =>
  [from && fromDay(from), until && untilDay(until)]
    .filter(Boolean)
    .map((part) => `, ${part}`)
    .join('');
