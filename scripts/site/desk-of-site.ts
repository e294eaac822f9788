import { contentModel } from '../../src/rules/content-model.ts';
import type { DeskOfSite } from '../desk/open-desk.ts';
import { today } from './today.ts';

export const deskOfSite: DeskOfSite = {
  modelNow: () => contentModel(today()),
  page: 'desk/main.tsx',
};
