import { placeToday } from '../../timetable/clock.ts';

/**
 * Shows elements from their `data-from` to their `data-until`, by the date at the place, and hides the others.
 * src/design/parts/DatedChanges.tsx writes these attributes: change both together.
 */
export const showOfToday = () => {
  const today = placeToday();
  for (const element of document.querySelectorAll<HTMLElement>('[data-from]'))
    element.hidden = today < element.dataset['from']! || today > element.dataset['until']!;
};
