/** A save in the history. */
export interface SavedChange {
  id: string;
  /** ISO: "2027-01-26T12:30:00.000Z". */
  at: string;
  by: string;
  words: readonly string[];
  /** Not made by a desk: `words` is the commit message. */
  isTechnical: boolean;
}

/** The texts of a save before and after it, by name inside the content folder; null if the file did not exist. */
export type ChangedTexts = Readonly<
  Record<string, { before: string | null; after: string | null }>
>;

/** A save to record in the history; its files are on disk already. */
export interface Save {
  /** The id of its commit. */
  id: string;
  at: string;
  by: string;
  /** At least one line: "Experts: price ₹1,150 → ₹1,250". */
  words: readonly string[];
  texts: ChangedTexts;
  /** Pictures that were written or deleted, by their names inside the content folder. */
  pictures: readonly string[];
}

/** Stores every save, with its description. */
export interface History {
  /** A failure does not undo the save, which is on disk. A save that is added twice is listed once. */
  add(save: Save): Promise<void>;
  /** The newest `most` versions, newest first; git adds up to `most` older saves by desks. */
  list(most: number): Promise<SavedChange[]>;
  /** Undefined if there is no such save. */
  textsOf(id: string): Promise<ChangedTexts | undefined>;
}
