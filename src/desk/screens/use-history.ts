import { useEffect, useState } from 'react';
import type { Saved } from '../desk.ts';
import { useShown, useStore } from '../use-desk.ts';

/** Every save, newest first; undefined while they are on their way. */
export function useHistory(): readonly Saved[] | undefined {
  const { desk } = useStore();
  const { version } = useShown();
  const [saves, setSaves] = useState<readonly Saved[]>();
  useEffect(() => {
    let isCurrent = true;
    void desk.history().then((found) => isCurrent && setSaves(found));
    return () => {
      isCurrent = false;
    };
  }, [desk, version]);
  return saves;
}
