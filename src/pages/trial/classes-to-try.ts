import { coachPath } from '../../content/page-paths.ts';
import { fill } from '../../content/text/fill.ts';
import { capitalise, formatTime, joinWords, splitTime } from '../../content/text/format.ts';
import { nameOfDay, type Weekday } from '../../content/weekdays.ts';
import { usualTimeOf } from '../../timetable/slots.ts';
import type { SiteContent } from '../site-content.ts';
import { rowLabels } from '../schedule/day-pages.ts';
import type { BoardRow } from '../schedule/SessionRow.tsx';
import { timetableOf } from '../schedule/timetable.ts';

/** Returns the table of classes to try on /schedule: those of overview.yaml, each at its most frequent time. */
export function classesToTry(site: SiteContent) {
  const { overview, columns } = site.files['pages/schedule.yaml'];
  const rows = site.files['schedule/overview.yaml'].classes.flatMap((id) => rowsOf(site, id));
  return {
    heading: overview.heading,
    columns,
    labels: rowLabels(site),
    rows,
    times: Object.fromEntries(rows.map(({ start }) => [start, splitTime(start, site.place)])),
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

/** Returns a row for all days with the same coach and end, as they are on the day of the build. */
const rowsOf = (site: SiteContent, id: string): BoardRow[] =>
  heldOn(site, id, site.today).map((one) => rowOf(site, id, one));

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
    class: id,
    name,
    start,
    end,
    coach: site.trainerOf(trainer).name,
    until: fill(words.row.until, { end: formatTime(end, site.place) }),
    coachPage: coachPath(trainer),
    days: capitalise(
      joinWords(
        days.map((day) => nameOfDay(day, site.place)),
        site.place,
      ),
    ),
    join: [
      `/contact?class=${id}&start=${start}`,
      fill(words.overview.joinName, { class: name, start: formatTime(start, site.place) }),
    ],
  };
}
