import { actWords } from './act-words.ts';
import { changeWords } from './change-words.ts';
import { fieldWords } from './field-words.ts';
import { hostWords } from '../../host/workspace/host-fault.ts';
import { pictureWords } from './picture-words.ts';
import { previewWords } from './preview-words.ts';
import { saveWords } from './save-words.ts';

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
