import type { Hours } from '../../content/hours.ts';
import type { SchedulePageContent } from '../../content/pages/schedule.ts';
import type { ComingWeeks } from '../../timetable/coming-weeks.ts';

/** Props of the script that marks the state of each class of the week and filters the classes. */
export interface LiveWeekProps {
  weeks: ComingWeeks;
  /** Each date in parts: "30", "Nov" and "November". */
  days: Readonly<Record<string, readonly [day: string, shortMonth: string, month: string]>>;
  /** What stands before and after the minutes of a time, by hour: "9:" and "am". */
  clock: readonly (readonly [before: string, after: string])[];
  states: Pick<SchedulePageContent['states'], 'onNow' | 'upNext' | 'finished'>;
  today: string;
  words: Pick<
    SchedulePageContent['week'],
    'now' | 'count' | 'countOfOne' | 'next' | 'nextToday' | 'none'
  >;
  partsOfDay: Hours['partsOfDay'];
  /** The line under the printed week, a template for the date. */
  printed: { note: SchedulePageContent['print']['note']; url: string };
}
