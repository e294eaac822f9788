/* The inputs that several screens of classes share: first and last day, the reason, which class. */

import type { ComponentProps } from 'react';
import { addDays } from '../../content/dates.ts';
import type { DateRange } from '../../timetable/recurrence.ts';
import { PlainChoice, PlainDay, PlainInput } from '../form/plain-controls.tsx';
import { namesIn, useDeskState } from '../draft/use-desk.ts';
import { dateInWords, timeInWords } from '../words/in-words.ts';
import { words } from '../words/words.ts';
import type { DatedClass } from './timetable-of-draft.ts';

/** Asks for the first and the last day, today or later; each is '' until it is chosen. */
export const FirstAndLastDay = ({
  today,
  value: { from, until },
  onChange,
}: {
  today: string;
  value: DateRange;
  onChange: (days: DateRange) => void;
}) => (
  <div className="pair">
    <PlainDay
      label={words.firstDay}
      first={today}
      value={from}
      onChange={(day) => onChange({ from: day, until })}
    />
    <PlainDay
      label={words.lastDay}
      first={from || today}
      value={until}
      onChange={(day) => onChange({ from, until: day })}
    />
  </div>
);

/** The label of the first day that is not chosen yet. */
export function missingDay({ from, until }: DateRange): string | undefined {
  if (from === '') return words.firstDay;
  return until === '' ? words.lastDay : undefined;
}

/** What is wrong with the chosen days, in a sentence. */
export function wrongDays({ from, until }: DateRange, today: string): string | undefined {
  if (from !== '' && from < today) return 'The first day is over.';
  return until !== '' && until < from ? 'The last day is before the first day.' : undefined;
}

/** Text input for the reason of a changed, cancelled or extra class, which visitors read. */
export const ReasonField = (
  field: Pick<ComponentProps<typeof PlainInput>, 'value' | 'isOptional' | 'onChange'>,
) => <PlainInput label={words.reasonLabel} type="text" maxLength={80} {...field} />;

/** A class on one day. */
export interface DatedRow extends DatedClass {
  /** Unique among the offered classes. */
  key: string;
}

/** Radio buttons to choose one of the given classes; each shows the class with its day, time and coach. */
export function WhichClass({
  classes,
  today,
  chosen,
  onChoose,
}: {
  classes: readonly DatedRow[];
  today: string;
  chosen: string;
  onChoose: (key: string) => void;
}) {
  const names = namesIn(useDeskState());
  const dayInWords = (day: string) => {
    if (day === today) return words.today;
    return day === addDays(today, 1) ? 'tomorrow' : dateInWords(day);
  };
  return (
    <PlainChoice
      legend="Which class?"
      {...(classes.length === 0 && { hint: 'No classes on that day.' })}
      name="class"
      value={chosen}
      options={classes.map((one) => [
        one.key,
        <span key={one.key}>
          {words.classOnDay(
            names.thing('class', one.class),
            dayInWords(one.date),
            timeInWords(one.start),
          )}{' '}
          <span className="quiet with">
            {one.off === undefined ? `with ${names.thing('trainer', one.trainer)}` : words.isOff}
          </span>
        </span>,
      ])}
      onChange={onChoose}
    />
  );
}
