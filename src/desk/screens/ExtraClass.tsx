import { usePlaceNow } from '../../timetable/use-place-now.ts';
import { PlainDay, PlainSelect } from '../form/plain-controls.tsx';
import { timesAfter, timesOfDay } from '../form/price-time-and-date-controls.tsx';
import { useActionForm } from '../form/use-action-form.ts';
import { namesIn, useDeskState } from '../draft/use-desk.ts';
import { words } from '../words/words.ts';
import { ActionForm } from './ActionForm.tsx';
import { extraEdits } from './class-on-day.ts';
import { coachOptions, missingFieldsIn, usualCoach, usualMinutes } from './dated-classes.ts';
import { ReasonField } from './FirstAndLastDay.tsx';
import { endFollowing } from './timetable-rows.ts';

const blankTimes = { start: '', end: '' };
const blank = { date: '', class: '', ...blankTimes, trainer: '', reason: '' };

/** Form that adds a one-off class on a single date, outside the weekly timetable. */
export function ExtraClass() {
  const state = useDeskState();
  const form = useActionForm('extra-class', blank);
  const { fields: extra, set, of } = form;
  /** Another class changes the end to its usual length. */
  const endFor = (id: string, start: string) =>
    id === '' || start === ''
      ? extra.end
      : endFollowing(id === extra.class ? extra : blankTimes, start, usualMinutes(state, id));
  const missing = missingFieldsIn(extra);
  const action =
    missing === undefined
      ? extraEdits(state.values, { ...extra, reason: extra.reason.trim() }, namesIn(state))
      : undefined;
  return (
    <ActionForm
      form={form}
      title={words.addOnDay.extraClasses}
      hint="The timetable shows it on that day only."
      label={words.addOnDay.extraClasses}
      lacks={
        missing ??
        (action!.edits.length === 0 ? 'The timetable has this class already.' : undefined)
      }
      action={() => action!}
    >
      <PlainDay label="Which day?" first={usePlaceNow().date} {...of('date')} />
      <PlainSelect
        label={words.classFields.class}
        value={extra.class}
        options={state.things['class'] ?? []}
        onChange={(id) =>
          set({
            class: id,
            end: endFor(id, extra.start),
            trainer: extra.trainer === '' ? usualCoach(state, id) : extra.trainer,
          })
        }
      />
      <div className="pair">
        <PlainSelect
          label={words.classFields.start}
          value={extra.start}
          options={timesOfDay(state)}
          onChange={(start) => set({ start, end: endFor(extra.class, start) })}
        />
        <PlainSelect
          label={words.classFields.end}
          options={timesAfter(extra.start)}
          {...of('end')}
        />
      </div>
      <PlainSelect
        label={words.classFields.trainer}
        options={coachOptions(state, extra.date, extra.start, extra.end)}
        {...of('trainer')}
      />
      <ReasonField isOptional {...of('reason')} />
    </ActionForm>
  );
}
