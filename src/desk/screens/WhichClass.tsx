import { addDays } from '../../timetable/clock.ts';
import { PlainChoice } from '../form/PlainChoice.tsx';
import { dateInWords, timeInWords } from '../words/days-in-words.ts';
import { namesIn, useShown } from '../frame/use-desk.ts';
import { words } from '../words.ts';
import type { ClassRow } from './timetable-rows.ts';

/** A class on one day. */
export interface DatedRow extends ClassRow {
  date: string;
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
  const names = namesIn(useShown());
  const dayInWords = (day: string) => {
    if (day === today) return words.today;
    return day === addDays(today, 1) ? words.tomorrow : dateInWords(day);
  };
  return (
    <PlainChoice
      legend={words.whichClass}
      {...(classes.length === 0 && { hint: words.noClassesThatDay })}
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
          <span className="quiet with">{words.withCoach(names.thing('trainer', one.trainer))}</span>
        </span>,
      ])}
      onChange={onChoose}
    />
  );
}
