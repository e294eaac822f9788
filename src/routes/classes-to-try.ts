import { classAddress, coachAddress } from '../content/addresses.ts';
import type { Files } from '../content/files.ts';
import { nameOfDay, type Weekday } from '../content/weekdays.ts';
import { isWeekly } from '../content/weekly.ts';
import type { WeekPageProps } from '../pages/WeekPage.tsx';
import type { BoardRow } from '../parts/ScheduleBoard.tsx';
import { fill } from '../text/fill.ts';
import { capitalise, formatTime, joinWords } from '../text/format.ts';
import { addDays } from '../timetable/clock.ts';
import { classOf, coachNamed, content, daysOfChange } from './content.ts';
import { afterAllDates, beforeAllDates, dated } from './dated-lines.ts';
import { liveWeek } from './timetable.ts';

type OverviewRow = Files['schedule/overview.yaml']['rows'][number];

const words = content['pages/schedule.yaml'];

/** The table of classes to try: the rows of overview.yaml, with coach and end from the timetable. */
export const classesToTry = (): WeekPageProps['toTry'] => ({
  heading: words.overview.heading,
  columns: words.columns,
  joinButton: words.row.joinButton,
  rows: content['schedule/overview.yaml'].rows.flatMap(rowsOf),
});

/** Days of a class with the same coach and end. */
interface Held {
  trainer: string;
  end: string;
  days: Weekday[];
}

/** A row for all days with the same coach and end; if these change on a coming day, rows with dates for each period. */
function rowsOf(row: OverviewRow): BoardRow[] {
  const changes = daysOfChange
    .map((date) => ({ date, held: heldOn(row, date) }))
    .filter(
      ({ held }, index, all) =>
        index === 0 || JSON.stringify(held) !== JSON.stringify(all[index - 1]!.held),
    );
  return changes.flatMap(({ date, held }, index) => {
    const next = changes[index + 1]?.date;
    const until = next === undefined ? afterAllDates : addDays(next, -1);
    const days = dated('', { until }, index === 0 ? beforeAllDates : date);
    return held.map((one) => ({ ...rowOf(row, one), ...(changes.length > 1 && { only: days }) }));
  });
}

/** What the timetable says of a class to try on a date. */
function heldOn({ class: id, start, days }: OverviewRow, date: string): Held[] {
  const all: Held[] = [];
  for (const day of days)
    for (const slot of liveWeek) {
      if (slot.day !== day || slot.classId !== id || slot.start !== start) continue;
      if (!isWeekly(slot.weeks ?? {}, date)) continue;
      const { trainer, end } = slot;
      const same = all.find((one) => one.trainer === trainer && one.end === end);
      if (same) same.days.push(day);
      else all.push({ trainer, end, days: [day] });
    }
  return all;
}

function rowOf({ class: id, start }: OverviewRow, { trainer, end, days }: Held): BoardRow {
  const name = classOf(id).name;
  return {
    id: `${id}-${start.replace(':', '')}`,
    start,
    end,
    until: fill(words.row.until, { end: formatTime(end) }),
    class: name,
    to: classAddress(id),
    trainer,
    coach: coachAddress(coachNamed(trainer).id),
    note: capitalise(joinWords(days.map((day) => nameOfDay(day)))),
    join: {
      to: `${__PLACE__.pages.contact}?class=${id}&start=${start}`,
      name: fill(words.overview.joinName, { class: name, start: formatTime(start) }),
    },
  };
}
