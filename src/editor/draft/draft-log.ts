import type { Head } from '../workspace/workspace.ts';
import type { CommitUnderWay, DraftEntry, FileConflict } from './draft-entry.ts';

/** A draft at one moment, from which its entries go on. */
export interface DraftState {
  head: string;
  saved: readonly (readonly [file: string, text: string])[];
  texts: readonly (readonly [file: string, text: string])[];
  conflicts: readonly FileConflict[];
  underWay?: (CommitUnderWay & { texts: Readonly<Record<string, string | null>> }) | undefined;
}

export interface NumberedEntry {
  number: number;
  entry: DraftEntry;
}

/** A photograph that is not saved yet. */
export interface DraftPicture {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

/**
 * Where a draft is kept on this device: one for each workspace, shared by all tabs. Once the promise of `append` is
 * fulfilled, its entry survives a crash.
 */
export interface DraftLog {
  /** Runs one piece of work at a time, in all tabs together. `of`: what must not change meanwhile. */
  alone: <Result>(of: 'draft' | 'head', work: () => Promise<Result>) => Promise<Result>;
  /** The state before the first entry that is kept, and the number before it; undefined for a new draft. */
  start: () => Promise<{ after: number; state: DraftState } | undefined>;
  entriesAfter: (number: number) => Promise<readonly NumberedEntry[]>;
  /** Returns the number of the entry. */
  append: (entry: DraftEntry) => Promise<number>;
  /** Begins a draft, or forgets the entries up to a number, after which the draft was `state`. */
  restart: (after: number, state: DraftState) => Promise<void>;
  /** The files of the head as last asked for. */
  lastHead: () => Promise<Head | undefined>;
  keepHead: (head: Head) => Promise<void>;
  pictures: () => Promise<readonly DraftPicture[]>;
  addPicture: (picture: DraftPicture) => Promise<void>;
  removePictures: (names: readonly string[]) => Promise<void>;
  /** The name of the person at this device, '' until it is known. */
  person: () => Promise<string>;
  keepPerson: (name: string) => Promise<void>;
  /** Calls `onNews` when another tab has added something; returns a function that stops it. */
  follow: (onNews: () => void) => () => void;
}
