/**
 * Calls back now, at the beginning of each minute, and whenever the page is seen again: timers sleep in a tab in the
 * background and in a page that the browser keeps for Back. Everything that depends on the day or the hour follows this.
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
