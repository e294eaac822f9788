import { proxy, wrap, type Remote } from 'comlink';
import type { PageDesk } from './draft/page-desk.ts';
import type { Desk } from './protocol.ts';
import type { DraftsOfStaff } from './sync/drafts-of-staff.ts';
import type { PendingRequest } from './pending-request.ts';
import type { Step, TokenNow } from './workspace/requests.ts';

/** The access of the signed-in person, for the worker. */
export interface DeskAccount {
  tokenNow: TokenNow;
  drafts: DraftsOfStaff;
}

/** The API that the web worker of the desk exposes. */
export interface DeskWorker {
  /** `workspace` is the name of the content: drafts of different content stay apart. */
  open: (
    workspace: string,
    onStep: (step: Step | undefined) => void,
    account?: DeskAccount,
  ) => Promise<PageDesk>;
  /** Cancels all pending requests. */
  stop: () => void;
}

/** Opens the desk in its worker, so that a long check never holds up the screen. */
export function deskInWorker(
  worker: Worker,
  workspace: string,
  account?: DeskAccount,
): { desk: Promise<Desk>; work: PendingRequest } {
  const remote: Remote<DeskWorker> = wrap(worker);
  let step: Step | undefined;
  const listeners = new Set<() => void>();
  const onStep = (next: Step | undefined) => {
    step = next;
    for (const listener of listeners) listener();
  };
  return {
    // Every method of a desk is asynchronous already, so the type of its proxy is the same.
    desk: remote.open(workspace, proxy(onStep), account && proxy(account)),
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
