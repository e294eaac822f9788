import { placeToday } from '../timetable/clock.ts';

/** Shows elements between their `data-from` and `data-until` in the time of the place, and hides them on other days. */
export const showOfToday = () => {
  const today = placeToday();
  for (const element of document.querySelectorAll<HTMLElement>('[data-from]'))
    element.hidden = today < element.dataset['from']! || today > element.dataset['until']!;
};
