/*
 * Connects the page of the desk with its worker (worker.ts), so that the page calls the engine like its own methods.
 */

import { proxy, type Remote, wrap } from 'comlink';
import type { Step, TokenNow } from '../../host/workspace/requests.ts';
import type { ContentEngine } from './content-engine.ts';
import type { DeskEngine, PendingRequest } from './protocol.ts';

/** The API that the web worker of the desk exposes. */
export interface DeskWorker {
  /** `draft` is the name of the draft: those of different content and people stay apart. */
  open: (
    draft: string,
    onStep: (step: Step | undefined) => void,
    tokenNow?: TokenNow,
  ) => Promise<ContentEngine>;
  /** Cancels all pending requests. */
  stop: () => void;
}

/** Opens the engine in its worker, so that a long check never holds up the screen. */
export function engineInWorker(
  worker: Worker,
  draft: string,
  tokenNow?: TokenNow,
): { engine: Promise<DeskEngine>; work: PendingRequest } {
  const remote: Remote<DeskWorker> = wrap(worker);
  let step: Step | undefined;
  const listeners = new Set<() => void>();
  const onStep = (next: Step | undefined) => {
    step = next;
    for (const listener of listeners) listener();
  };
  return {
    // Every method of the engine is asynchronous already, so the type of its proxy is the same.
    engine: remote.open(draft, proxy(onStep), tokenNow && proxy(tokenNow)),
    work: {
      follow: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      step: () => step,
      stop: () => void remote.stop(),
    },
  };
}
