import type { Photograph } from '../../content/photographs.ts';
import type { ChangedTexts, SavedChange } from '../history.ts';

/** A saved state of the content: the one that visitors get, now or after the next build. */
export interface Head {
  /** Equal for equal content; opaque. */
  id: string;
  /** By name inside the content folder, pictures included. */
  files: Readonly<Record<string, FileOfHead>>;
}

/** One file of a saved state. */
export interface FileOfHead {
  /** Equal for equal content; opaque. */
  hash: string;
  /** In bytes. */
  size: number;
}

/** Changes of the content, valid for one head only. */
export interface Commit {
  /** A random id, so that a repeated request has no effect. */
  id: string;
  /** The id of the head that it changes. */
  base: string;
  /** The name of the person; '' if unknown. */
  by: string;
  /** The changes in words, one line each. */
  words: readonly string[];
  /** The new texts by file; null deletes the file. */
  texts: Readonly<Record<string, string | null>>;
  /** New pictures by name. */
  pictures: Readonly<Record<string, Uint8Array<ArrayBuffer>>>;
}

/** The outcome of a commit. */
export type CommitReply =
  /** `lacks`: the reason why the history does not list it yet. */
  | { kind: 'done'; head: Head; lacks?: HistoryFault }
  /** Somebody else saved first: nothing was changed. */
  | { kind: 'moved'; head: Head }
  /** Nothing was changed. */
  | { kind: 'refused'; why: CommitFault };

/** Reasons for refusing a commit. */
export type CommitFault =
  'mistakes' | 'not-content' | 'upload-missing' | 'too-large' | 'disk-full' | 'store-failed';

/** Reasons why the history lacks a commit; it is added with a later one. */
export type HistoryFault =
  'merge-under-way' | 'no-branch' | 'locked' | 'disk-full' | 'history-failed';

/** How far a publish is. 'handed-over': its build has not begun; 'saved': in a folder, where nothing publishes it. */
export interface Progress {
  state: 'saved' | 'handed-over' | 'building' | 'live' | 'failed';
  /** The address of the website; of the log if it failed. */
  address?: string;
}

/** Pictures are uploaded one by one before their commit, so that an interrupted publish can continue. */
export interface Uploads {
  /** Stores a picture and returns its hash, which a commit names; undefined if the bytes are no picture. */
  keep: (bytes: Uint8Array<ArrayBuffer>) => Promise<string | undefined>;
  bytes: (hash: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** The saved content: a folder, or a repository. */
export interface Workspace {
  head: () => Promise<Head>;
  /** Texts by hash; those that no longer exist are left out. */
  texts: (hashes: readonly string[]) => Promise<Readonly<Record<string, string>>>;
  /** The bytes of a picture of the head; undefined if it does not exist. */
  picture: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** The photographs that the site has, as pages need them, by name; newer ones of the head may be missing. */
  photographs: () => Promise<Readonly<Record<string, Photograph>>>;
  /** Undefined where pictures come with their commit: the folder is on the same computer. */
  uploads?: Uploads;
  /** Commits everything or nothing. */
  commit: (commit: Commit) => Promise<CommitReply>;
  /** The last versions, newest first, including the last saves by desks. */
  history: (most: number) => Promise<readonly SavedChange[]>;
  /** The progress of publishing a head, by its id. */
  progress: (head: string) => Promise<Progress>;
  /** The texts that a version changed; undefined if it does not exist. */
  version: (id: string) => Promise<ChangedTexts | undefined>;
}
