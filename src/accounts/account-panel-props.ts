import type { AccountPageContent } from '../content/pages/account.ts';
import type { ComingWeeks } from '../timetable/coming-weeks.ts';
import type { Words } from './cause-words.ts';
import type { SavedSlots } from './saved-slot.ts';

/** The calendar file of My week: what comes before the events, the event of each class by its id, and the end. */
interface WeekCalendar {
  head: string;
  events: Readonly<Record<string, string>>;
  end: string;
}

export interface AccountPanelProps {
  words: Omit<AccountPageContent, 'seo'>;
  messages: Words<'change-password' | 'delete-account' | 'saving'>;
  /** Words for each class of the timetable. */
  slots: SavedSlots;
  weeks: ComingWeeks;
  ics: WeekCalendar;
}
