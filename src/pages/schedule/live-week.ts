import { fill } from '../../content/text/fill.ts';
import { weekdays } from '../../content/weekdays.ts';
import { loadOnce } from '../../design/runtime/load-once.ts';
import { partsIn } from '../../design/runtime/parts.ts';
import { addDays, nextDate, weekdayOf } from '../../content/dates.ts';
import { type PlaceTime } from '../../timetable/clock.ts';
import { insteadOn } from '../../timetable/coming-sessions.ts';
import {
  type DatedSession,
  isHeld,
  isKnown,
  rowsOn,
  timeWords,
  weekdayName,
  sessionsFrom,
  stillToCome,
} from '../../timetable/coming-weeks.ts';
import { placeNow } from '../../timetable/page-clock.ts';
import { followClock } from '../../timetable/follow-clock.ts';
import { hourOf, linesOf } from '../../timetable/week-grid.ts';
import type { WeekFilter } from './filter-week.ts';
import type { LiveWeekProps } from './week-page.ts';
import { datesOfWeek, rowsShown, startDaysWith, startOf } from './week-parts.ts';
import type { listParts, weekParts } from './timetable-parts.ts';
import { markStates, showRows } from './write-rows.ts';

const filterLinks = '[data-pick], [data-part=none] a';

/**
 * Keeps the page /schedule up to date, its rows, today, now and the next class, and turns its links into filters
 * (filter-week.ts).
 */
export function liveWeek(box: HTMLElement, props: LiveWeekProps) {
  const { note, url } = props.printed;
  const { find } = partsIn<typeof weekParts>(box);
  // A row that is replaced takes the marker with it.
  const markers = { inGrid: find('now'), inList: find('nowHere') };
  let filter: WeekFilter | undefined;

  function update() {
    const now = placeNow();
    // After the days that the build knew, only the usual week is shown, without dates and numbers.
    const isCurrent = isKnown(props.weeks, addDays(now.date, 6));
    const sessions = isCurrent ? sessionsFrom(props.weeks, now.date, 7) : undefined;
    showDays(box, props, now);
    markStates(box.querySelectorAll<HTMLElement>('[data-slot]'), props, now);
    const hasMatch = filter?.show(sessions) ?? true;
    showHours(box);
    const matching = filter ? sessions?.filter(filter.matches) : sessions;
    showResult(box, props, hasMatch ? matching : undefined, now);
    if (!hasMatch) find('count').textContent = fill(props.words.none.result, {});
    markNow(box, markers, props, now);
    const date = props.weeks.dates[now.date];
    find('printed').textContent = date === undefined ? '' : fill(note, { date, url });
  }

  // The script of the filters loads when a visitor points at a filter or focuses one. If it does not come, the next such
  // event, a click or the next minute asks for it again.
  const load = loadOnce(async () => {
    const { filterWeek } = await import('./filter-week.ts');
    filter = filterWeek(box, props, update);
    return filter;
  });
  for (const type of ['pointerover', 'focusin'])
    find('filters').addEventListener(type, () => void load().catch(() => undefined));
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

  find('print').addEventListener('click', () => print());
  followClock(() => {
    update();
    // A URL with choices needs the filters at once.
    if (!filter && location.search) load().then(update, () => undefined);
  });
}

/**
 * Shows a line such as "26 classes. Next: Fitness, today 6:00pm", with a link to the class in the week, if the sessions
 * of the coming week are known.
 */
function showResult(
  box: HTMLElement,
  { weeks, words }: LiveWeekProps,
  sessions: readonly DatedSession[] | undefined,
  now: PlaceTime,
) {
  const { find } = partsIn<typeof weekParts>(box);
  const number = sessions?.filter(isHeld).length;
  find('count').textContent =
    number === undefined
      ? ''
      : fill(number === 1 ? words.countOfOne : words.count, { number: String(number) });
  const [next] = stillToCome(sessions ?? [], now);
  const link = find('next');
  link.hidden = !next;
  if (!next) return void (link.textContent = '');
  const values = { class: next.name, start: timeWords(weeks, next.start) };
  link.textContent =
    next.date === now.date
      ? fill(words.nextToday, values)
      : fill(words.next, { ...values, day: weekdayName(weeks, next.date) });
  const row = box.querySelector(`[data-slot=${next.id}]`)!;
  row.id ||= next.id;
  // If the class is in a collapsed day on a phone, the link leads to the day.
  link.href = `#${row.checkVisibility() ? row.id : weekdayOf(next.date)}`;
}

