/**
 * Keeps up to date what a page shows of the date or time: calls back now, at each full minute, and whenever the page
 * becomes visible, because timers stop in background tabs and in the back/forward cache.
 */
export const followClock = (update: () => void) => {
  const tick = () => {
    update();
    setTimeout(tick, 60_000 - (Date.now() % 60_000));
  };
  tick();
  addEventListener('visibilitychange', update);
  addEventListener('pageshow', update);
};
