/* The data of the desk on this device, in IndexedDB. */

import { type DBSchema, openDB } from 'idb';
import type { Head } from '../../host/workspace/workspace.ts';
import type { Draft } from './draft.ts';
import type { Values } from './edit.ts';
import { draftOfKept, type KeptDraft, keptDraft, type OlderDraft } from './kept-draft.ts';

/** A photograph that is not published yet. */
export interface DraftPicture {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

/** The published content as it was last read, for use without a network. */
export interface Published {
  head: Head;
  /** By file. */
  texts: Readonly<Record<string, string>>;
}

interface Stores extends DBSchema {
  desk: { key: string; value: unknown };
  pictures: { key: string; value: DraftPicture };
}

/** What is used of a connection to IndexedDB. */
interface Connection {
  get: (store: 'desk', key: string) => Promise<unknown>;
  getAll: (store: 'pictures') => Promise<DraftPicture[]>;
  put: (...entry: ['desk', unknown, string] | ['pictures', DraftPicture]) => Promise<unknown>;
  delete: (store: 'desk' | 'pictures', key: string) => Promise<void>;
  close: () => void;
}

/** Stands in for IndexedDB if the browser forbids it. The desk and its worker do not share it. */
function connectionToMemory(): Connection {
  const desk = new Map<string, unknown>();
  const pictures = new Map<string, DraftPicture>();
  return {
    get: (_store, key) => Promise.resolve(desk.get(key)),
    getAll: () => Promise.resolve([...pictures.values()]),
    put(...entry) {
      if (entry[0] === 'desk') desk.set(entry[2], entry[1]);
      else pictures.set(entry[1].name, entry[1]);
      return Promise.resolve();
    },
    delete(store, key) {
      (store === 'desk' ? desk : pictures).delete(key);
      return Promise.resolve();
    },
    close: () => undefined,
  };
}

async function connectionTo(name: string): Promise<Connection> {
  const database = await openDB<Stores>(`desk-draft ${name}`, 1, {
    upgrade(made) {
      made.createObjectStore('desk');
      made.createObjectStore('pictures', { keyPath: 'name' });
    },
    // Somebody is deleting the data of the website, which an open connection would block.
    blocking: (_current, _blocked, { target }) => (target as IDBDatabase).close(),
  });
  return {
    get: (...what) => database.get(...what),
    getAll: (store) => database.getAll(store),
    async put(...entry) {
      const transaction = database.transaction(entry[0], 'readwrite');
      const written =
        entry[0] === 'desk'
          ? transaction.objectStore(entry[0]).put(entry[1], entry[2])
          : transaction.objectStore(entry[0]).put(entry[1]);
      // A tab that is being closed cannot wait to commit.
      transaction.commit();
      await Promise.all([written, transaction.done]);
    },
    delete: (...what) => database.delete(...what),
    close: () => database.close(),
  };
}

/** Whether an error says that the device has no room. */
export const isOutOfRoom = (error: unknown) => (error as Error).name === 'QuotaExceededError';

/** What this device keeps for one desk: its draft, photographs, and what was last published. It survives a crash. */
export class DraftDatabase {
  /** Whether the data outlives the tab. */
  readonly outlivesTab: boolean;
  private connection: Promise<Connection>;
  private readonly connect: () => Promise<Connection>;

  /** `name` keeps the drafts of different content and different people apart. */
  static async open(name: string): Promise<DraftDatabase> {
    try {
      return new DraftDatabase(await connectionTo(name), () => connectionTo(name));
    } catch {
      // The browser forbids it, for example together with cookies; the desk says so (Top.tsx).
      return new DraftDatabase(connectionToMemory());
    }
  }

  private constructor(connection: Connection, connect?: () => Promise<Connection>) {
    this.outlivesTab = connect !== undefined;
    this.connection = Promise.resolve(connection);
    this.connect = connect ?? (() => this.connection);
  }

  /** Browsers drop the connection of a background tab, so a failed action is tried again with a new connection. */
  private async run<Result>(action: (connection: Connection) => Promise<Result>): Promise<Result> {
    const used = this.connection;
    try {
      return await action(await used);
    } catch {
      if (this.connection === used) {
        void used.then(
          (one) => one.close(),
          () => undefined,
        );
        this.connection = this.connect();
      }
      return action(await this.connection);
    }
  }

  /** The kept draft on the content that is published now; undefined without one. */
  async draftOn(head: string, published: Values): Promise<Draft | undefined> {
    const kept = (await this.run((to) => to.get('desk', 'draft'))) as
      KeptDraft | OlderDraft | undefined;
    return kept && draftOfKept(kept, head, published);
  }

  /** Keeps the draft; deletes it if there is nothing to keep. */
  async keepDraft(draft: Draft): Promise<void> {
    const kept = keptDraft(draft);
    await this.run((to) => (kept ? to.put('desk', kept, 'draft') : to.delete('desk', 'draft')));
  }

  published = () => this.run((to) => to.get('desk', 'published')) as Promise<Published | undefined>;

  async keepPublished(published: Published): Promise<void> {
    await this.keepIfRoom('published', published);
  }

  /** The name of the person at this device, '' if unknown. */
  person = async () =>
    ((await this.run((to) => to.get('desk', 'person'))) as string | undefined) ?? '';

  async keepPerson(name: string): Promise<void> {
    await this.keepIfRoom('person', name);
  }

  /** Keeps data that only saves time; without room for it, the desk still works. */
  private async keepIfRoom(key: string, value: unknown): Promise<void> {
    await this.run((to) => to.put('desk', value, key)).catch((error: unknown) => {
      if (!isOutOfRoom(error)) throw error;
    });
  }

  pictures = (): Promise<readonly DraftPicture[]> => this.run((to) => to.getAll('pictures'));

  async addPicture(picture: DraftPicture): Promise<void> {
    await this.run((to) => to.put('pictures', picture));
  }

  async removePictures(names: readonly string[]): Promise<void> {
    await this.run((to) => Promise.all(names.map((name) => to.delete('pictures', name))));
  }
}
