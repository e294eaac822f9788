import { nameAndWordWordings } from './names-and-words.ts';
import { postAndLinkWordings } from './posts-and-links.ts';
import { timetableWordings } from './timetable.ts';

/** Messages of all rules between files, by code. */
export const ruleWordings = {
  ...nameAndWordWordings,
  ...postAndLinkWordings,
  ...timetableWordings,
};
