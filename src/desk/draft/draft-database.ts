/* What this device keeps of a draft, in IndexedDB. Drafts of older versions of the desk must stay readable. */

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Head } from '../../host/workspace/workspace.ts';
import { changedFiles, type Draft, onHead, type Values } from './draft.ts';

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

/** A draft without the values that are as published. */
type KeptDraft = Omit<Draft, 'published' | 'values'> & { published: Values; values: Values };

interface Stores extends DBSchema {
  desk: { key: string; value: unknown };
  pictures: { key: string; value: DraftPicture };
}

/** What this device keeps for one desk: its draft, photographs, and what was last published. It survives a crash. */
export class DraftDatabase {
  private readonly database: IDBPDatabase<Stores>;

  /** `name` tells the drafts of different content, and of different people, apart. */
  static async open(name: string): Promise<DraftDatabase> {
    const database = await openDB<Stores>(`desk-draft ${name}`, 1, {
      upgrade(made) {
        made.createObjectStore('desk');
        made.createObjectStore('pictures', { keyPath: 'name' });
      },
    });
    return new DraftDatabase(database);
  }

  private constructor(database: IDBPDatabase<Stores>) {
    this.database = database;
  }

  /** The kept draft on the content that is published now; undefined without one. */
  async draftOn(head: string, published: Values): Promise<Draft | undefined> {
    const kept = (await this.database.get('desk', 'draft')) as KeptDraft | undefined;
    if (!kept) return undefined;
    const based = { ...kept, published: { ...published, ...kept.published } };
    // A file that the draft has made, or whose publish was not known here yet, is not in the other version.
    const values: Record<string, unknown> = { ...published, ...kept.values };
    for (const file of Object.keys(kept.values))
      if (kept.values[file] === undefined) delete values[file];
    return onHead({ ...based, values }, head, published);
  }

  /** Keeps the draft; one without acts and forms is forgotten. */
  async keepDraft(draft: Draft): Promise<void> {
    const files = changedFiles(draft);
    if (files.length === 0 && !draft.publish && !draft.forms) {
      await this.database.delete('desk', 'draft');
      return;
    }
    const only = (values: Values) =>
      Object.fromEntries(files.map((file) => [file, values[file]] as const));
    const kept: KeptDraft = {
      ...draft,
      published: only(draft.published),
      values: only(draft.values),
    };
    await this.database.put('desk', kept, 'draft');
  }

  published = () => this.database.get('desk', 'published') as Promise<Published | undefined>;

  async keepPublished(published: Published): Promise<void> {
    await this.database.put('desk', published, 'published');
  }

  /** The name of the person at this device, '' if unknown. */
  person = async () => ((await this.database.get('desk', 'person')) as string | undefined) ?? '';

  async keepPerson(name: string): Promise<void> {
    await this.database.put('desk', name, 'person');
  }

  pictures = (): Promise<readonly DraftPicture[]> => this.database.getAll('pictures');

  async addPicture(picture: DraftPicture): Promise<void> {
    await this.database.put('pictures', picture);
  }

  async removePictures(names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => this.database.delete('pictures', name)));
  }
}
