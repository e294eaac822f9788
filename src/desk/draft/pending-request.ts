import type { Step } from '../../host/workspace/requests.ts';

/** Follows the pending request of the desk's worker, so that the page can show its progress and cancel it. */
export interface PendingRequest {
  follow: (listener: () => void) => () => void;
  step: () => Step | undefined;
  /** Cancels all pending requests. */
  stop: () => void;
}
