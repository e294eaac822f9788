import type { ReactNode } from 'react';
import { widthOfText } from '../text/widest.ts';
import styles from './whole-words.module.scss';

/** Characters of normal width that fit every heading at every window width. */
const roomOfEach = 8.5;

/** Like `roomOfEach`, for the small heading of a card or of a part of a section. */
export const roomOfSmall = 11;

/** Widths of words, in characters, and their classes. */
const widths = [
  [6.5, styles.six],
  [10, styles.ten],
  [13, styles.thirteen],
  [17, styles.seventeen],
  [Infinity, styles.more],
] as const;

/**
 * Reduces the type size of a heading if its widest word might not fit, so that no word is broken. `room` is the number
 * of characters of normal width that always fit.
 */
export function wholeWords(text: string, room = roomOfEach): ReactNode {
  const widest = Math.max(...text.split(/[\s–—-]+/).map(widthOfText));
  if (widest <= room) return text;
  const width = widths.find(([letters]) => letters >= widest)![1];
  return <span className={`${styles.whole} ${width}`}>{text}</span>;
}
