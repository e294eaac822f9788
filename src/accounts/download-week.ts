import { calendarFile } from '../timetable/calendar-file.ts';
import { indianNow } from '../timetable/clock.ts';
import { weeklyEvent } from '../timetable/weekly-event.ts';
import type { AccountPanelProps } from './account-panel-props.ts';
import type { PlannedSlot } from './my-week.ts';

/** Downloads the saved week as a calendar file. */
export function downloadWeek(
  { words, calendar, ics }: Pick<AccountPanelProps, 'words' | 'calendar' | 'ics'>,
  planned: readonly PlannedSlot[],
) {
  const file = calendarFile({
    name: words.calendar.name,
    host: ics.host,
    made: indianNow().date,
    events: planned.flatMap(({ slot, date }) => weeklyEvent(calendar, slot, date, ics) ?? []),
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
  link.download = 'my-week.ics';
  link.click();
  URL.revokeObjectURL(link.href);
}
