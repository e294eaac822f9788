import { placeToday } from '../../timetable/clock.ts';

/** Shows elements from their `data-from` to their `data-until`, if any, by the date of the place; hides the others. */
export const showOfToday = () => {
  const today = placeToday();
  for (const element of document.querySelectorAll<HTMLElement>('[data-from]'))
    element.hidden = today < element.dataset['from']! || today > element.dataset['until']!;
};
