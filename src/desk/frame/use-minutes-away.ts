import { useEffect, useState } from 'react';
import type { Connection } from '../../editor/protocol.ts';

const key = 'desk-reached';
/** In milliseconds. */
const noteInterval = 1000;
const minute = 60_000;

/**
 * How many minutes ago the host of the desk last answered: 0 while it does, undefined if it never did on this device.
 * The time is stored, because the next opening may be offline.
 */
export function useMinutesAway(connection: Connection): number | undefined {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => {
      if (connection === 'there') localStorage.setItem(key, String(Date.now()));
      else setNow(Date.now());
    }, noteInterval);
    return () => clearInterval(timer);
  }, [connection]);
  const reached = localStorage.getItem(key);
  if (reached === null) return undefined;
  return connection === 'there' ? 0 : Math.max(0, Math.round((now - Number(reached)) / minute));
}
