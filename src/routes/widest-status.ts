import { weekdays } from '../content/weekdays.ts';
import { addDays, dayOf } from '../timetable/clock.ts';
import { statusAt, type LiveStatusProps } from '../timetable/open-status.ts';
import { widest } from '../text/widest.ts';

/** "18:00" → "17:59"; midnight stays as it is. */
function minuteBefore(time: string): string {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) - 1;
  const two = (number: number) => String(number).padStart(2, '0');
  return minutes < 0 ? time : `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/**
 * The widest texts of the two status lines on the home page, at any minute of the week from `today` or around a special
 * day, so that the page can reserve space for them.
 */
export function widestStatus(props: LiveStatusProps, today: string) {
  const { week, otherHours = [], exceptions, changes, slots } = props;
  const around = (date: string, before: number, after: number) =>
    Array.from({ length: before + after + 1 }, (_, index) => addDays(date, index - before));
  // In the middle of a longer period, every week is the same.
  const dates = [
    ...around(today, 0, 6),
    ...[...exceptions, ...changes, ...otherHours].flatMap(({ from, until = from }) => [
      ...around(from, 2, 8),
      ...around(until, 8, 2),
    ]),
  ].filter((date) => date >= today);
  const spans = [
    ...[week, ...otherHours].flatMap((hours) =>
      weekdays.flatMap((day) => (hours[day] === 'closed' ? [] : (hours[day] ?? []))),
    ),
    ...exceptions.flatMap((days) => days.spans),
  ];
  const moments = [
    ...spans.flatMap(({ opens, closes }) => [opens, closes]),
    ...slots.flatMap(({ start, end }) => [start, end]),
    ...changes.flatMap(({ instead }) => [instead?.start ?? [], instead?.end ?? []].flat()),
    '00:00',
    '23:59',
  ];
  // The last hour counts minutes: not each of them is tried, since numbers of two digits are about equally wide.
  const times = [...new Set(moments.flatMap((time) => [time, minuteBefore(time)]))];
  const statuses = [...new Set(dates)].flatMap((date) =>
    times.map((time) => statusAt(props, { date, day: dayOf(date), time })),
  );
  return {
    opening: widest(statuses.map(({ opening }) => opening.join(' · '))),
    class: widest(statuses.flatMap((status) => status.class ?? [])),
  };
}
