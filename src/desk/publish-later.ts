import { useEffect, useSyncExternalStore } from 'react';
import { go } from '../editor/route.ts';
import { useShown, useStore } from '../editor/use-desk.ts';

let isAsked = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks for a publish once there is a connection, or no longer; it is forgotten with the window. */
export function publishLater(asked: boolean) {
  isAsked = asked;
  for (const listener of listeners) listener();
}

export const useIsPublishedLater = () => useSyncExternalStore(subscribe, () => isAsked);

/** Publishes what was asked for without a connection as soon as there is one, on whichever screen that is. */
export function usePublishLater() {
  const { connection, session } = useShown();
  const { save } = useStore();
  const isDue = useIsPublishedLater() && connection === 'there';
  useEffect(() => {
    if (!isDue) return;
    publishLater(false);
    void save(session!.name).then((isDone) => isDone && go('published'));
  }, [isDue, save, session]);
}
