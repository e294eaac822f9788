import { classAddress, coachAddress } from '../../content/addresses.ts';
import { fill } from '../../content/text/fill.ts';
import { capitalise, formatTime, joinWords } from '../../content/text/format.ts';
import { nameOfDay, type Weekday } from '../../content/weekdays.ts';
import type { BoardRow } from '../../design/parts/ScheduleBoard.tsx';
import { addDays } from '../../timetable/clock.ts';
import { usualTimeOf } from '../../timetable/slots.ts';
import type { SiteContent } from '../site-content.ts';
import { afterAllDates, beforeAllDates, shownBetween } from '../dated-lines.ts';
import { timetableOf } from '../schedule/timetable.ts';

/** Returns the table of classes to try on /schedule: those of overview.yaml, each at its most frequent time. */
export function classesToTry(site: SiteContent) {
  const { overview, columns, row } = site.files['pages/schedule.yaml'];
  return {
    heading: overview.heading,
    columns,
    joinButton: row.joinButton,
    rows: site.files['schedule/overview.yaml'].classes.flatMap((id) => rowsOf(site, id)),
  };
}

/** The days of a class that have the same coach and end. */
interface Held {
  start: string;
  /** The id of the coach. */
  trainer: string;
  end: string;
  days: Weekday[];
}

/** Returns a row for all days with the same coach and end; if these will change, rows with the dates of each period. */
function rowsOf(site: SiteContent, id: string): BoardRow[] {
  const changes = site.daysOfChange
    .map((date) => ({ date, held: heldOn(site, id, date) }))
    .filter(
      ({ held }, index, all) =>
        index === 0 || JSON.stringify(held) !== JSON.stringify(all[index - 1]!.held),
    );
  return changes.flatMap(({ date, held }, index) => {
    const next = changes[index + 1]?.date;
    const until = next === undefined ? afterAllDates : addDays(next, -1);
    const days = shownBetween(site, '', { until }, index === 0 ? beforeAllDates : date);
    return held.map((one) => ({
      ...rowOf(site, id, one),
      ...(changes.length > 1 && { only: days }),
    }));
  });
}

/** Returns the days, times and coaches of a class to try, as they are on a date. */
function heldOn(site: SiteContent, id: string, date: string): Held[] {
  const all: Held[] = [];
  for (const { day, start, end, trainer } of usualTimeOf(timetableOf(site).usualWeek, id, date)
    ?.rows ?? []) {
    const same = all.find((one) => one.trainer === trainer && one.end === end);
    if (same) same.days.push(day);
    else all.push({ start, trainer, end, days: [day] });
  }
  return all;
}

function rowOf(site: SiteContent, id: string, { start, trainer, end, days }: Held): BoardRow {
  const words = site.files['pages/schedule.yaml'];
  const name = site.classOf(id).name;
  return {
    id: `${id}-${start.replace(':', '')}`,
    start,
    end,
    until: fill(words.row.until, { end: formatTime(end) }),
    class: name,
    to: classAddress(id),
    trainer: site.trainerOf(trainer).name,
    coach: coachAddress(trainer),
    note: capitalise(joinWords(days.map((day) => nameOfDay(day)))),
    join: {
      to: `/contact?class=${id}&start=${start}`,
      name: fill(words.overview.joinName, { class: name, start: formatTime(start) }),
    },
  };
}
