/* The timetables of some classes: of one class, or of a coach. */

import { nextRows } from '../../timetable/coming-sessions.ts';
import { type ComingWeeks } from '../../timetable/coming-weeks.ts';
import type { Occurrence } from '../../timetable/occurrences.ts';
import type { Slot } from '../../timetable/slots.ts';
import type { SiteContent } from '../site-content.ts';
import { asOf, rowLabels, savesOf, stateLabels } from './day-pages.ts';
import { nextSession, type NextWords } from './next-session.ts';
import { comingWeeksOf, emptyRow } from './rows.ts';
import type { BoardProps } from './SessionRow.tsx';
import { timetableOf } from './timetable.ts';

/** Returns the slots of a class or a coach. */
export const slotsWhere = (site: SiteContent, matches: (slot: Slot) => boolean): Slot[] =>
  timetableOf(site).allSlots.filter(matches);

/** Counts the slots that are held in every week, without a first or last day. */
export const weeklyCount = (slots: readonly Slot[]) => slots.filter(({ weeks }) => !weeks).length;

/** The next session, as it is at the beginning of the day of the build, and what stands in its place if there is none. */
export const nextProps = (
  site: SiteContent,
  weeks: ComingWeeks,
  words: NextWords,
  none: string,
  coach?: string,
) => ({
  next: nextSession(weeks, words, { date: site.today, time: '' }, coach),
  coach,
  none,
});

/**
 * Returns the timetable of the sessions that match, such as those of a class or coach: a row for each class on its next
 * date, which shows its weekday in the place of the class or the coach, and what its script needs.
 */
export function timesOf(
  site: SiteContent,
  matches: (one: Pick<Occurrence, 'slot' | 'trainer'>) => boolean,
  insteadOf: 'class' | 'coach',
  words: NextWords,
) {
  const weeks = comingWeeksOf(site, matches, 'board');
  const rows = nextRows(weeks, site.today);
  const ids = new Set(weeks.sessions.map(({ id }) => id));
  const slots = slotsWhere(site, ({ id }) => ids.has(id));
  const board: BoardProps = {
    columns: site.files['pages/schedule.yaml'].columns,
    labels: rowLabels(site),
    rows,
    times: weeks.times,
    dates: { weeks, insteadOf },
    template: emptyRow(site, 'board'),
    date: site.today,
  };
  return {
    board,
    asOf: asOf(site),
    saves: site.hasAccounts && slots.length > 0 ? savesOf(site, slots) : undefined,
    live: liveTimesProps(site, weeks, words),
  };
}

/** Returns the props of live-times.ts, which keeps the times of a class or a coach up to date. */
export const liveTimesProps = (site: SiteContent, weeks: ComingWeeks, next: NextWords) => ({
  weeks,
  states: stateLabels(site),
  next,
});
