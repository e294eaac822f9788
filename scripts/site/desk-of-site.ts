import { contentModel } from '../../src/rules/content-model.ts';
import type { DeskOfSite } from '../desk/open-desk.ts';
import { deskSources } from './desk-sources.ts';
import { today } from './today.ts';

/** What the server of the desk needs from this site: its content model and the scripts of its desk. */
export const deskOfSite: DeskOfSite = {
  modelNow: () => contentModel(today()),
  sources: deskSources,
};
