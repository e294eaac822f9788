import { islands } from '../../src/islands/islands.ts';
import { typeface } from '../../src/styles/typeface.ts';
import type { DeskSources } from '../desk/bundle/desk-sources.ts';

export const deskSources: DeskSources = {
  page: 'desk/main.tsx',
  brain: 'desk/brain.ts',
  renderer: 'render.tsx',
  islands: Object.keys(islands),
  typeface,
};

/** Those of the desk on the web; `settings` say where its accounts are. */
export const webDeskSources = (settings: Readonly<Record<string, string>>): DeskSources => ({
  ...deskSources,
  keeper: 'desk/offline/keep-desk.ts',
  settings,
});
