import { indianToday } from '../timetable/clock.ts';

/** Shows what stands on the page on some days only, on those days in India. */
export const showOfToday = () => {
  const today = indianToday();
  for (const element of document.querySelectorAll<HTMLElement>('[data-from]'))
    element.hidden = today < element.dataset['from']! || today > element.dataset['until']!;
};
