import { factsInWords } from '../../src/desk/facts-in-words.ts';
import { ownQuickFixes } from '../../src/desk/quick-fixes/quick-fixes.ts';
import { siteNames } from '../../src/desk/site-names.ts';
import type { DeskOfSite } from '../desk/open-desk.ts';
import { contentModel } from './content-model.ts';
import { today } from './today.ts';

export const deskOfSite: DeskOfSite = {
  today,
  siteOn: (day) => ({
    model: contentModel(day),
    names: siteNames,
    quickFixes: ownQuickFixes,
    factsIn: (content) => factsInWords(content, day),
  }),
  page: 'desk/main.tsx',
};
