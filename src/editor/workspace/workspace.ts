import type { Photograph } from '../../rendering/photographs.ts';
import type { ChangedTexts, SavedChange } from '../history.ts';

/** A state of the content that is saved: what visitors get, or will get with the next build. */
export interface Head {
  /** Equal for equal content; opaque. */
  id: string;
  /** By name inside the content folder, pictures included. */
  files: Readonly<Record<string, FileOfHead>>;
}

export interface FileOfHead {
  /** Equal for equal content; opaque. */
  hash: string;
  /** In bytes. */
  size: number;
}

/** Changes of the content onto one head and no other. */
export interface Commit {
  /** A random id: a commit that is sent again is not made again. */
  id: string;
  /** The id of the head that it changes. */
  base: string;
  /** The name of the person; '' where it is unknown. */
  by: string;
  /** The changes in words, one line each. */
  words: readonly string[];
  /** The new texts by file; null deletes the file. */
  texts: Readonly<Record<string, string | null>>;
  /** New pictures by name. */
  pictures: Readonly<Record<string, Uint8Array>>;
}

export type CommitReply =
  /** `lacks`: why the history does not list it yet. */
  | { kind: 'done'; head: Head; lacks?: HistoryFault }
  /** Somebody else was faster: nothing was changed. */
  | { kind: 'moved'; head: Head }
  /** Nothing was changed. */
  | { kind: 'refused'; why: CommitFault };

/** Why a commit is refused. */
export type CommitFault = 'mistakes' | 'not-content' | 'too-large' | 'disk-full' | 'store-failed';

/** Why the history lacks a commit; it is added with a later one. */
export type HistoryFault =
  'merge-under-way' | 'no-branch' | 'locked' | 'disk-full' | 'history-failed';

/** How far a publish is. 'handed-over': nothing works on it yet; 'saved': it ends in the folder. */
export interface Progress {
  state: 'saved' | 'handed-over' | 'building' | 'live' | 'failed';
  /** Where visitors see it, or where somebody who knows finds out why it failed. */
  address?: string;
}

/** The saved content: a folder, or a repository. */
export interface Workspace {
  head: () => Promise<Head>;
  /** Texts by hash; those that are not there any more are left out. */
  texts: (hashes: readonly string[]) => Promise<Readonly<Record<string, string>>>;
  /** The bytes of a picture of the head; undefined where it is not there. */
  picture: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** What the pages need to know of the pictures of the head, by name. */
  photographs: () => Promise<Readonly<Record<string, Photograph>>>;
  /** All of it or nothing. */
  commit: (commit: Commit) => Promise<CommitReply>;
  /** The last versions, newest first, and the last saves of desks among them or after them. */
  history: (most: number) => Promise<readonly SavedChange[]>;
  /** How far a head is on its way to visitors, by its id. */
  progress: (head: string) => Promise<Progress>;
  /** The texts that a version changed; undefined where it is not there. */
  version: (id: string) => Promise<ChangedTexts | undefined>;
}