/** Makes a bold text, which the styles show in the typeface for numerals. */
const figures = (text: string) => {
  const strong = document.createElement('b');
  strong.textContent = text;
  return strong;
};

/** Gives each day its next date with the rows of that date, and marks today. The build may not know the date. */
function showDays(
  box: HTMLElement,
  { weeks, days, instead, today, words }: LiveWeekProps,
  now: PlaceTime,
) {
  startDaysWith(box, now.day);
  const find = (selector: string) => box.querySelector<HTMLElement>(selector)!;
  const hours = [...box.querySelectorAll<HTMLElement>('[data-hour]')].map(({ dataset }) => ({
    hour: dataset['hour']!,
    line: Number(dataset['line']),
  }));
  const template = partsIn<typeof listParts>(box).find('row');
  for (const day of weekdays) {
    const date = nextDate(day, now.date);
    const column = find(`[data-day=${day}]`);
    const parts = partsIn<typeof weekParts>(column);
    const list = partsIn<typeof listParts>(column).find('rows');
    const rows = rowsOn(weeks, date);
    const written = showRows(template, list, date, rows, weeks);
    if (written) {
      const lines = linesOf(
        hours,
        rows.map(({ start }) => start),
      );
      written.forEach((row, index) => row.classList.add(`line-${lines[index]}`));
      const none = insteadOn(instead, date, rows.length > 0);
      list.hidden = none !== undefined;
      const link = parts.find('dayLink');
      link.textContent = fill(words.ofDay, { number: rows.filter(isHeld).length });
      link.parentElement!.hidden = list.hidden;
      const message = parts.find('noneOnDay');
      message.hidden = !list.hidden;
      message.textContent = none ?? '';
    }
    const [number, month] = days[date] ?? ['', ''];
    const isToday = day === now.day;
    column.toggleAttribute('data-today', isToday);
    if (isToday) column.dataset['ground'] = 'bone';
    else delete column.dataset['ground'];
    if (column.parentElement!.hasAttribute('data-dense'))
      column.toggleAttribute('data-open', isToday);
    parts.find('date').replaceChildren(figures(number), ` ${isToday ? today : month}`);
    const chip = find(`[data-chip=${day}]`);
    chip.ariaCurrent = isToday ? 'date' : null;
    partsIn<typeof weekParts>(chip).find('chipDate').textContent = isToday ? today : number;
  }
  const dates = datesOfWeek(days, now.date) ?? [];
  partsIn<typeof weekParts>(box)
    .find('dates')
    .replaceChildren(...dates.map((text, index) => (index % 2 === 0 ? figures(text) : text)));
}

/** Hides the hours without a class. */
function showHours(box: HTMLElement) {
  const used = new Set(rowsShown(box).map((row) => hourOf(startOf(row))));
  for (const hour of box.querySelectorAll<HTMLElement>('[data-hour]'))
    hour.hidden = !used.has(hour.dataset['hour']!);
}

/** Moves the marker of the current time, in the grid of hours or, on phones, in the list of today's classes. */
function markNow(
  box: HTMLElement,
  { inGrid, inList }: Record<'inGrid' | 'inList', HTMLElement>,
  { clock, words }: Pick<LiveWeekProps, 'clock' | 'words'>,
  { day, time }: PlaceTime,
) {
  const [before, after] = clock[Number(time.slice(0, 2))]!;
  const inWords = before + time.slice(3) + after;
  const hours = [...box.querySelectorAll<HTMLElement>('[data-hour]:not([hidden])')];
  const nextHour = hours.find(({ dataset }) => dataset['hour']! > time.slice(0, 2));
  inGrid.hidden = hours.length === 0;
  // The marker is decorative, because the top of the page names the current and the next class in words.
  inGrid.ariaHidden = 'true';
  inGrid.firstElementChild!.textContent = inWords;
  // After the last hour the marker goes to the end of the grid.
  inGrid.style.gridRow = nextHour ? String(Number(nextHour.dataset['line']) + 1) : '-2';
  // The first column has the hours, and today comes next (week-parts.ts).
  inGrid.style.gridColumn = '1 / 3';

  inList.firstElementChild!.textContent = fill(words.now, { time: inWords });
  inList.lastElementChild!.textContent = inWords;
  const rows = rowsShown(box.querySelector(`[data-day=${day}]`)!);
  const next = rows.find((row) => startOf(row) > time);
  inList.hidden = rows.length === 0;
  inList.toggleAttribute('data-below', !next);
  if (next) next.prepend(inList);
  else rows.at(-1)?.append(inList);
}
