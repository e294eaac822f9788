import { hostWords } from '../../host/workspace/workspace.ts';
import { dayWords } from './day-words.ts';
import { actionWords, changeWords, fieldWords } from './editing-words.ts';
import { frameWords } from './frame-words.ts';
import { reviewWords } from './review-words.ts';
import { siteWords } from './site-words.ts';
import { weekWords } from './week-words.ts';

/**
 * The texts of every desk; each key is in only one of the files. Those about people and sign-in are only on the web,
 * and are not loaded elsewhere; the labels of fields come from the schemas.
 */
export const words = {
  ...actionWords,
  ...changeWords,
  ...fieldWords,
  ...hostWords,
  ...frameWords,
  ...siteWords,
  ...weekWords,
  ...dayWords,
  ...reviewWords,
} as const;
