import { inOrder } from '../in-order.ts';
import type { Head } from '../workspace/workspace.ts';
import type { DraftLog, DraftPicture, DraftState, NumberedEntry } from './draft-log.ts';

/** A draft log in memory, for a draft that need not outlast its window: a proposal under review. */
export function memoryLog(): DraftLog {
  const queues = { draft: inOrder(), head: inOrder() };
  const pictures = new Map<string, DraftPicture>();
  let entries: NumberedEntry[] = [];
  let start: { after: number; state: DraftState } | undefined;
  let last = 0;
  let head: Head | undefined;
  return {
    alone: (of, work) => queues[of](work),
    start: () => Promise.resolve(start),
    entriesAfter: (number) => Promise.resolve(entries.filter((one) => one.number > number)),
    append(entry) {
      entries.push({ number: ++last, entry });
      return Promise.resolve(last);
    },
    restart(after, state) {
      start = { after, state };
      entries = entries.filter(({ number }) => number > after);
      return Promise.resolve();
    },
    lastHead: () => Promise.resolve(head),
    keepHead(kept) {
      head = kept;
      return Promise.resolve();
    },
    pictures: () => Promise.resolve([...pictures.values()]),
    addPicture(picture) {
      pictures.set(picture.name, picture);
      return Promise.resolve();
    },
    removePictures(names) {
      for (const name of names) pictures.delete(name);
      return Promise.resolve();
    },
    sharedDrafts: () => Promise.resolve([]),
    keepSharedDrafts: () => Promise.resolve(),
    person: () => Promise.resolve(''),
    keepPerson: () => Promise.resolve(),
    follow: () => () => undefined,
  };
}
