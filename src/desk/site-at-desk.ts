import type { EditedSite } from './draft/edited-site.ts';
import { actFollowing } from './draft/moved-post.ts';
import { futureFirstDay } from './preview/future-first-day.ts';
import { pageOfField } from './preview/pages-of-files.ts';
import { routeAfter } from './frame/route-after.ts';
import { siteNames } from './words/site-names.ts';
import { words } from './words.ts';

/** Adapter that gives the editor what it needs from this site. */
export const siteAtDesk: EditedSite = {
  names: siteNames,
  facts: Object.keys(words.facts),
  pageOfField,
  futureFirstDay,
  actFollowing,
  routeAfter,
  alsoOn: words.alsoOn,
};
