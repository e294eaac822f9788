/**
 * Calls `update` now, at the start of every minute, and whenever the page becomes visible, because timers stop in background
 * tabs and in the back/forward cache. A failing `update` is reported once, and called again at the next minute. Returns
 * a function that stops the calls.
 */
export const followClock = (update: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  let hasFailed = false;
  const run = () => {
    try {
      update();
    } catch (error) {
      if (!hasFailed) console.error(error);
      hasFailed = true;
    }
  };
  const tick = () => {
    run();
    timer = setTimeout(tick, 60_000 - (Date.now() % 60_000));
  };
  tick();
  addEventListener('visibilitychange', run);
  addEventListener('pageshow', run);
  return () => {
    clearTimeout(timer);
    removeEventListener('visibilitychange', run);
    removeEventListener('pageshow', run);
  };
};
