import { nameAndWordWordings } from './names-and-words.ts';
import { postAndLinkWordings } from './posts-and-links.ts';
import { timetableWordings } from './timetable.ts';

/** The findings of the rules between files. */
export const ruleWordings = {
  ...nameAndWordWordings,
  ...postAndLinkWordings,
  ...timetableWordings,
};
