import type { AccountPageContent } from '../content/pages/account.ts';
import type { SchedulePageContent } from '../content/pages/schedule.ts';
import type { SpecialDays, LiveSlot } from '../timetable/special-days.ts';
import type { EventWords } from '../timetable/weekly-event.ts';
import type { Words } from './cause-words.ts';

/** The data of the calendar file of My week, without its sessions. */
interface WeekCalendar extends EventWords {
  host: string;
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
