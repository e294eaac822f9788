import { capitalise, countedTime, typedTime } from '../../content/text/format.ts';
import { groupOf } from '../../content/path.ts';
import { weekdays } from '../../content/weekdays.ts';
import { addDays, nextDate } from '../../content/dates.ts';
import { minutesBetween, type PlaceTime } from '../../timetable/clock.ts';
import { isHeldOn } from '../../timetable/recurrence.ts';
import { usePlaceNow } from '../../timetable/use-place-now.ts';
import type { FileEdit } from '../draft/edit.ts';
import { publishedValueAt } from '../draft/published-value.ts';
import { Field } from '../form/Field.tsx';
import { Fold } from '../form/Fold.tsx';
import type { ValueField } from '../../content/field.ts';
import { GroupPart } from '../form/FormPart.tsx';
import { PlainSelect, SmallButtons } from '../form/plain-controls.tsx';
import { ProblemsOfWhole } from '../form/problems.tsx';
import type { DeskState } from '../draft/desk-state.ts';
import { Button, ButtonLink } from '../form/Button.tsx';
import { linkTo } from '../form/route.ts';
import { Title } from '../form/Title.tsx';
import { groupAt, namesIn, useDeskState, useStore } from '../draft/use-desk.ts';
import { timeInWords } from '../words/in-words.ts';
import { words } from '../words/words.ts';
import { usualCoach, usualMinutes } from './dated-classes.ts';
import { copyEdit, idEdits, moveAction } from './moving-class.ts';
import { ProblemsElsewhere } from './problems-of-screen.tsx';
import { type ClassRow, endFollowing, rowsOfDay, timeAfter } from './timetable-rows.ts';
import { ClassBegins } from './WhenItBegins.tsx';

/**
 * The form of one class in the timetable: class, coach, time, day and weeks. The names in `at` are fields of a class in
 * src/content/schedule.ts. `isBeside`: it stands in the right column, with a smaller title.
 */
export function ClassForm({ row, isBeside = false }: { row: ClassRow; isBeside?: boolean }) {
  const state = useDeskState();
  const now = usePlaceNow();
  const { write } = useStore();
  const names = namesIn(state);
  const { file, index } = row;
  const form = groupAt(state, file, ['classes', index]);
  const at = (name: string) => {
    const field = form.fields.find(([own]) => own === name)![1] as ValueField;
    return (
      <Field
        field={field}
        label={words.classFields[name as keyof typeof words.classFields]}
        file={file}
        path={['classes', index, name]}
        follows={(next) => editsFollowing(state, row, name, next)}
      />
    );
  };
  const name = row.class === '' ? words.newClass : names.thing('class', row.class);
  const title = words.classOnDay(name, capitalise(row.day), timeInWords(row.start));
  const removal: FileEdit = { file, kind: 'remove', path: ['classes', index] };
  const remove = () => write({ edits: [removal] }, words.isRemoved(title));
  return (
    <div className="class-form stack">
      <Title isBeside={isBeside}>{title}</Title>
      <ProblemsOfWhole file={file} path={['classes', index]} />
      {at('class')}
      {at('trainer')}
      <PlainSelect
        label={words.day}
        value={row.day}
        options={weekdays.map((day) => [day, capitalise(day)] as const)}
        onChange={(day) => write(moveAction(state, row, day))}
      />
      <div className="pair">
        {at('start')}
        {at('end')}
      </div>
      <ClassBegins row={row} />
      <OtherDays row={row} name={name} />
      <ProblemsElsewhere file={file} except={index} />
      <Fold
        title="First and last day, or only some weeks"
        at={['from', 'until', 'everyWeeks', 'weeksOfMonth'].map((own) => ({
          file,
          path: ['classes', index, own],
        }))}
      >
        <GroupPart
          field={form}
          leaveOut={['class', 'trainer', 'start', 'end', 'id']}
          file={file}
          path={['classes', index]}
        />
      </Fold>
      <ButtonLink
        label="On one day only: cancelled, another coach or time"
        look="text"
        href={linkTo('call-off', nextDay(row, now), `${row.class} ${row.start}`)}
      />
      <div className="row">
        <ButtonLink label={words.done} look="fix" href={linkTo('timetable', file)} />
        <Button label={words.removeThing(name)} look="text" icon="close" onPress={remove} />
      </div>
    </div>
  );
}

/** The fields that a class cannot do without. */
const needed = ['class', 'trainer', 'start', 'end'] as const;

/** Adds a class that is filled in on further weekdays, without the days that have it at that time. */
function OtherDays({ row, name }: { row: ClassRow; name: string }) {
  const state = useDeskState();
  const { write } = useStore();
  if (needed.some((own) => row[own] === '')) return null;
  const days = weekdays.filter(
    (day) =>
      !rowsOfDay(state.values, day).some(
        (one) => one.class === row.class && one.start === row.start,
      ),
  );
  if (days.length === 0) return null;
  return (
    <fieldset className="field">
      <legend>Add the same class on</legend>
      <SmallButtons
        options={days.map((day) => [day, capitalise(day)] as const)}
        onPress={(day) =>
          write(
            { edits: [copyEdit(state, row, day)] },
            words.isAdded(words.classOnDay(name, capitalise(day), timeInWords(row.start))),
          )
        }
      />
    </fieldset>
  );
}

/**
 * The edits that follow a change of class or start: a new start moves an end along that nobody has set; an empty coach
 * and an empty end become the usual ones of the class; a published class keeps its id.
 */
export function editsFollowing(
  state: DeskState,
  row: ClassRow,
  name: string,
  next: unknown,
): FileEdit[] {
  const set = (own: string, value: string | undefined): FileEdit[] =>
    value === undefined || value === ''
      ? []
      : [{ file: row.file, kind: 'set', path: ['classes', row.index, own], value }];
  if (typeof next !== 'string') return [];
  if (name === 'class')
    return [
      ...idEdits(state, row, { class: next }),
      ...(row.trainer === '' ? set('trainer', usualCoach(state, next)) : []),
      ...(row.end === '' && row.start !== ''
        ? set('end', timeAfter(row.start, usualMinutes(state, next)))
        : []),
    ];
  if (name !== 'start') return [];
  const { start, end } = groupOf(
    publishedValueAt(state, { file: row.file, path: ['classes', row.index] }),
  );
  const minutes =
    typeof start === 'string' && typeof end === 'string'
      ? minutesBetween(start, countedTime(end))
      : usualMinutes(state, row.class);
  return [
    ...set('end', endFollowing({ ...row, end: typedTime(row.end) }, next, minutes)),
    ...idEdits(state, row, { start: next }),
  ];
}

/** The next day on which a class is held and has not begun yet; within a year, or the next such weekday. */
export function nextDay(
  { day, start, weeks }: Pick<ClassRow, 'day' | 'start' | 'weeks'>,
  now: PlaceTime,
): string {
  const first = nextDate(day, start > now.time ? now.date : addDays(now.date, 1));
  const dates = Array.from({ length: 53 }, (_, week) => addDays(first, week * 7));
  return dates.find((date) => isHeldOn(weeks, date)) ?? first;
}
