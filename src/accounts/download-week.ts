import { savedId } from '../timetable/slots.ts';
import type { AccountPanelProps } from './account-panel-props.ts';

/** Downloads the saved classes as a calendar file. */
export function downloadWeek(
  { head, events, end }: AccountPanelProps['ics'],
  saved: readonly string[],
) {
  const ofSaved = Object.entries(events).flatMap(([id, event]) =>
    saved.includes(savedId(id)) ? event : [],
  );
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([head, ...ofSaved, end], { type: 'text/calendar' }));
  link.download = 'my-week.ics';
  link.click();
  URL.revokeObjectURL(link.href);
}
