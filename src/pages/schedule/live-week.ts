import { fill } from '../../content/text/fill.ts';
import { weekdays } from '../../content/weekdays.ts';
import { addDays, dayOf, nextDate, type PlaceTime } from '../../timetable/clock.ts';
import { placeNow } from '../../timetable/page-clock.ts';
import {
  type DatedSession,
  isKnown,
  sessionsFrom,
  statesNow,
  stillToCome,
  timeWords,
  weekdayName,
} from '../../timetable/coming-weeks.ts';
import { loadOnce } from '../../design/runtime/load-once.ts';
import { showOfToday } from '../../design/runtime/show-of-today.ts';
import { followClock } from '../../timetable/follow-clock.ts';
import type { WeekFilter } from './filter-week.ts';
import type { LiveWeekProps } from './week-page.ts';
import { partOf, shownSession, startDaysWith, startOf } from './week-parts.ts';

const filterLinks = '[data-pick], [data-part=none] a';

/**
 * Keeps the page /schedule up to date, today, now and the next class, and turns its links into filters
 * (filter-week.ts). It finds elements of WeekPage.tsx, Week.tsx and WeekSession.tsx by their `data-…` attributes:
 * change them together.
 */
export function liveWeek(box: HTMLElement, props: LiveWeekProps) {
  const { note, url } = props.printed;
  let filter: WeekFilter | undefined;

  function update() {
    const now = placeNow();
    // What is read below from the markup must be that of today, also if the script of every page follows the clock later.
    showOfToday();
    // After the days that the build knew, only the usual week is shown, without dates and numbers.
    const isCurrent = isKnown(props.weeks, addDays(now.date, 6));
    const sessions = isCurrent ? sessionsFrom(props.weeks, now.date, 7) : undefined;
    markDays(box, props, now);
    markStates(box, props, sessions, now);
    if (sessions) showResult(box, props, filter ? sessions.filter(filter.matches) : sessions, now);
    else for (const name of ['count', 'next']) partOf(box, name).textContent = '';
    filter?.show(sessions);
    markNow(box, props, now);
    const date = props.weeks.dates[now.date];
    partOf(box, 'printed').textContent = date === undefined ? '' : fill(note, { date, url });
  }

  // The script of the filters loads when a visitor points at a filter or focuses one. If it does not come, the next such
  // event, a click or the next minute asks for it again.
  const load = loadOnce(async () => {
    const { filterWeek } = await import('./filter-week.ts');
    filter = filterWeek(box, props, update);
    return filter;
  });
  for (const type of ['pointerover', 'focusin'])
    partOf(box, 'filters').addEventListener(type, () => void load().catch(() => undefined));
  box.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(filterLinks);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Without a network, the link does what it does without scripts: it opens a page.
    load().then(
      ({ choose }) => choose(link),
      () => location.assign(link.href),
    );
  });

  partOf(box, 'print').addEventListener('click', () => print());
  addEventListener('beforeprint', () => startDaysWith(box, props.firstDay));
  addEventListener('afterprint', () => startDaysWith(box, placeNow().day));
  followClock(() => {
    update();
    // A URL with choices needs the filters at once. Hours without a usual class are hidden, and the script of the
    // filters shows those that have a class on a changed date.
    if (!filter && (location.search || box.querySelector('[data-hour][hidden]')))
      load().then(update, () => undefined);
  });
}

/** Shows a line such as "26 classes. Next: Fitness, today 6:00pm", with a link to the class in the week. */
function showResult(
  box: HTMLElement,
  { weeks, words }: LiveWeekProps,
  sessions: readonly DatedSession[],
  now: PlaceTime,
) {
  const number = sessions.filter(({ off }) => off === undefined).length;
  partOf(box, 'count').textContent = fill(number === 1 ? words.countOfOne : words.count, {
    number: String(number),
  });
  const [next] = stillToCome(sessions, now);
  const link = partOf(box, 'next') as HTMLAnchorElement;
  link.hidden = !next;
  if (!next) return void (link.textContent = '');
  const values = { class: next.name, start: timeWords(weeks, next.start) };
  link.textContent =
    next.date === now.date
      ? fill(words.nextToday, values)
      : fill(words.next, { ...values, day: weekdayName(weeks, next.date) });
  const session = shownSession(box.querySelector(`[data-slot=${next.id}]`)!)!;
  session.id ||= next.id;
  // If the class is in a collapsed day on a phone, the link leads to the day.
  link.href = `#${session.checkVisibility() ? session.id : dayOf(next.date)}`;
}

/** Makes a bold text, which the styles show in the typeface for numerals. */
const figures = (text: string) => {
  const strong = document.createElement('b');
  strong.textContent = text;
  return strong;
};

