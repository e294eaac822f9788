import type { ReactNode } from 'react';
import { widthOfText } from '../../content/text/text-size.ts';
import styles from './keep-words-whole.module.scss';

/** How many characters of average width fit into the heading of a section in every window. */
const headingRoom = 8.5;

/** How many characters of average width fit into the smaller heading of a card in every window. */
export const smallHeadingRoom = 11;

/** The style classes with the widest word, in characters, that each has room for. */
const sizes = [
  [6.5, styles.six],
  [10, styles.ten],
  [13, styles.thirteen],
  [17, styles.seventeen],
  [Infinity, styles.more],
] as const;

/**
 * Shrinks the type of a heading whose widest word might not fit, so that no word is broken. `room` is the number of
 * characters of average width that always fit.
 */
export function keepWordsWhole(text: string, room = headingRoom): ReactNode {
  const widest = Math.max(...text.split(/[\s–—\uE000-\uE002-]+/).map(widthOfText));
  if (widest <= room) return text;
  const size = sizes.find(([letters]) => letters >= widest)![1];
  return <span className={`${styles.heading} ${size}`}>{text}</span>;
}
