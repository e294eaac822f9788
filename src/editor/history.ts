import { words } from './words.ts';
import { DeskRefused } from './desk-refused.ts';

/** A save as the history tells of it. */
export interface SavedChange {
  id: string;
  /** When, as ISO: "2027-01-26T12:30:00.000Z". */
  at: string;
  by: string;
  words: readonly string[];
  /** Names inside the content folder. */
  files: readonly string[];
}

/** What stood in each file before a save and after it, by its name inside the content folder; null: it was not there. */
export type ChangedTexts = Readonly<
  Record<string, { before: string | null; after: string | null }>
>;

/** A save that is to be remembered: all of it stands on the disk already. */
export interface Save {
  at: string;
  by: string;
  /** At least one line: "Experts: price ₹1,150 → ₹1,250". */
  words: readonly string[];
  texts: ChangedTexts;
  /** Pictures that were written or taken away, by their names inside the content folder. */
  pictures: readonly string[];
}

/** Remembers every save with its words. */
export interface History {
  /** What it throws can be shown to staff; the save itself stands on the disk whatever happens here. */
  add(save: Save): Promise<void>;
  /** The last saves, newest first. */
  list(most: number): Promise<SavedChange[]>;
  textsOf(id: string): Promise<ChangedTexts>;
}

export const noSuchSave = () => new DeskRefused(words.noSuchSave);
