/** One save, as it stands in the list of earlier ones. */
export interface SavedChange {
  id: string;
  /** "2026-11-23T09:12:00.000Z" */
  at: string;
  by: string;
  /** One line each. */
  words: readonly string[];
}

/** Texts of files of the content before and after a save; null is a file that is not there. */
export type ChangedTexts = Readonly<
  Record<string, { before: string | null; after: string | null }>
>;

export interface ChangeToKeep extends Omit<SavedChange, 'id'> {
  texts: ChangedTexts;
  /** Names inside the content folder of photographs that were written. */
  pictures: readonly string[];
}

/** Remembers every save with its words. */
export interface History {
  add: (change: ChangeToKeep) => Promise<void>;
  /** The newest first. */
  list: (most: number) => Promise<SavedChange[]>;
  textsOf: (id: string) => Promise<ChangedTexts>;
}
