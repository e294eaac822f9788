import type { Head } from '../workspace/workspace.ts';
import type { StoredDraft } from '../sync/drafts-of-staff.ts';
import type { CommitUnderWay, DraftEntry, FileConflict } from './draft-entry.ts';

/** A snapshot of a draft, to which further entries apply. */
export interface DraftState {
  head: string;
  saved: readonly (readonly [file: string, text: string])[];
  texts: readonly (readonly [file: string, text: string])[];
  conflicts: readonly FileConflict[];
  underWay?: (CommitUnderWay & { texts: Readonly<Record<string, string | null>> }) | undefined;
}

/** An entry with its number in the log. Numbers rise by one. */
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
 * Storage of a draft: one per workspace and device, shared by all tabs. Entries survive a crash once `append` resolves.
 */
export interface DraftLog {
  /** A lock across all tabs: runs one task at a time for each of the two resources. */
  alone: <Result>(of: 'draft' | 'head', work: () => Promise<Result>) => Promise<Result>;
  /** The snapshot before the first stored entry, and its number; undefined for a new draft. */
  start: () => Promise<{ after: number; state: DraftState } | undefined>;
  entriesAfter: (number: number) => Promise<readonly NumberedEntry[]>;
  /** Returns the number of the entry. */
  append: (entry: DraftEntry) => Promise<number>;
  /** Begins a draft, or replaces the entries up to a number by a snapshot. */
  restart: (after: number, state: DraftState) => Promise<void>;
  /** The files of the last known head. */
  lastHead: () => Promise<Head | undefined>;
  keepHead: (head: Head) => Promise<void>;
  pictures: () => Promise<readonly DraftPicture[]>;
  addPicture: (picture: DraftPicture) => Promise<void>;
  removePictures: (names: readonly string[]) => Promise<void>;
  /** The last draft that this device and the store had in common, then those sent with no answer; see `DraftSync`. */
  sharedDrafts: () => Promise<readonly StoredDraft[]>;
  keepSharedDrafts: (drafts: readonly StoredDraft[]) => Promise<void>;
  /** The name of the person at this device, '' if unknown. */
  person: () => Promise<string>;
  keepPerson: (name: string) => Promise<void>;
  /** Calls `onNews` when another tab has added something; returns a function that stops it. */
  follow: (onNews: () => void) => () => void;
}
