import { calendarFile } from '../timetable/calendar-file.ts';
import { placeNow } from '../timetable/clock.ts';
import { weeklyEvent } from '../timetable/weekly-event.ts';
import type { AccountPanelProps } from './account-panel-props.ts';
import { savedSlots } from './my-week.ts';

/** Downloads the saved classes as a calendar file. */
export function downloadWeek(
  { words, slots, calendar, ics }: Pick<AccountPanelProps, 'words' | 'slots' | 'calendar' | 'ics'>,
  saved: readonly string[],
) {
  const { date } = placeNow();
  const file = calendarFile({
    name: words.calendar.name,
    host: ics.host,
    made: date,
    events: savedSlots(saved, slots).flatMap(
      (slot) => weeklyEvent(calendar, slot, date, ics) ?? [],
    ),
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
  link.download = 'my-week.ics';
  link.click();
  URL.revokeObjectURL(link.href);
}
