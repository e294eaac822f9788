import 'fake-indexeddb/auto';
import { indexedLog } from '../../src/editor/draft/indexed-log.ts';

/** Web Locks within one process: one holder at a time per name. Node 20 lacks them. */
const held = new Map<string, Promise<unknown>>();
const locks = {
  request<Result>(
    name: string,
    _options: LockOptions,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const turn = (held.get(name) ?? Promise.resolve()).then(work, work);
    held.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  },
};
Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });

let devices = 0;

/** A new device; each call opens the same log, like another tab. */
export function newDevice() {
  const name = `test-${++devices}`;
  return () => indexedLog(name, () => new AbortController().signal);
}
