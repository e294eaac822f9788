import { words as editorWords } from '../editor/words.ts';
import { dayWords } from './words/day-words.ts';
import { frameWords } from './words/frame-words.ts';
import { pageWords } from './words/page-words.ts';
import { savingPublishesWords } from './words/saving-publishes-words.ts';
import { siteWords } from './words/site-words.ts';
import { weekWords } from './words/week-words.ts';

/**
 * The texts of every desk. Those about proposals, people and sign-in, only on the web, are in files of their own in
 * words/; the labels of fields come from the schemas.
 */
export const words = {
  ...editorWords,
  ...frameWords,
  ...siteWords,
  ...weekWords,
  ...dayWords,
  ...pageWords,
  ...(__ON_WEB__ && savingPublishesWords),
} as const;
