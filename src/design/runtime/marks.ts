/**
 * The data attributes that templates of several folders write and scripts of others read, without `data-`. The parts that
 * one script finds are named beside it (parts.ts).
 */

/** An island, with its name. */
export const islandMark = 'island';
/** The scripts of an island, and the file with its props. */
export const scriptsMark = 'src';
export const propsMark = 'props';
/** An island for which a visitor waits. */
export const askedMark = 'asked';

/** The first and the last day on which an element is shown. */
export const fromMark = 'from';
export const untilMark = 'until';

/** The note above a cached page. */
export const staleMark = 'stale';
