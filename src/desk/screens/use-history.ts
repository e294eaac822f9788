import { useEffect, useState } from 'react';
import type { EarlierPublish } from '../../host/workspace/workspace.ts';
import { useShown, useStore } from '../frame/use-desk.ts';

/** Loads the last saves, newest first; undefined while loading. */
export function useHistory(): readonly EarlierPublish[] | undefined {
  const { load } = useStore();
  const { version } = useShown();
  const [saves, setSaves] = useState<readonly EarlierPublish[]>();
  useEffect(() => {
    let isCurrent = true;
    void load((desk) => desk.history()).then((found) => isCurrent && found && setSaves(found));
    return () => {
      isCurrent = false;
    };
  }, [load, version]);
  return saves;
}
