import { hostWords } from '../../host/workspace/host-fault.ts';
import {
  actWords,
  changeWords,
  fieldWords,
  pictureWords,
  previewWords,
  saveWords,
} from './editing-words.ts';
import { dayWords, pageWords } from './page-words.ts';
import { frameWords } from './frame-words.ts';
import { reviewWords } from './review-words.ts';
import { siteWords } from './site-words.ts';
import { weekWords } from './week-words.ts';

/**
 * The texts of every desk. Those about people and sign-in, only on the web, are in files of their own in
 * words/; the labels of fields come from the schemas.
 */
export const words = {
  ...actWords,
  ...changeWords,
  ...fieldWords,
  ...pictureWords,
  ...previewWords,
  ...saveWords,
  ...hostWords,
  ...frameWords,
  ...siteWords,
  ...weekWords,
  ...dayWords,
  ...pageWords,
  ...reviewWords,
} as const;
