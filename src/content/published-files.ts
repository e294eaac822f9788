/*
 * The files that the build writes for the desk, which reads from the website what a repository cannot know.
 */

/** The list of photographs by file name, with their sizes and addresses. */
export const photographList = '/photographs/list.json';

/** Of which content the website was built, and on which day: `BuiltContent`. */
export const builtContentFile = '/content-id.json';

export interface BuiltContent {
  /** The id of the content, which the desk computes for the same files in a repository. */
  content: string;
  /** The day of the build: "2026-11-26". */
  built: string;
}
