import { nameAndWordWordings } from './names-and-words.ts';
import { postAndLinkWordings } from './posts-and-links.ts';
import { timetableWordings } from './timetable.ts';

/** What the rules between files find. */
export const ruleWordings = {
  ...nameAndWordWordings,
  ...postAndLinkWordings,
  ...timetableWordings,
};
