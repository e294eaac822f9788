import type { Step } from './workspace/requests.ts';

/** The pending request of the worker. */
export interface Work {
  follow: (listener: () => void) => () => void;
  step: () => Step | undefined;
  /** Cancels all pending requests. */
  stop: () => void;
}
