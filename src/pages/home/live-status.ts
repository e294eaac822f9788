import { sayDone } from '../../accounts/say-done.ts';
import { partsIn } from '../../design/runtime/parts.ts';
import { placeNow } from '../../timetable/page-clock.ts';
import { followClock } from '../../timetable/follow-clock.ts';
import { classAt, openingAt } from '../../timetable/open-status.ts';
import type { homeProps } from './home-page.ts';
import type { statusParts } from './home-parts.ts';

type LiveStatusProps = ReturnType<typeof homeProps>['hero']['status'];

/**
 * Keeps two lines of the home page up to date, whether the gym is open and which class is on now or next, and shows the
 * message that the previous page left.
 */
export function liveStatus(box: HTMLElement, { weeks, words, done }: LiveStatusProps) {
  const { find } = partsIn<typeof statusParts>(box);
  const week = document.createElement('a');
  week.href = '/schedule';
  followClock(() => {
    const now = placeNow();
    const status = openingAt(weeks, words, now);
    if (!status) return;
    const [first = '', ...rest] = status.opening;
    const strong = document.createElement('b');
    strong.textContent = first;
    find('opening').replaceChildren(strong, rest.map((text) => ` · ${text}`).join(''));
    find('dot').toggleAttribute('data-open', status.isOpen);
    const held = classAt(weeks, words, now);
    week.textContent = held ?? '';
    find('class').replaceChildren(...(held === undefined ? [] : [week]));
  });
  if (done) sayDone(done);
}
