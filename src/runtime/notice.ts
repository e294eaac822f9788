import { indianToday } from '../timetable/clock.ts';

/** Shows what is said on some days only, on those days in India. */
export const sayOfToday = () => {
  const today = indianToday();
  for (const said of document.querySelectorAll<HTMLElement>('[data-from]'))
    said.hidden = today < said.dataset['from']! || today > said.dataset['until']!;
};
