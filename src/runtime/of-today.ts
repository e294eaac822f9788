import { indianToday } from '../timetable/clock.ts';

/** Shows elements with `data-from` and `data-until` on their days in India, and hides them on all others. */
export const showOfToday = () => {
  const today = indianToday();
  for (const element of document.querySelectorAll<HTMLElement>('[data-from]'))
    element.hidden = today < element.dataset['from']! || today > element.dataset['until']!;
};
