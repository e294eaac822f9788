import { fill } from '../../content/text/fill.ts';
import { weekdaysInOrder } from '../../content/weekdays.ts';
import { addDays, dayOf, placeNow, type PlaceTime } from '../../timetable/clock.ts';
import {
  isKnown,
  sessionsFrom,
  stillToCome,
  timeWords,
  weekdayName,
  type DatedSession,
} from '../../timetable/coming-weeks.ts';
import { followClock } from '../../timetable/follow-clock.ts';
import { startDaysWith } from './today-first.ts';
import type { WeekFilter } from './filter-week.ts';
import { type LiveWeekProps, partOf, shownSession } from './week-parts.ts';
import { markDays, markNow, markStates } from './week-today.ts';

const filterLinks = '[data-pick], [data-part=none] a';

/** Keeps the week up to date: today, now and the next class. Turns the links above it into filters. */
export function liveWeek(box: HTMLElement, props: LiveWeekProps) {
  const { note, url } = props.printed;
  let filter: WeekFilter | undefined;

  function update() {
    const now = placeNow();
    // After the days that the build knew only the usual week is left, without dates and numbers.
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

  // The script of the filters loads when a visitor points at them or focuses one; a URL with choices needs it at once.
  let loaded: Promise<WeekFilter> | undefined;
  const load = () =>
    (loaded ??= import('./filter-week.ts').then(
      ({ filterWeek }) => (filter = filterWeek(box, props, update)),
    ));
  for (const type of ['pointerover', 'focusin'])
    partOf(box, 'filters').addEventListener(type, () => void load(), { once: true });
  box.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(filterLinks);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Without the network the link opens its own page.
    load().then(
      ({ choose }) => choose(link),
      () => location.assign(link.href),
    );
  });

  partOf(box, 'print').addEventListener('click', () => print());
  addEventListener('beforeprint', () => startDaysWith(box, weekdaysInOrder()[0]!));
  addEventListener('afterprint', () => startDaysWith(box, placeNow().day));
  followClock(update);
  // Hours without a usual class are hidden. The script of the filters shows those with a class on a changed date.
  if (location.search || box.querySelector('[data-hour][hidden]')) void load().then(update);
}

/** "26 classes. Next: Fitness, today 6:00pm", with a link to that class in the week. */
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
  // On a phone, days with many classes are collapsed; the link then leads to the day.
  link.href = `#${session.checkVisibility() ? session.id : dayOf(next.date)}`;
}
