import { useEffect, useState } from 'react';
import type { Saved } from '../../editor/protocol.ts';
import { useShown, useStore } from '../../editor/use-desk.ts';

/** Loads all saves, newest first; undefined while loading. */
export function useHistory(): readonly Saved[] | undefined {
  const { load } = useStore();
  const { version } = useShown();
  const [saves, setSaves] = useState<readonly Saved[]>();
  useEffect(() => {
    let isCurrent = true;
    void load((desk) => desk.history()).then((found) => isCurrent && found && setSaves(found));
    return () => {
      isCurrent = false;
    };
  }, [load, version]);
  return saves;
}
