import type { Weekday } from '../../src/content/weekdays.ts';
import type { TimetableContent } from '../../src/timetable/occurrences.ts';

/** A class on a date, computed from the content in the simplest way, without code of the site, for comparison. */
export interface PlainClass {
  class: string;
  start: string;
  end: string;
  trainer: string;
  off: boolean;
}

const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const noon = (date: string) => new Date(`${date}T12:00:00Z`);
const weekdayOf = (date: string) => names[noon(date).getUTCDay()] as Weekday;
const daysLater = (date: string, days: number) =>
  new Date(noon(date).getTime() + days * 86_400_000).toISOString().slice(0, 10);

interface Days {
  date?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}
const covers = (item: Days, date: string) =>
  item.date === undefined ? item.from! <= date && date <= item.until! : item.date === date;
const lengthOf = ({ date, from, until }: Days) =>
  date === undefined ? noon(until!).getTime() - noon(from!).getTime() : 0;
/** Shorter ranges override longer ones. */
const shortestFirst = <Item extends Days>(items: readonly Item[]) =>
  [...items].sort((one, other) => lengthOf(one) - lengthOf(other));

/** The opening hours of a date. */
function plainHours({ hours }: TimetableContent, date: string) {
  const [special] = shortestFirst((hours.exceptions ?? []).filter((one) => covers(one, date)));
  if (!special) {
    const day = weekdayOf(date);
    const others = (hours.otherHours ?? []).filter(
      (one) => one[day] !== undefined && one.from <= date && date <= (one.until ?? '9'),
    );
    // Without a last day they last for years.
    const [other] = shortestFirst(others.map((one) => ({ until: '2100-01-01', ...one })));
    const usual = other?.[day] ?? hours.week[day];
    return usual === 'closed' ? [] : usual;
  }
  const { opens, closes } = special;
  const single = opens === undefined ? [] : [{ opens, closes: closes! }];
  return special.hours ?? single;
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const minutesOfClass = (start: string, end: string) =>
  Array.from({ length: minuteOf(end) - minuteOf(start) }, (_, index) => minuteOf(start) + index);

/** Whether the doors are open in a minute of a date: the 1470th is half past midnight of the day after. */
const isOpenAt = (content: TimetableContent, date: string, minute: number) =>
  [-1, 0, 1].some((days) =>
    plainHours(content, daysLater(date, days)).some(
      ({ opens, closes }) =>
        minuteOf(opens) + days * 1440 <= minute && minute < minuteOf(closes) + days * 1440,
    ),
  );

const isHeld = ({ from = '', until = '9' }: Days, date: string) => from <= date && date <= until;

export function plainDay(content: TimetableContent, date: string): PlainClass[] {
  const { notice, week } = content;
  const weekly = week[weekdayOf(date)]
    .filter((row) => isHeld(row, date))
    .map(({ class: id, start, end, trainer }) => ({ class: id, start, end, trainer }));
  const moves = notice.moves ?? [];
  const movedHere = moves
    .filter(({ newDate }) => newDate === date)
    .map((one) => {
      const own = week[weekdayOf(one.date)].find(
        (row) => row.class === one.class && row.start === one.start,
      )!;
      return { ...one, start: one.newStart, end: one.newEnd, trainer: one.trainer ?? own.trainer };
    });
  const extra = (notice.extraClasses ?? []).filter((one) => covers(one, date));
  return [...weekly, ...extra, ...movedHere].map((row) => {
    const meant = (item: Days & { class: string; start: string }) =>
      covers(item, date) && item.class === row.class && item.start === row.start;
    const away = (notice.absences ?? []).filter(
      (one) => covers(one, date) && one.trainer === row.trainer,
    );
    const substitutes = away.flatMap(({ substitute, ...days }) =>
      substitute === undefined
        ? []
        : [{ ...days, trainer: substitute, newStart: undefined, newEnd: undefined }],
    );
    const changes = shortestFirst([...(notice.changes ?? []).filter(meant), ...substitutes]);
    const isMovedAway = moves.some(
      (one) => one.date === date && one.class === row.class && one.start === row.start,
    );
    const moved = changes.find(({ newStart }) => newStart !== undefined);
    const calledOff =
      (notice.cancellations ?? []).some(meant) ||
      isMovedAway ||
      away.some(({ substitute }) => substitute === undefined);
    const start = moved?.newStart ?? row.start;
    const end = moved?.newEnd ?? row.end;
    const trainer = changes.find((one) => one.trainer !== undefined)?.trainer ?? row.trainer;
    const isOpen = minutesOfClass(start, end).every((minute) => isOpenAt(content, date, minute));
    return {
      class: row.class,
      start,
      end,
      trainer,
      off: calledOff || !isOpen,
    };
  });
}
