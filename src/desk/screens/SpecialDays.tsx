import { capitalise } from '../../content/text/format.ts';
import { weekdayOf } from '../../content/dates.ts';
import type { DateRange } from '../../timetable/recurrence.ts';
import { editOfField, type FileEdit, type Values } from '../draft/edit.ts';
import type { Field } from '../../content/field.ts';
import { FormPart } from '../form/FormPart.tsx';
import { PlainChoice } from '../form/plain-controls.tsx';
import { Message } from '../form/Message.tsx';
import { go, linkTo } from '../form/route.ts';
import { groupAt, namesIn, useDeskState, useStore } from '../draft/use-desk.ts';
import { timeInWords } from '../words/in-words.ts';
import { words } from '../words/words.ts';
import {
  daysOfItem,
  type DraftSpecialDay,
  hoursFile as file,
  specialDaysIn,
} from './special-days.ts';
import { classesWhileClosed, usualHours } from './timetable-of-draft.ts';
import { Button } from '../form/Button.tsx';

/** Closes some days, or gives them other opening hours, with a reason. Dates "2026-12-25", both included. */
export function SpecialDays({ from, until }: DateRange) {
  const state = useDeskState();
  const { write } = useStore();
  const specialDays = specialDaysIn(state);
  const isOne = from === until;
  const index = specialDays.findIndex((one) => {
    const days = daysOfItem(one);
    return days.from === from && days.until === until;
  });
  const specialDay = specialDays[index];
  const set = (isClosed: boolean) => {
    const hours: DraftSpecialDay = isClosed ? { closed: true } : usualHours(state.values, from);
    write({ edits: specialDay ? differently(specialDay, hours) : [added(hours)] });
  };
  const differently = (before: DraftSpecialDay, hours: DraftSpecialDay): FileEdit[] =>
    (['closed', 'opens', 'closes', 'hours'] as const)
      .filter((name) => name in hours || before[name] !== undefined)
      .map((name) => editOfField({ file, path: ['exceptions', index, name] }, hours[name]));
  const added = (hours: DraftSpecialDay): FileEdit => {
    const value = { ...(isOne ? { date: from } : { from, until }), ...hours, reason: '' };
    const place = specialDays.findIndex((one) => (one.date ?? one.from ?? '') > from);
    const at = place === -1 ? specialDays.length : place;
    return { file, kind: 'insert', path: ['exceptions', at], value };
  };
  const useRegularHours = () => {
    write({ edits: [{ file, kind: 'remove', path: ['exceptions', index] }] });
    go('hours', from.slice(0, 7));
  };
  return (
    <div className="stack part">
      <PlainChoice
        legend={isOne ? 'On that day we are' : 'On those days we are'}
        name="that-day"
        isAcross
        value={specialDay && specialDay.closed === true}
        options={[
          [true, 'Closed all day'],
          [false, 'Open at different times'],
        ]}
        onChange={set}
      />
      {specialDay && (
        <>
          <FieldsOf specialDay={specialDay} index={index} />
          <ClassesThen values={state.values} from={from} until={until} />
        </>
      )}
      <div className="row">
        <a className={specialDay ? 'btn fix' : 'btn text'} href={linkTo('hours', from.slice(0, 7))}>
          {specialDay ? words.done : words.notNow}
        </a>
        {specialDay && (
          <Button
            label={isOne ? 'Use regular hours that day' : 'Use regular hours on those days'}
            look="text"
            onPress={useRegularHours}
          />
        )}
      </div>
    </div>
  );
}

/** The hours that differ, and the reason. */
function FieldsOf({ specialDay, index }: { specialDay: DraftSpecialDay; index: number }) {
  const path = ['exceptions', index];
  return groupAt(useDeskState(), file, path)
    .fields.filter(([name]) => ['opens', 'closes', 'hours', 'reason'].includes(name))
    .filter(([name]) => specialDay[name as keyof DraftSpecialDay] !== undefined)
    .map(([name, field]) => (
      <FormPart key={name} field={required(field)} file={file} path={[...path, name]} />
    ));
}

/** Makes a field required, so that its value cannot be removed. */
function required(field: Field): Field {
  const copy = { ...field };
  delete copy.optional;
  return copy;
}

const fallAway = (count: number) =>
  count === 1 ? 'One class will not take place:' : `${count} classes will not take place:`;

/** The classes of a draft that do not take place on some days, or that have no place in the week any more. */
export function ClassesThen({
  values,
  from,
  until,
  isForGood = false,
}: DateRange & { values: Values; isForGood?: boolean }) {
  const names = namesIn(useDeskState());
  const rows = classesWhileClosed(values, from, until);
  const listed = rows
    .slice(0, 6)
    .map((row) =>
      words.classOnDay(
        names.thing('class', row.class),
        capitalise(weekdayOf(row.date)).slice(0, 3),
        timeInWords(row.start),
      ),
    );
  if (rows.length === 0) return null;
  return (
    <Message kind="note" fact={isForGood ? 'Outside these hours:' : fallAway(rows.length)}>
      {listed.join(', ')}
      {rows.length > listed.length ? ` and ${rows.length - listed.length} more` : ''}.{' '}
      {isForGood
        ? 'Give each another time in the timetable, or a last day.'
        : 'The website shows this by itself.'}
    </Message>
  );
}
