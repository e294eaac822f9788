/** The tasks that can wait: `runtime.ts` imports this file once the page has loaded. */

import '../offline/register-service-worker.ts';
import { followClock } from '../../timetable/follow-clock.ts';
import { layOutBelow, showOfToday } from './show-of-today.ts';

/** In milliseconds: a press opens a dialog within this time, or not at all. */
const untilOpen = 1_000;

const skip = () => {
  for (const { style } of document.querySelectorAll('section')) style.contentVisibility = '';
};

const layOutAgain = () => {
  if (!document.querySelector('dialog:modal')) layOutBelow();
};

/**
 * A modal dialog makes the whole page inert, and the browser computes the styles of all that is laid out anew, when it
 * opens and when it closes. From the press of its button until it is closed, sections out of sight are skipped again;
 * the browser remembers their heights (contain-intrinsic-size in src/design/styles/base.scss).
 */
function skipBehindDialogs() {
  addEventListener('pointerdown', ({ target }) => {
    if (!(target as HTMLElement).closest?.('[commandfor]')) return;
    skip();
    setTimeout(layOutAgain, untilOpen);
  });
  // This event does not bubble.
  addEventListener('close', () => setTimeout(layOutAgain, untilOpen), true);
}

followClock(showOfToday);
skipBehindDialogs();
