/** The script of every page for tasks that can wait: runtime.ts imports this file once the page has loaded. */

import '../offline/register-service-worker.ts';
import { followClock } from '../../timetable/follow-clock.ts';
import { layOutBelow, showOfToday } from './show-of-today.ts';

/** After this many milliseconds a press has opened a dialog, or opens none. */
const untilOpen = 1_000;

const skip = () => {
  for (const { style } of document.querySelectorAll('section')) style.contentVisibility = '';
};

const layOutAgain = () => {
  if (!document.querySelector('dialog:modal')) layOutBelow();
};

/**
 * Lets dialogs open faster. A modal dialog makes the whole page inert, and the browser then computes the styles of all
 * that is laid out, when it opens and when it closes. So from the press of its button until it is closed, sections out
 * of sight are skipped again; the browser remembers their heights (contain-intrinsic-size in
 * src/design/styles/base.scss).
 */
function skipBehindDialogs() {
  addEventListener('pointerdown', ({ target }) => {
    if (!(target as HTMLElement).closest?.('[commandfor]')) return;
    skip();
    setTimeout(layOutAgain, untilOpen);
  });
  // The event `close` does not bubble, so it is captured.
  addEventListener('close', () => setTimeout(layOutAgain, untilOpen), true);
}

followClock(showOfToday);
skipBehindDialogs();