/** Gives each day its next date, and marks today. Dates that the build did not know are left out. */
function markDays(
  box: HTMLElement,
  { days, today }: Pick<LiveWeekProps, 'days' | 'today'>,
  now: PlaceTime,
) {
  startDaysWith(box, now.day);
  const find = (selector: string) => box.querySelector<HTMLElement>(selector)!;
  for (const day of weekdays) {
    const [number, month] = days[nextDate(day, now.date)] ?? ['', ''];
    const isToday = day === now.day;
    const column = find(`[data-day=${day}]`);
    column.toggleAttribute('data-today', isToday);
    if (isToday) column.dataset['ground'] = 'bone';
    else delete column.dataset['ground'];
    if (column.parentElement!.hasAttribute('data-dense'))
      column.toggleAttribute('data-open', isToday);
    const beside = isToday ? today : month;
    find(`[data-day=${day}] [data-part=date]`).replaceChildren(figures(number), ` ${beside}`);
    const chip = find(`[data-chip=${day}]`);
    chip.ariaCurrent = isToday ? 'date' : null;
    find(`[data-chip=${day}] [data-part=date]`).textContent = isToday ? today : number;
  }
  const [first, last] = [days[now.date], days[addDays(now.date, 6)]];
  if (!first || !last) return find('[data-part=dates]').replaceChildren();
  find('[data-part=dates]').replaceChildren(
    ...(first[2] === last[2]
      ? [figures(`${first[0]} – ${last[0]}`), ` ${last[2]}`]
      : [figures(first[0]), ` ${first[2]} – `, figures(last[0]), ` ${last[2]}`]),
  );
}

/** Marks the state of today's classes, and those not held in these seven days, if `sessions` are known. */
function markStates(
  box: HTMLElement,
  props: Pick<LiveWeekProps, 'states' | 'weeks'>,
  sessions: readonly DatedSession[] | undefined,
  now: PlaceTime,
) {
  const states = statesNow(props.weeks, now);
  const held = sessions && new Set(sessions.map(({ id }) => id));
  for (const row of box.querySelectorAll<HTMLElement>('[data-slot]')) {
    const id = row.dataset['slot']!;
    row.toggleAttribute('data-away', held?.has(id) === false);
    // A class of yesterday that is still on has a row only in the column of its weekday, which now means next week.
    const isToday = row.closest<HTMLElement>('[data-day]')!.dataset['day'] === now.day;
    const state = (isToday && states.get(id)) || 'later';
    for (const label of row.querySelectorAll<HTMLElement>('[data-part=state]')) {
      label.parentElement!.dataset['state'] = state;
      label.hidden = state === 'later' || state === 'cancelled';
      if (state !== 'later' && state !== 'cancelled')
        label.querySelector('span > span')!.textContent = props.states[state];
    }
  }
}

/** Moves the marker of the current time, in the grid of hours or, on phones, in the list of today's classes. */
function markNow(
  box: HTMLElement,
  { clock, words }: Pick<LiveWeekProps, 'clock' | 'words'>,
  { day, time }: PlaceTime,
) {
  const [before, after] = clock[Number(time.slice(0, 2))]!;
  const inWords = before + time.slice(3) + after;
  const gridMarker = partOf(box, 'now');
  const hours = [...box.querySelectorAll<HTMLElement>('[data-hour]:not([hidden])')];
  const nextHour = hours.find(({ dataset }) => dataset['hour']! > time.slice(0, 2));
  gridMarker.hidden = hours.length === 0;
  // The marker is decorative, because the top of the page names the current and the next class in words.
  gridMarker.ariaHidden = 'true';
  gridMarker.firstElementChild!.textContent = inWords;
  // After the last hour the marker goes to the end of the grid.
  gridMarker.style.gridRow = nextHour ? String(Number(nextHour.dataset['line']) + 1) : '-2';
  // The first column has the hours, and today comes next (week-parts.ts).
  gridMarker.style.gridColumn = '1 / 3';

  const listMarker = partOf(box, 'now-here');
  listMarker.firstElementChild!.textContent = fill(words.now, { time: inWords });
  listMarker.lastElementChild!.textContent = inWords;
  const rows = [...box.querySelectorAll(`[data-day=${day}] [data-slot]:not([data-out])`)];
  const next = rows.find((row) => {
    const session = shownSession(row);
    return session && startOf(session) > time;
  });
  const last = rows.findLast(shownSession);
  listMarker.hidden = !(next ?? last);
  listMarker.toggleAttribute('data-below', !next);
  if (next) next.prepend(listMarker);
  else if (last) last.append(listMarker);
}
