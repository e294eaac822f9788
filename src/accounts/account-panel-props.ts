import type { AccountPageContent } from '../content/pages/account.ts';
import type { SchedulePageContent } from '../content/pages/schedule.ts';
import type { SpecialDays, LiveSlot } from '../timetable/special-days.ts';
import type { Words } from './cause-words.ts';

/** The calendar file of My week: what comes before the events, the event of each class by its id, and the end. */
interface WeekCalendar {
  head: string;
  events: Readonly<Record<string, string>>;
  end: string;
}

export interface AccountPanelProps {
  words: Omit<AccountPageContent, 'seo'>;
  messages: Words<'change-password' | 'delete-account' | 'saving'>;
  slots: readonly LiveSlot[];
  calendar: SpecialDays;
  /** Words for a session that differs from the weekly timetable. */
  changes: Pick<SchedulePageContent['changes'], 'trainer' | 'time'>;
  ics: WeekCalendar;
}
