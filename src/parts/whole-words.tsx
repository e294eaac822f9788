import type { ReactNode } from 'react';
import { widthOfText } from '../text/widest.ts';
import styles from './whole-words.module.scss';

/** So many letters of usual width have room in the line of every heading at every width of a window. */
const roomOfEach = 8.5;

/** In a small heading, of a card or of a part of a section, so many have. */
export const roomOfSmall = 11;

/** The widths of words, in letters, that the styles have a class for. */
const widths = [
  [10, styles.ten],
  [13, styles.thirteen],
  [17, styles.seventeen],
  [Infinity, styles.more],
] as const;

/**
 * The words of a heading as they are, or, when one of them may be wider than its line, set so small that it is not: no
 * word of a heading is broken inside. `room` says how many letters of usual width have room in any case.
 */
export function wholeWords(text: string, room = roomOfEach): ReactNode {
  const widest = Math.max(...text.split(/[\s–—-]+/).map(widthOfText));
  if (widest <= room) return text;
  const width = widths.find(([letters]) => letters >= widest)![1];
  return <span className={`${styles.whole} ${width}`}>{text}</span>;
}
