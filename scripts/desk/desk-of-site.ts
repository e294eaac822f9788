import { contentModel } from '../../src/check/rules/content-model.ts';
import type { DeskOfSite } from './open-desk.ts';
import { deskSources } from './desk-sources-of-site.ts';
import { today } from '../build/site/today.ts';

/** What the server of the desk needs from this site: its content model and the scripts of its desk. */
export const deskOfSite: DeskOfSite = {
  modelNow: () => contentModel(today()),
  sources: deskSources,
};
