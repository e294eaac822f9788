import { defineParts } from '../../design/runtime/parts.ts';

/** What write-rows.ts finds in a row. Each page has some of these parts. */
export const rowParts = defineParts(
  {},
  {
    state: 'p',
    cancelled: 'p',
    extra: 'p',
    moved: 'p',
    substitute: 'p',
    was: 's',
    said: 'span',
    usual: 'span',
    until: 'span',
    class: 'a',
    classDay: 'h3',
    coach: 'span',
    coachLink: 'a',
    coachDay: 'p',
    usualCoach: 's',
    lines: 'div',
    weeks: 'p',
    note: 'p',
    saved: 'p',
    save: 'button',
    calendar: 'a',
    join: 'a',
  },
);

/** A list of rows, and the template of a row. */
export const listParts = defineParts({ rows: 'ol', row: 'template' });

/** What live-schedule.ts finds on the page of a weekday, besides its rows. */
export const dayParts = defineParts({
  today: 'small',
  closed: 'small',
  exception: 'div',
  exceptionWords: 'p',
  shut: 'div',
  shutDay: 'p',
  shutMonth: 'p',
  shutReason: 'p',
  shutSentence: 'p',
  board: 'div',
  none: 'p',
  print: 'button',
});

/** What live-times.ts finds around the next session of a class or a coach, and the text in place of their rows. */
export const nextParts = defineParts(
  { time: 'time', number: 'span', half: 'small', date: 'span' },
  { next: 'div', details: 'span', noNext: 'p', noRows: 'p' },
);

/** What live-week.ts and filter-week.ts find on /schedule, besides its rows. */
export const weekParts = defineParts({
  week: 'div',
  dates: 'p',
  filters: 'div',
  count: 'b',
  next: 'a',
  date: 'p',
  chipDate: 'span',
  noneOnDay: 'p',
  dayLink: 'a',
  none: 'div',
  noneHeading: 'h2',
  noneNearest: 'p',
  onlyClass: 'a',
  onlyCoach: 'a',
  onlyTime: 'a',
  now: 'p',
  nowHere: 'p',
  print: 'button',
  printed: 'p',
});

/** What live-saves.ts finds around toggles. */
export const saveParts = defineParts({ saveStatus: 'p' });
