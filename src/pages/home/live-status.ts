import type { DoneWords } from '../../accounts/completed-action.ts';
import { sayDone } from '../../accounts/say-done.ts';
import { placeNow } from '../../timetable/clock.ts';
import { followClock } from '../../timetable/follow-clock.ts';
import { statusAt, type LiveStatusProps } from '../../timetable/open-status.ts';

/** Keeps "Open now" and the class on now or next up to date, and shows the message that the previous page left. */
export function liveStatus(
  box: HTMLElement,
  props: LiveStatusProps & { done: DoneWords | undefined },
) {
  const line = box.querySelector('[data-part=opening]')!;
  const next = box.querySelector('[data-part=class]')!;
  const week = document.createElement('a');
  week.href = __PLACE__.pages.schedule;
  const dot = box.querySelector('[data-part=dot]')!;
  followClock(() => {
    const status = statusAt(props, placeNow());
    const [first = '', ...rest] = status.opening;
    const strong = document.createElement('b');
    strong.textContent = first;
    line.replaceChildren(strong, rest.map((words) => ` · ${words}`).join(''));
    dot.toggleAttribute('data-open', status.open);
    week.textContent = status.class ?? '';
    next.replaceChildren(...(status.class === undefined ? [] : [week]));
  });
  if (props.done) sayDone(props.done);
}
