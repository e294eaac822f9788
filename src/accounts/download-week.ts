import type { AccountPanelProps } from './account-panel-props.ts';
import { savedSlots } from './my-week.ts';

/** Downloads the saved classes as a calendar file. */
export function downloadWeek(
  { slots, ics }: Pick<AccountPanelProps, 'slots' | 'ics'>,
  saved: readonly string[],
) {
  const events = savedSlots(saved, slots).flatMap(({ id }) => ics.events[id] ?? []);
  const file = [ics.head, ...events, ics.end];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(file, { type: 'text/calendar' }));
  link.download = 'my-week.ics';
  link.click();
  URL.revokeObjectURL(link.href);
}
