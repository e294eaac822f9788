import type { HistoryFault } from '../../../src/host/workspace/workspace.ts';

/** Thrown when a save is on the disk but not in the history, to which it is added later. */
export class HistoryFailed extends Error {
  readonly fault: HistoryFault;

  constructor(fault: HistoryFault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

/** Classifies an error of the disk or of git. */
export function historyFailure(cause: unknown): HistoryFailed {
  if (cause instanceof HistoryFailed) return cause;
  const isFull = /no space left|ENOSPC|quota/i.test((cause as Error).message);
  return new HistoryFailed(isFull ? 'disk-full' : 'history-failed', cause);
}
