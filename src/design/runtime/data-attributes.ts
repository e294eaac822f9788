/**
 * The data attributes that templates of several folders write and scripts of others read, without `data-`. The parts
 * that one script finds are named beside it (parts.ts).
 */

/** An island, with its name. */
export const islandMark = 'island';
/** The scripts of an island, and the file with its props. */
export const scriptsMark = 'src';
export const propsMark = 'props';
/** An island for which a visitor waits, one that is hydrated, and one that lacks a file. */
export const askedMark = 'asked';
export const liveMark = 'live';
export const failedMark = 'failed';
/**
 * On <html>: a visitor waits for an island, or a dialog covers the page. A selector with `:has()` would be evaluated at
 * every change.
 */
export const waitingMark = 'waiting';
export const coveredMark = 'covered';

/** The first and the last day on which an element is shown. */
export const fromMark = 'from';
export const untilMark = 'until';

/** The note above a cached page. */
export const staleMark = 'stale';
