/* What a desk asks of its host. */

import type { Photograph } from '../../content/photographs.ts';

/** A published state of the content, which visitors get now or after the next build. */
export interface Head {
  /** The id, which is equal for equal content. */
  id: string;
  /** The files by name inside the content folder, pictures included. */
  files: Readonly<Record<string, FileOfHead>>;
}

/** The published state now, with the date at the gym by the clock of the host, on which the check depends. */
export interface HeadToday extends Head {
  today: string;
}

/** One file of a head. */
export interface FileOfHead {
  /** The hash, which is equal for equal content. */
  hash: string;
  /** The size in bytes. */
  size: number;
}

/** Changes of the content, which are valid for one head only. */
export interface Publish {
  /** A random id, so that a repeated request has no effect. */
  id: string;
  /** The id of the head that it changes. */
  base: string;
  /** The name of the person; '' if nobody is signed in. */
  by: string;
  /** A line for each change: "Experts: price ₹1,250 instead of ₹1,150". */
  sentences: readonly string[];
  /** The new texts by file; null deletes the file. */
  texts: Readonly<Record<string, string | null>>;
  /** The new pictures by name. */
  pictures: Readonly<Record<string, Uint8Array<ArrayBuffer>>>;
}

/** The outcome of a publish. */
export type PublishOutcome =
  /** It was made. `isUnlisted` says that the list of earlier publishes lacks it until a later publish. */
  | { kind: 'done'; head: Head; isUnlisted?: boolean }
  /** Somebody else published first, so nothing was changed. */
  | { kind: 'moved'; head: Head }
  /** It was refused, so nothing was changed. */
  | { kind: 'refused'; why: PublishFault };

/** The reasons for refusing a publish. */
export type PublishFault =
  'mistakes' | 'not-content' | 'upload-missing' | 'disk-full' | 'store-failed';

/** A publish that was made. */
export interface EarlierPublish {
  id: string;
  /** The time, such as "2027-01-26T12:30:00.000Z". */
  at: string;
  by: string;
  sentences: readonly string[];
}

/** The texts before and after a publish, by name inside the content folder; null if there is no file. */
export type ChangedTexts = Readonly<
  Record<string, { before: string | null; after: string | null }>
>;

/** How far a publish is: 'handed-over' before its build begins; 'saved' in a folder, which nothing publishes. */
export interface Progress {
  state: 'saved' | 'handed-over' | 'building' | 'live' | 'failed';
  /** The address of the website, or of the log if the build failed. */
  address?: string;
}

/** The published content, in a folder or in a repository. */
export interface Workspace {
  head: () => Promise<HeadToday>;
  /** Returns texts by hash; texts that no longer exist are left out. */
  texts: (hashes: readonly string[]) => Promise<Readonly<Record<string, string>>>;
  /** Returns the bytes of a picture of the head; undefined if it does not exist. */
  picture: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Returns the photographs of the published site by name, as pages need them; newer ones may be missing. */
  photographs: () => Promise<Readonly<Record<string, Photograph>>>;
  /** Makes all of the changes or none. */
  publish: (publish: Publish) => Promise<PublishOutcome>;
  /** Returns the last publishes, newest first, at most `most`. */
  history: (most: number) => Promise<readonly EarlierPublish[]>;
  /** Returns the progress of publishing a head, by its id. */
  progress: (head: string) => Promise<Progress>;
  /** Returns the texts that a publish changed; undefined if it does not exist. */
  version: (id: string) => Promise<ChangedTexts | undefined>;
}

/** The workspace on a host. Pictures arrive one by one before a publish, so a broken connection loses little. */
export interface Store extends Workspace {
  /** Keeps a picture for a later publish, and returns its hash. */
  keepUpload: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
  /** Returns the picture with a hash; undefined if it did not arrive. */
  upload: (hash: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** Why it is unknown who sent a request; 'away' if the accounts do not answer. */
export type IdentityFault = 'signed-out' | 'expired' | 'not-confirmed' | 'away';

/** Why the store of the content, such as the repository at GitHub, fails. */
export type StoreFault =
  'busy' | 'store-away' | 'store-failed' | 'key-refused' | 'store-not-found' | 'store-protected';

/** Why the host of the desk refuses a request; 'refused' without a reason that the page knows. */
export type HostFault =
  IdentityFault | StoreFault | 'no-staff' | 'old-desk' | 'too-many' | 'too-large' | 'refused';

/**
 * The HTTP status of each reason. 4xx: nothing was done, and the same request would be refused again. 5xx: it is not
 * known whether it was done, so the page asks again by itself.
 */
export const statusOf: Readonly<Record<HostFault, number>> = {
  refused: 400,
  'signed-out': 401,
  expired: 401,
  'not-confirmed': 401,
  'no-staff': 403,
  'old-desk': 409,
  'too-large': 413,
  'key-refused': 424,
  'store-not-found': 424,
  'store-protected': 424,
  'too-many': 429,
  away: 503,
  busy: 503,
  'store-away': 503,
  'store-failed': 503,
};

/** The error of the host of the desk if the store fails or does not answer. */
export class StoreFailed extends Error {
  override readonly name = 'StoreFailed';
  readonly fault: StoreFault;

  constructor(fault: StoreFault) {
    super(fault);
    this.fault = fault;
  }
}

/** The words of the desk for each reason above; a new reason needs words here. */
export const hostWords = {
  hostFaults: {
    'signed-out': 'You are signed out. Sign in again.',
    expired: 'Your sign-in has ended. Sign in again.',
    'not-confirmed':
      'Your e-mail address is not confirmed yet. A link that is sent to it confirms it.',
    away: 'The desk cannot be reached now. Try again later.',
    'no-staff': 'You may not change this website. Ask its owner.',
    'old-desk': 'There is a newer desk. Reload this page, then publish.',
    'too-many': 'Too many requests in one minute. Wait a moment, then try again.',
    refused: 'The desk did not accept this. Reload this page, then try again.',
    'too-large': 'This is more than can be published at once. Publish with fewer photographs.',
    busy: 'The website’s own store is busy. Try again in a minute.',
    'store-away': 'The website’s own store does not answer. Try again later.',
    'store-failed': 'The website’s own store failed. Try again later.',
    'key-refused':
      'The website’s own store no longer accepts the key of the desk. Ask whoever looks after the website for a new key.',
    'store-not-found':
      'The website’s own store is not where the desk looks for it. Show this to whoever looks after the website.',
    'store-protected':
      'The website’s own store takes no changes from the desk now. Show this to whoever looks after the website.',
  } satisfies Record<HostFault, string>,
};
