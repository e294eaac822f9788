import type { Step } from './workspace/requests.ts';

/** What the worker of the desk waits for. */
export interface Work {
  follow: (listener: () => void) => () => void;
  step: () => Step | undefined;
  /** Gives up all that it waits for. */
  stop: () => void;
}
