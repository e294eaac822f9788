import { usePlaceNow } from '../../timetable/use-place-now.ts';
import { ActRow } from '../form/ActRow.tsx';
import { PlainDay, PlainSelect } from '../form/plain-controls.tsx';
import { timesAfter, timesOfDay } from '../form/price-time-and-date-controls.tsx';
import { useActionForm } from '../form/use-action-form.ts';
import { Title } from '../form/Title.tsx';
import { namesIn, useShown, useStore } from '../draft/use-desk.ts';
import { words } from '../words/words.ts';
import { extraEdits } from './class-on-day.ts';
import { coachOptions, missingFieldsIn, usualCoach, usualMinutes } from './dated-classes.ts';
import { ReasonField } from './FirstAndLastDay.tsx';
import { goToPlace } from './subjects.ts';
import { endFollowing } from './timetable-rows.ts';

const blankTimes = { start: '', end: '' };
const blank = { date: '', class: '', ...blankTimes, trainer: '', reason: '' };

/** Form that adds a one-off class on a single date, outside the weekly timetable. */
export function ExtraClass() {
  const shown = useShown();
  const { write } = useStore();
  const form = useActionForm('extra-class', blank);
  const { fields: extra, set } = form;
  /** The usual length of another class is that of the end from then on. */
  const endFor = (id: string, start: string) =>
    id === '' || start === ''
      ? extra.end
      : endFollowing(id === extra.class ? extra : blankTimes, start, usualMinutes(shown, id));
  const missing = missingFieldsIn(extra);
  const action =
    missing === undefined
      ? extraEdits(shown.values, { ...extra, reason: extra.reason.trim() }, namesIn(shown))
      : undefined;
  const add = () => {
    const { edits, place, says } = action!;
    write({ edits, says }, says);
    form.end();
    goToPlace(place);
  };
  return (
    <>
      <Title hint="The timetable shows it on that day only.">{words.addOnDay.extraClasses}</Title>
      <div className="stack">
        <PlainDay
          id="extra-day"
          label="Which day?"
          first={usePlaceNow().date}
          value={extra.date}
          onChange={(date) => set({ date })}
        />
        <PlainSelect
          id="extra-class"
          label={words.classFields.class}
          value={extra.class}
          options={shown.things['class'] ?? []}
          onChange={(id) =>
            set({
              class: id,
              end: endFor(id, extra.start),
              trainer: extra.trainer === '' ? usualCoach(shown, id) : extra.trainer,
            })
          }
        />
        <div className="pair">
          <PlainSelect
            id="extra-from"
            label={words.classFields.start}
            value={extra.start}
            options={timesOfDay(shown)}
            onChange={(start) => set({ start, end: endFor(extra.class, start) })}
          />
          <PlainSelect
            id="extra-to"
            label={words.classFields.end}
            value={extra.end}
            options={timesAfter(extra.start)}
            onChange={(end) => set({ end })}
          />
        </div>
        <PlainSelect
          id="extra-coach"
          label={words.classFields.trainer}
          value={extra.trainer}
          options={coachOptions(shown, extra.date, extra.start, extra.end)}
          onChange={(trainer) => set({ trainer })}
        />
        <ReasonField value={extra.reason} isOptional onChange={(reason) => set({ reason })} />
        <ActRow
          label={words.addOnDay.extraClasses}
          missing={
            missing ??
            (action?.edits.length === 0 ? 'The timetable has this class already.' : undefined)
          }
          onPress={add}
          onDismiss={form.dismiss}
        />
      </div>
    </>
  );
}
