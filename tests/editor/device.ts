import 'fake-indexeddb/auto';
import { indexedLog } from '../../src/editor/draft/indexed-log.ts';

/** Web Locks of one process: one holder at a time for each name. Node 20 has none of its own. */
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

/** A device on which nothing is kept yet; each call of it opens the same log once more, as another tab does. */
export function newDevice() {
  const name = `test-${++devices}`;
  return () => indexedLog(name, () => new AbortController().signal);
}
