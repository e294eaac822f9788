import type { EditedSite } from '../editor/edited-site.ts';
import { actFollowing } from './moved-post.ts';
import { dayAhead } from './preview/day-ahead.ts';
import { pageOfField } from './preview/pages-of-files.ts';
import { routeAfter } from './route-after.ts';
import { siteNames } from './site-names.ts';
import { words } from './words.ts';

/** Adapter that gives the editor what it needs from this site. */
export const siteAtDesk: EditedSite = {
  names: siteNames,
  facts: Object.keys(words.facts),
  pageOfField,
  dayAhead,
  actFollowing,
  routeAfter,
  alsoOn: words.alsoOn,
};
