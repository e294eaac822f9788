import { words as editorWords } from './words/form-words.ts';
import { dayWords } from './words/day-words.ts';
import { frameWords } from './words/frame-words.ts';
import { pageWords } from './words/page-words.ts';
import { reviewWords } from './words/review-words.ts';
import { siteWords } from './words/site-words.ts';
import { weekWords } from './words/week-words.ts';

/**
 * The texts of every desk. Those about people and sign-in, only on the web, are in files of their own in
 * words/; the labels of fields come from the schemas.
 */
export const words = {
  ...editorWords,
  ...frameWords,
  ...siteWords,
  ...weekWords,
  ...dayWords,
  ...pageWords,
  ...reviewWords,
} as const;
