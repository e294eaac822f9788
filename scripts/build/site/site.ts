import type { Contact } from '../../../src/content/contact.ts';
import type { Site } from '../../../src/content/site.ts';
import type { SiteToBuild } from '../site-to-build.ts';
import { contentModel } from '../../../src/check/rules/content-model.ts';
import { chatHosts } from '../../../src/design/document/headers.ts';
import { placeFormatsOf } from './place-of-content.ts';
import { contentChangedAt, today } from './today.ts';

/** Adapter that gives the builder and the development server what they need from this site. */
export const site: SiteToBuild = {
  today,
  changedAt: contentChangedAt,
  modelOn: contentModel,
  placeIn: placeFormatsOf,
  addressIn: (content) => (content.get('site.yaml') as Site).url,
  formHostsIn: (content) => ((content.get('contact.yaml') as Contact).whatsapp ? chatHosts : []),
};
