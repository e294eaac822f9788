import { classAddress, coachAddress } from '../../content/addresses.ts';
import { nameOfDay, type Weekday } from '../../content/weekdays.ts';
import type { WeekPageProps } from '../schedule/WeekPage.tsx';
import type { BoardRow } from '../../design/parts/ScheduleBoard.tsx';
import { fill } from '../../content/text/fill.ts';
import { capitalise, formatTime, joinWords } from '../../content/text/format.ts';
import { addDays } from '../../timetable/clock.ts';
import { classOf, content, daysOfChange, trainerOf } from '../content.ts';
import { afterAllDates, beforeAllDates, dated } from '../schedule/dated-lines.ts';
import { usualTimeOf } from '../../timetable/slots.ts';
import { usualWeek } from '../schedule/timetable.ts';

const words = content['pages/schedule.yaml'];

/** The table of classes to try: those of overview.yaml, each at the time at which it is held most often. */
export const classesToTry = (): WeekPageProps['toTry'] => ({
  heading: words.overview.heading,
  columns: words.columns,
  joinButton: words.row.joinButton,
  rows: content['schedule/overview.yaml'].classes.flatMap(rowsOf),
});

/** Days of a class with the same coach and end. */
interface Held {
  start: string;
  /** The id of the coach. */
  trainer: string;
  end: string;
  days: Weekday[];
}

/** A row for all days with the same coach and end; if these change on a coming day, rows with dates for each period. */
function rowsOf(id: string): BoardRow[] {
  const changes = daysOfChange
    .map((date) => ({ date, held: heldOn(id, date) }))
    .filter(
      ({ held }, index, all) =>
        index === 0 || JSON.stringify(held) !== JSON.stringify(all[index - 1]!.held),
    );
  return changes.flatMap(({ date, held }, index) => {
    const next = changes[index + 1]?.date;
    const until = next === undefined ? afterAllDates : addDays(next, -1);
    const days = dated('', { until }, index === 0 ? beforeAllDates : date);
    return held.map((one) => ({ ...rowOf(id, one), ...(changes.length > 1 && { only: days }) }));
  });
}

/** What the timetable says of a class to try on a date. */
function heldOn(id: string, date: string): Held[] {
  const all: Held[] = [];
  for (const { day, start, end, trainer } of usualTimeOf(usualWeek, id, date)?.rows ?? []) {
    const same = all.find((one) => one.trainer === trainer && one.end === end);
    if (same) same.days.push(day);
    else all.push({ start, trainer, end, days: [day] });
  }
  return all;
}

function rowOf(id: string, { start, trainer, end, days }: Held): BoardRow {
  const name = classOf(id).name;
  return {
    id: `${id}-${start.replace(':', '')}`,
    start,
    end,
    until: fill(words.row.until, { end: formatTime(end) }),
    class: name,
    to: classAddress(id),
    trainer: trainerOf(trainer).name,
    coach: coachAddress(trainer),
    note: capitalise(joinWords(days.map((day) => nameOfDay(day)))),
    join: {
      to: `/contact?class=${id}&start=${start}`,
      name: fill(words.overview.joinName, { class: name, start: formatTime(start) }),
    },
  };
}
