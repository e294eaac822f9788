import { followSession } from './session.ts';
import { layOutBelow } from './below.ts';
import { wakeNear } from './wake.ts';
import { replayEvents } from './replay.ts';
import { markScrolled } from './scroll.ts';
import { showOfToday } from './of-today.ts';
import { openDialogs } from './dialogs.ts';

/**
 * The script of every page, with a file for each task. The task that is called last is imported last, so that the
 * minifier inlines it.
 */
replayEvents();
onscroll = markScrolled;
// Waits for the first frame, which a prerendered page gets when it is activated.
requestAnimationFrame(() => {
  markScrolled();
  // Hydrates islands near the viewport.
  setTimeout(wakeNear, 100);
  setTimeout(layOutBelow, 150);
});
// After everything that the page itself needs; fails silently when the visitor leaves.
onload = () => import(/* @vite-ignore */ __AFTERWARDS__).catch(() => undefined);
if (__ACCOUNTS__) followSession();
showOfToday();
openDialogs();
