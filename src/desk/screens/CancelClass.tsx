import { countedTime, typedTime } from '../../content/text/format.ts';
import { addDays } from '../../content/dates.ts';
import { minutesBetween } from '../../timetable/clock.ts';
import { usePlaceNow } from '../../timetable/use-place-now.ts';
import { PlainChoice, PlainDay, PlainSelect } from '../form/plain-controls.tsx';
import { timesAfter, timesOfDay } from '../form/price-time-and-date-controls.tsx';
import { useActionForm } from '../form/use-action-form.ts';
import { namesIn, useDeskState } from '../draft/use-desk.ts';
import { timeInWords } from '../words/in-words.ts';
import { words } from '../words/words.ts';
import { ActionForm } from './ActionForm.tsx';
import { classEdits, isSameForVisitors, isDifferent, sentenceOfClass } from './class-on-day.ts';
import { coachOptions } from './dated-classes.ts';
import { type DatedRow, ReasonField, WhichClass } from './FirstAndLastDay.tsx';
import { allClassesBetween, type DatedClass } from './timetable-of-draft.ts';
import { endFollowing } from './timetable-rows.ts';

/** What the form changes of a class on a day. */
type Difference = Partial<Pick<DatedClass, 'off' | 'trainer' | 'start' | 'end' | 'reason'>>;

const differences = {
  off: { name: 'It is cancelled', button: 'Cancel the class' },
  held: { name: 'It is held', button: 'Change it that day' },
};

const blank = { otherDate: '', onlyClass: '', chosen: '', difference: {} as Difference };

/**
 * Cancels one class on one day, or gives it another coach or time; if the class differs already, it shows and changes
 * that. `row` is a class in the route: "yoga 18:00".
 */
export function CancelClass({
  date,
  row: rowAsked,
}: {
  date: string | undefined;
  row: string | undefined;
}) {
  const state = useDeskState();
  const now = usePlaceNow();
  const asked = rowAsked === undefined ? '' : `${date} ${rowAsked}`;
  const form = useActionForm('call-off', { ...blank, otherDate: date ?? '', chosen: asked }, asked);
  const { otherDate, onlyClass, chosen, difference } = form.fields;
  // Today and tomorrow, or the next two weeks when one class is chosen.
  const last = addDays(now.date, onlyClass === '' ? 1 : 13);
  const classes = allClassesBetween(state.values, otherDate || now.date, otherDate || last)
    .filter(({ isExtra, off }) => !isExtra && off !== 'moved' && off !== 'closed')
    .filter((row) => onlyClass === '' || row.class === onlyClass)
    .filter(({ date: day, start }) => day > now.date || start > now.time)
    .map((row) => ({ ...row, key: `${row.date} ${row.class} ${row.usualStart}` }));
  const row = classes.find(({ key }) => key === chosen);
  const then = row && { ...row, ...difference };
  const action = () => {
    const wanted = { ...then!, reason: then!.reason.trim() };
    return { ...classEdits(state.values, wanted), says: sentenceOfClass(wanted, namesIn(state)) };
  };
  return (
    <ActionForm
      form={form}
      title={words.tasks['call-off']}
      hint="The timetable shows it on that day only. The week after, the class is as usual."
      label={differences[then ? kindOf(then) : 'held'].button}
      lacks={lackIn(row, then)}
      action={action}
    >
      <PlainSelect
        label="Show only this class"
        empty="Any class"
        options={state.things['class'] ?? []}
        {...form.of('onlyClass')}
      />
      <PlainDay label="Show only this day" first={now.date} {...form.of('otherDate')} />
      <WhichClass
        classes={classes}
        today={now.date}
        chosen={chosen}
        onChoose={(key) => form.set({ chosen: key, difference: {} })}
      />
      {row && then && (
        <WhatHappens
          row={row}
          then={then}
          onChange={(next) => form.set({ difference: { ...difference, ...next } })}
        />
      )}
    </ActionForm>
  );
}

const kindOf = ({ off }: DatedClass) => (off === undefined ? 'held' : 'off');

function lackIn(row: DatedClass | undefined, then: DatedClass | undefined) {
  if (!row || !then) return 'Choose the class first.';
  if (then.off !== undefined && then.reason.trim() === '')
    return 'Enter the reason first: visitors always see it.';
  return isSameForVisitors(row, then)
    ? 'This is what happens already. Choose what changes that day.'
    : undefined;
}

/** The options of a select for a time, with one that is not among them. */
const withTime = (options: ReturnType<typeof timesOfDay>, time: string) =>
  options.some(([one]) => one === time)
    ? options
    : [[time, timeInWords(time)] as const, ...options];

/** Whether the class is held that day, with its coach and time then, and the reason. */
function WhatHappens({
  row,
  then,
  onChange,
}: {
  row: DatedRow;
  then: DatedRow;
  onChange: (difference: Difference) => void;
}) {
  const state = useDeskState();
  const end = typedTime(then.end);
  const isHeld = then.off === undefined;
  return (
    <>
      <PlainChoice
        legend="What happens that day?"
        name="what-happens"
        value={kindOf(then)}
        options={(['off', 'held'] as const).map((kind) => [kind, differences[kind].name])}
        onChange={(kind) => onChange({ off: kind === 'off' ? 'cancelled' : undefined })}
      />
      {isHeld && (
        <>
          <PlainSelect
            label={words.classFields.trainer}
            value={then.trainer}
            options={coachOptions(state, row.date, then.start, end, row)}
            onChange={(trainer) => onChange({ trainer })}
          />
          <div className="pair">
            <PlainSelect
              label={words.classFields.start}
              value={then.start}
              options={withTime(timesOfDay(state), then.start)}
              onChange={(start) => {
                const minutes = minutesBetween(row.start, row.end);
                const next = endFollowing({ start: then.start, end }, start, minutes);
                onChange({ start, end: countedTime(next) });
              }}
            />
            <PlainSelect
              label={words.classFields.end}
              value={end}
              options={withTime(timesAfter(then.start), end)}
              onChange={(next) => onChange({ end: countedTime(next) })}
            />
          </div>
        </>
      )}
      {(!isHeld || isDifferent(then)) && (
        <ReasonField
          value={then.reason}
          isOptional={isHeld}
          onChange={(reason) => onChange({ reason })}
        />
      )}
    </>
  );
}
