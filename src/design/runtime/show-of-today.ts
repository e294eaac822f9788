import { placeToday } from '../../timetable/page-clock.ts';
import { fromMark, untilMark } from './data-attributes.ts';

/**
 * Shows elements from their first to their last day (DatedChanges.tsx), by the date at the place, and hides the others.
 */
export const showOfToday = () => {
  const today = placeToday();
  for (const element of document.querySelectorAll<HTMLElement>(`[data-${fromMark}]`))
    element.hidden = today < element.dataset[fromMark]! || today > element.dataset[untilMark]!;
};
