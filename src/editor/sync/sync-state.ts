/** Photographs that are not saved yet, by name: the device that has each, and its size in bytes. */
export type PicturesOfDevices = Readonly<Record<string, { device: string; size: number }>>;

/** A colleague with unpublished changes, for the screens. */
export interface Colleague {
  name: string;
  /** The changed files. */
  about: readonly string[];
  /** The last change was a moment ago. */
  isNow: boolean;
}

/** The state of the draft on other devices, and the drafts of colleagues. */
export interface SyncState {
  /** The draft is stored for the other devices, as it is now. */
  isStored: boolean;
  colleagues: readonly Colleague[];
  /** The device whose changes came in last, "iPhone", and when it stored them. */
  cameFrom?: { device: string; at: string };
}
