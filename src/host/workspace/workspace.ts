import type { Photograph } from '../../content/photographs.ts';

/** A published state of the content: the one that visitors get, now or after the next build. */
export interface Head {
  /** Equal for equal content; opaque. */
  id: string;
  /** By name inside the content folder, pictures included. */
  files: Readonly<Record<string, FileOfHead>>;
}

/** One file of a head. */
export interface FileOfHead {
  /** Equal for equal content; opaque. */
  hash: string;
  /** In bytes. */
  size: number;
}

/** Changes of the content, valid for one head only. */
export interface Publish {
  /** A random id, so that a repeated request has no effect. */
  id: string;
  /** The id of the head that it changes. */
  base: string;
  /** The name of the person; '' if unknown. */
  by: string;
  /** What changes, one line each: "Experts: price ₹1,250 instead of ₹1,150". */
  sentences: readonly string[];
  /** The new texts by file; null deletes the file. */
  texts: Readonly<Record<string, string | null>>;
  /** New pictures by name. */
  pictures: Readonly<Record<string, Uint8Array<ArrayBuffer>>>;
}

/** What came of a publish. */
export type PublishOutcome =
  /** `isUnlisted`: the list of earlier publishes lacks it until a later publish. */
  | { kind: 'done'; head: Head; isUnlisted?: boolean }
  /** Somebody else published first: nothing was changed. */
  | { kind: 'moved'; head: Head }
  /** Nothing was changed. */
  | { kind: 'refused'; why: PublishFault };

/** Reasons for refusing a publish. */
export type PublishFault =
  'mistakes' | 'not-content' | 'upload-missing' | 'disk-full' | 'store-failed';

/** A publish that was made. */
export interface EarlierPublish {
  id: string;
  /** ISO: "2027-01-26T12:30:00.000Z". */
  at: string;
  by: string;
  sentences: readonly string[];
}

/** The texts before and after a publish, by name inside the content folder; null where there is no file. */
export type ChangedTexts = Readonly<
  Record<string, { before: string | null; after: string | null }>
>;

/** How far a publish is. 'handed-over': its build has not begun; 'saved': in a folder, where nothing publishes it. */
export interface Progress {
  state: 'saved' | 'handed-over' | 'building' | 'live' | 'failed';
  /** The address of the website; of the log if it failed. */
  address?: string;
}

/** The published content: a folder, or a repository. */
export interface Workspace {
  head: () => Promise<Head>;
  /** Texts by hash; those that no longer exist are left out. */
  texts: (hashes: readonly string[]) => Promise<Readonly<Record<string, string>>>;
  /** The bytes of a picture of the head; undefined if it does not exist. */
  picture: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** The photographs that the site has, as pages need them, by name; newer ones of the head may be missing. */
  photographs: () => Promise<Readonly<Record<string, Photograph>>>;
  /** Makes all of the changes or none. */
  publish: (publish: Publish) => Promise<PublishOutcome>;
  /** The last publishes, newest first, at most `most`. */
  history: (most: number) => Promise<readonly EarlierPublish[]>;
  /** The progress of publishing a head, by its id. */
  progress: (head: string) => Promise<Progress>;
  /** The texts that a publish changed; undefined if it does not exist. */
  version: (id: string) => Promise<ChangedTexts | undefined>;
}

/** A workspace with a store: pictures arrive one by one before their publish, so that a connection may break between. */
export interface Store extends Workspace {
  /** Keeps a picture for a publish that follows; returns its hash. */
  keepUpload: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
  /** The picture with a hash; undefined if it did not arrive. */
  upload: (hash: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}
