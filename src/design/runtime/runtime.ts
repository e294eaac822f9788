import { followSession } from './log-out.ts';
import { layOutBelow } from './lay-out-below.ts';
import { hydrateNear } from './hydrate.ts';
import { replayEvents } from './replay.ts';
import { markScrolled } from './scroll.ts';
import { showOfToday } from './show-of-today.ts';
import { polyfillDialogButtons } from './dialogs.ts';

/**
 * The script at the end of every page: each task has its file. The task that is called last is imported last, so that
 * the minifier inlines it.
 */
replayEvents();
onscroll = markScrolled;
// Waits for the first frame, which a prerendered page gets when it is activated.
requestAnimationFrame(() => {
  markScrolled();
  setTimeout(hydrateNear, 100);
  setTimeout(layOutBelow, 150);
});
// After everything that the page itself needs; fails silently when the visitor leaves.
onload = () => import(/* @vite-ignore */ __AFTERWARDS__).catch(() => undefined);
if (__ACCOUNTS__) followSession();
showOfToday();
polyfillDialogButtons();
