import type { Hours } from '../../content/hours.ts';
import type { SchedulePageContent } from '../../content/pages/schedule.ts';
import type { LiveSlot, SpecialDays } from '../../timetable/special-days.ts';

/** Props of the script that marks the state of each class of the week and filters the classes. */
export interface LiveWeekProps extends SpecialDays {
  slots: readonly LiveSlot[];
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
