import { capitalise } from '../../content/text/format.ts';
import { type Weekday, weekdays } from '../../content/weekdays.ts';
import { addDays, addMonths, nextDate } from '../../content/dates.ts';
import { usePlaceNow } from '../../timetable/use-place-now.ts';
import { valuesWith } from '../draft/edit.ts';
import { useDeskState } from '../draft/use-desk.ts';
import { firstMissing, OneSentence } from '../form/ActionRow.tsx';
import { Check, PlainSelect, SmallButtons } from '../form/plain-controls.tsx';
import { timesAfter, timesOfDay } from '../form/price-time-and-date-controls.tsx';
import { useActionForm } from '../form/use-action-form.ts';
import { listInEnglish } from '../words/english.ts';
import { daysInSentence, fromDay, timeInWords } from '../words/in-words.ts';
import { words } from '../words/words.ts';
import { ActionForm } from './ActionForm.tsx';
import { FirstAndLastDay, ReasonField, wrongDays } from './FirstAndLastDay.tsx';
import { type OtherHours as Asked, otherHoursEdits } from './other-hours.ts';
import { ClassesThen } from './SpecialDays.tsx';
import { usualHours } from './timetable-of-draft.ts';

/** The fields of the form; the hours are those of the next Monday until others are chosen. */
function useAsked() {
  const monday = usualHours(useDeskState().values, nextDate('monday', usePlaceNow().date));
  const spans = 'hours' in monday ? monday.hours : [monday];
  return useActionForm<Asked>('other-hours', {
    weekdays: weekdays.slice(0, 5),
    from: '',
    until: '',
    opens: spans[0]?.opens ?? '',
    closes: spans.at(-1)?.closes ?? '',
    reason: '',
  });
}

/** Other opening hours on some weekdays, for some weeks or from a day on, in one action: "Monday to Friday, all of January". */
export function OtherHours() {
  const state = useDeskState();
  const { date: today } = usePlaceNow();
  const form = useAsked();
  const { weekdays: chosen, from, until, opens, closes, reason } = form.fields;
  const asked = { ...form.fields, reason: reason.trim() };
  const lack =
    firstMissing(
      chosen.length === 0 && 'Weekdays',
      from === '' && words.firstDay,
      opens === '' && words.opens,
      closes === '' && words.closes,
      until !== '' && asked.reason === '' && words.reasonLabel,
    ) ?? wrongDays({ from, until }, today);
  const edits = lack === undefined ? otherHoursEdits(state.values, asked) : [];
  const says = lack === undefined ? otherHoursInWords(asked) : '';
  const values = valuesWith(state.values, edits);
  return (
    <ActionForm
      form={form}
      label="Change the hours"
      lacks={
        lack ?? (edits.length === 0 ? 'All of these days already have different hours.' : undefined)
      }
      action={() => ({ edits, says })}
    >
      <WeekdaysAndTimes form={form} />
      <FirstAndLastDay today={today} value={{ from, until }} onChange={form.set} />
      <p className="hint">
        Without a last day, the hours are for good. Days that already have different hours keep
        them.
      </p>
      {until !== '' && <ReasonField {...form.of('reason')} />}
      {lack === undefined && (
        <>
          <ClassesThen
            values={values}
            from={from}
            until={until === '' ? addDays(from, 6) : until}
            isForGood={until === ''}
          />
          <OneSentence>{says}</OneSentence>
        </>
      )}
    </ActionForm>
  );
}

/** The weekdays, their hours, and buttons for the next two months. */
function WeekdaysAndTimes({ form: { fields, set, of } }: { form: ReturnType<typeof useAsked> }) {
  const state = useDeskState();
  const { date: today } = usePlaceNow();
  const chosen = fields.weekdays;
  return (
    <>
      <fieldset className="field">
        <legend>Weekdays</legend>
        <div className="row">
          {weekdays.map((day) => (
            <Check
              key={day}
              label={capitalise(day)}
              isChecked={chosen.includes(day)}
              onChange={(isChosen) =>
                set({
                  weekdays: weekdays.filter((one) =>
                    one === day ? isChosen : chosen.includes(one),
                  ),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <div className="pair">
        <PlainSelect label={words.opens} options={timesOfDay(state)} {...of('opens')} />
        <PlainSelect label={words.closes} options={timesAfter(fields.opens)} {...of('closes')} />
      </div>
      <SmallButtons
        options={[1, 2]
          .map((months) => addMonths(`${today.slice(0, 7)}-01`, months))
          .map((first) => [first, `All of ${words.monthInWords(first.slice(0, 7))}`] as const)}
        onPress={(first) => set({ from: first, until: addDays(addMonths(first, 1), -1) })}
      />
    </>
  );
}

/** "Open 8:00 am to 8:00 pm on Monday to Friday, from Friday 1 to Sunday 31 January" */
function otherHoursInWords({ weekdays: days, from, until, opens, closes }: Asked): string {
  const hours = words.fromTo(timeInWords(opens), timeInWords(closes));
  const then = until === '' ? `${fromDay(from)} on` : daysInSentence(from, until);
  return `Open ${hours} on ${weekdaysInWords(days)}, ${then}`;
}

/** "Monday to Friday", or "Monday and Thursday". */
function weekdaysInWords(days: readonly Weekday[]): string {
  const [first, last] = [days[0]!, days.at(-1)!];
  const isRun = days.length === weekdays.indexOf(last) - weekdays.indexOf(first) + 1;
  return isRun && days.length > 2
    ? `${capitalise(first)} to ${capitalise(last)}`
    : listInEnglish(days.map(capitalise));
}
