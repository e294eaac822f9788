/* Publishes as soon as there is internet, if somebody has asked for that. */

import { useEffect, useSyncExternalStore } from 'react';
import { go } from '../form/route.ts';
import { useDeskState, useStore } from '../draft/use-desk.ts';
import { isRefusal } from '../draft/protocol.ts';

let isAsked = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Sets whether to publish once there is a connection. Closing the window cancels it. */
export function publishLater(asked: boolean) {
  isAsked = asked;
  for (const listener of listeners) listener();
}

/** Whether a publish waits for a connection. */
export const useWillPublishLater = () => useSyncExternalStore(subscribe, () => isAsked);

/** Hook that publishes as soon as there is a connection, if that was requested with `publishLater`. */
export function usePublishLater() {
  const { connection, session } = useDeskState();
  const { publishDraft } = useStore();
  const isDue = useWillPublishLater() && connection === 'there';
  // Somebody who was refused meanwhile has to press Publish again.
  const isOver = connection !== 'there' && isRefusal(connection);
  useEffect(() => {
    if (isOver) publishLater(false);
  }, [isOver]);
  useEffect(() => {
    if (!isDue) return;
    publishLater(false);
    void publishDraft(session!.name).then((isDone) => isDone && go('published'));
  }, [isDue, publishDraft, session]);
}
