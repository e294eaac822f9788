import type { AccountPageContent } from '../content/pages/account.ts';
import type { SchedulePageContent } from '../content/pages/schedule.ts';
import type { SpecialDays, LiveSlot } from '../timetable/special-days.ts';
import type { EventWords } from '../timetable/weekly-event.ts';
import type { Words } from './cause-words.ts';

/** What a calendar file of the week is made of. */
export interface WeekCalendar extends EventWords {
  host: string;
}

/** What My week is given; its parts take what they need of it. */
export interface AccountPanelProps {
  words: Omit<AccountPageContent, 'seo'>;
  messages: Words<'change-password' | 'delete-account' | 'saving'>;
  slots: readonly LiveSlot[];
  calendar: SpecialDays;
  /** The words for a class that is changed on some day. */
  changes: Pick<SchedulePageContent['changes'], 'trainer' | 'time'>;
  ics: WeekCalendar;
}
