import '../build/site/place-of-content.ts';
import { islands } from '../../src/islands.ts';
import { typeface } from '../../src/design/styles/typeface.ts';
import type { DeskSources } from './bundle/desk-sources.ts';

/** The entry points of the desk of this site. */
export const deskSources: DeskSources = {
  page: 'desk/main.tsx',
  worker: 'desk/worker.ts',
  renderer: 'site.tsx',
  islands: Object.keys(islands),
  typeface,
};

/** The same for the desk on the web; `settings` are the variables of its accounts. */
export const webDeskSources = (settings: Readonly<Record<string, string>>): DeskSources => ({
  ...deskSources,
  serviceWorker: 'desk/offline/service-worker.ts',
  settings,
});
