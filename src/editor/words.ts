import { actWords } from './words/act-words.ts';
import { changeWords } from './words/change-words.ts';
import { fieldWords } from './words/field-words.ts';
import { hostWords } from './words/host-words.ts';
import { pictureWords } from './words/picture-words.ts';
import { previewWords } from './words/preview-words.ts';
import { saveWords } from './words/save-words.ts';

/** The texts of the editor, for any site. */
export const words = {
  ...actWords,
  ...changeWords,
  ...fieldWords,
  ...pictureWords,
  ...previewWords,
  ...saveWords,
  ...hostWords,
} as const;
