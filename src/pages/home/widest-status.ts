import { addDays, dayOf } from '../../timetable/clock.ts';
import type { LiveStatusProps } from './live-status.ts';
import { classAt, openingAt } from '../../timetable/open-status.ts';
import { widest } from '../../content/text/text-size.ts';

/** "18:00" → "17:59"; midnight stays as it is. */
function minuteBefore(time: string): string {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) - 1;
  const two = (number: number) => String(number).padStart(2, '0');
  return minutes < 0 ? time : `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/**
 * The widest texts of the two status lines on the home page, at any minute of the coming weeks, so that the page can
 * reserve space for them.
 */
export function widestStatus({ weeks, words }: Omit<LiveStatusProps, 'done'>) {
  const dates = weeks.open.map((_, ahead) => addDays(weeks.first, ahead)).slice(1);
  const moments = [
    ...weeks.spans.flat(),
    ...weeks.sessions.flatMap(({ start, end }) => [start, end]),
    '00:00',
    '23:59',
  ];
  // The last hour counts minutes: not each of them is tried, since numbers of two digits are about equally wide.
  const times = [...new Set(moments.flatMap((time) => [time, minuteBefore(time)]))];
  const nows = dates.flatMap((date) => times.map((time) => ({ date, day: dayOf(date), time })));
  return {
    opening: widest(nows.map((now) => openingAt(weeks, words, now)!.opening.join(' · '))),
    class: widest(nows.flatMap((now) => classAt(weeks, words, now) ?? [])),
  };
}
