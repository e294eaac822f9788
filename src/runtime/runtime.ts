import { followSession } from './session.ts';
import { layOutBelow } from './below.ts';
import { wakeNear } from './wake.ts';
import { answerLater } from './replay.ts';
import { markScrolled } from './scroll.ts';
import { showOfToday } from './of-today.ts';
import { openDialogs } from './dialogs.ts';

/**
 * The script of every page, with a file for each of its tasks. The task that is called last is imported
 * last, so that the minifier inlines it.
 */
answerLater();
onscroll = markScrolled;
// The first picture of the page comes before all of this; of a page that was made ready ahead it comes when the
// page is shown.
requestAnimationFrame(() => {
  markScrolled();
  // Islands near the viewport are hydrated after the first paint.
  setTimeout(wakeNear, 100);
  setTimeout(layOutBelow, 150);
});
// After everything that the page itself needs. A page that is left meanwhile goes without.
onload = () => import(/* @vite-ignore */ __AFTERWARDS__).catch(() => undefined);
if (__ACCOUNTS__) followSession();
showOfToday();
openDialogs();
