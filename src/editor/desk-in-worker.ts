import { wrap, type Remote } from 'comlink';
import type { PageDesk } from './draft/page-desk.ts';
import type { Desk } from './protocol.ts';

/** What the worker of a desk exposes. */
export interface DeskWorker {
  /** `workspace` is the name of the content: drafts of different content stay apart. */
  open: (workspace: string) => Promise<PageDesk>;
}

/** Opens the desk in its worker, so that a long check never holds up the screen. */
export async function deskInWorker(worker: Worker, workspace: string): Promise<Desk> {
  const remote: Remote<DeskWorker> = wrap(worker);
  // Every method of a desk is asynchronous already, so that nothing of its type is lost on the way.
  return remote.open(workspace);
}
