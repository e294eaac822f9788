import { sayDone } from '../../accounts/say-done.ts';
import { placeNow } from '../../timetable/clock.ts';
import { followClock } from '../../timetable/follow-clock.ts';
import { classAt, openingAt } from '../../timetable/open-status.ts';
import type { homeProps } from './home-page.ts';

type LiveStatusProps = ReturnType<typeof homeProps>['hero']['status'];

/**
 * Keeps two lines of the home page up to date, whether the gym is open and which class is on now or next, and shows the
 * message that the previous page left. It finds the elements of Hero.tsx by `data-part`: change both together.
 */
export function liveStatus(box: HTMLElement, { weeks, words, done }: LiveStatusProps) {
  const line = box.querySelector('[data-part=opening]')!;
  const next = box.querySelector('[data-part=class]')!;
  const week = document.createElement('a');
  week.href = '/schedule';
  const dot = box.querySelector('[data-part=dot]')!;
  followClock(() => {
    const now = placeNow();
    const status = openingAt(weeks, words, now);
    if (!status) return;
    const [first = '', ...rest] = status.opening;
    const strong = document.createElement('b');
    strong.textContent = first;
    line.replaceChildren(strong, rest.map((text) => ` · ${text}`).join(''));
    dot.toggleAttribute('data-open', status.isOpen);
    const held = classAt(weeks, words, now);
    week.textContent = held ?? '';
    next.replaceChildren(...(held === undefined ? [] : [week]));
  });
  if (done) sayDone(done);
}
