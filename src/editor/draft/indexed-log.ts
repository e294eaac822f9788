import { openDB, type DBSchema, type IDBPDatabase, type StoreNames } from 'idb';
import type { StoredDraft } from '../sync/drafts-of-staff.ts';
import type { Head } from '../workspace/workspace.ts';
import type { DraftEntry } from './draft-entry.ts';
import type { DraftLog, DraftPicture, DraftState } from './draft-log.ts';

interface Tables extends DBSchema {
  entries: { key: number; value: DraftEntry };
  pictures: { key: string; value: DraftPicture };
  /** Key-value pairs. */
  values: {
    key: 'start' | 'head' | 'person' | 'shared';
    value: { after: number; state: DraftState } | Head | readonly StoredDraft[] | string;
  };
}

/** Returns the signal that cancels the running requests. */
type Stopping = () => AbortSignal;

/**
 * A lock across all tabs. Only the wait for the lock of the head can be cancelled: another tab may hold it while a
 * server does not answer.
 */
const oneAtATime =
  (name: string, stopping: Stopping): DraftLog['alone'] =>
  (of, work) =>
    navigator.locks.request(`${name} ${of}`, of === 'head' ? { signal: stopping() } : {}, work);

/** Keeps the draft of a workspace in IndexedDB, shared by the tabs of a browser. */
export async function indexedLog(workspace: string, stopping: Stopping): Promise<DraftLog> {
  const name = `desk-${workspace}`;
  const database = await openDB<Tables>(name, 1, {
    upgrade(created) {
      created.createObjectStore('entries', { autoIncrement: true });
      created.createObjectStore('pictures', { keyPath: 'name' });
      created.createObjectStore('values');
    },
  });
  const channel = new BroadcastChannel(name);
  return {
    alone: oneAtATime(name, stopping),
    ...keptValues(database),
    async entriesAfter(number) {
      const range = IDBKeyRange.lowerBound(number, true);
      const tables = database.transaction('entries');
      const [numbers, entries] = await Promise.all([
        tables.store.getAllKeys(range),
        tables.store.getAll(range),
      ]);
      return entries.map((entry, index) => ({ number: numbers[index]!, entry }));
    },
    async append(entry) {
      const number = await written(database, ['entries'], (tables) =>
        tables.objectStore('entries').add(entry),
      );
      channel.postMessage('draft');
      return number;
    },
    restart: (after, state) =>
      written(database, ['entries', 'values'], async (tables) => {
        await tables.objectStore('entries').delete(IDBKeyRange.upperBound(after));
        await tables.objectStore('values').put({ after, state }, 'start');
      }),
    pictures: () => database.getAll('pictures'),
    async addPicture(picture) {
      await written(database, ['pictures'], (tables) =>
        tables.objectStore('pictures').put(picture),
      );
      channel.postMessage('draft');
    },
    removePictures: (names) =>
      written(database, ['pictures'], async (tables) => {
        await Promise.all(names.map((one) => tables.objectStore('pictures').delete(one)));
      }),
    follow(onNews) {
      channel.addEventListener('message', onNews);
      return () => channel.removeEventListener('message', onNews);
    },
  };
}

function keptValues(database: IDBPDatabase<Tables>) {
  const value = async <Value>(key: Tables['values']['key']) =>
    (await database.get('values', key)) as Value | undefined;
  const keep = async (key: Tables['values']['key'], kept: Tables['values']['value']) => {
    await written(database, ['values'], (tables) => tables.objectStore('values').put(kept, key));
  };
  return {
    start: () => value<{ after: number; state: DraftState }>('start'),
    lastHead: () => value<Head>('head'),
    keepHead: (head: Head) => keep('head', head),
    sharedDrafts: async () => (await value<readonly StoredDraft[]>('shared')) ?? [],
    keepSharedDrafts: (drafts: readonly StoredDraft[]) => keep('shared', drafts),
    person: async () => (await value<string>('person')) ?? '',
    keepPerson: (person: string) => keep('person', person),
  };
}

/** Changes tables in one transaction, and waits until it is on the disk. */
async function written<Names extends StoreNames<Tables>[], Result>(
  database: IDBPDatabase<Tables>,
  names: Names,
  work: (tables: ReturnType<typeof transactionOf<Names>>) => Promise<Result>,
): Promise<Result> {
  const tables = transactionOf(database, names);
  const [result] = await Promise.all([work(tables), tables.done]);
  return result;
}

/** Strict: the default of browsers may lose the last seconds in a power cut. */
const transactionOf = <Names extends StoreNames<Tables>[]>(
  database: IDBPDatabase<Tables>,
  names: Names,
) => database.transaction(names, 'readwrite', { durability: 'strict' });
