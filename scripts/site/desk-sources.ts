import './place-of-content.ts';
import { islands } from '../../src/islands/islands.ts';
import { typeface } from '../../src/styles/typeface.ts';
import type { DeskSources } from '../desk/bundle/desk-sources.ts';

/** The entry points of the desk of this site. */
export const deskSources: DeskSources = {
  page: 'desk/main.tsx',
  brain: 'desk/brain.ts',
  renderer: 'render.tsx',
  islands: Object.keys(islands),
  typeface,
};

/** The same for the desk on the web; `settings` are the variables of its accounts. */
export const webDeskSources = (settings: Readonly<Record<string, string>>): DeskSources => ({
  ...deskSources,
  keeper: 'desk/offline/keep-desk.ts',
  settings,
});
