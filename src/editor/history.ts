/** A save in the history. */
export interface SavedChange {
  id: string;
  /** ISO: "2027-01-26T12:30:00.000Z". */
  at: string;
  by: string;
  words: readonly string[];
  /** Not made by a desk: `words` is what its author says of it. */
  isTechnical: boolean;
}

/** The texts of a save before and after it, by name inside the content folder; null where the file did not exist. */
export type ChangedTexts = Readonly<
  Record<string, { before: string | null; after: string | null }>
>;

/** A save for the history; its files are on disk already. */
export interface Save {
  /** That of its commit. */
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
  /** The save itself is on disk even if this fails. A save that is added again is listed once. */
  add(save: Save): Promise<void>;
  /** The last versions, newest first, and the last saves of desks among them or after them. */
  list(most: number): Promise<SavedChange[]>;
  /** Undefined where there is no such save. */
  textsOf(id: string): Promise<ChangedTexts | undefined>;
}
