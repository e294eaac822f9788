/** A draft as it is stored for all devices of its person. */
export interface StoredDraft {
  /** A `SharedDraft` in JSON. */
  entries: string;
  /** The device that wrote it: "iPhone". */
  device: string;
  /** When, in ISO 8601. */
  at: string;
  /** The changed files. */
  about: readonly string[];
}

/** A colleague with unpublished changes, as stored. */
export interface ColleagueDraft {
  name: string;
  /** The changed files. */
  about: readonly string[];
  /** The time of the last change, in ISO 8601. */
  at: string;
}

/** Drafts of the signed-in person and their colleagues. 'away': the store does not answer now. */
export interface DraftsOfStaff {
  /**
   * Writes `own`, if given, unless the store holds a draft whose version is not in `known`: another device wrote it.
   * Returns the draft that is stored afterwards, or undefined if there is none.
   */
  exchange: (
    known: readonly string[],
    own: StoredDraft | undefined,
  ) => Promise<StoredDraft | 'away' | undefined>;
  colleagues: () => Promise<readonly ColleagueDraft[] | 'away'>;
}

/** In characters; the rules of the store refuse more. */
export const longestEntries = 900_000;
/** The number of files in `about`; the rules of the store refuse more. */
export const mostAbout = 50;

/** Identifies one write of a draft. */
export const versionOf = ({ at, device }: StoredDraft) => `${at} ${device}`;
