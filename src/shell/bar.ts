import type { Site } from '../content/site.ts';

/** Ids of the two dialogs that buttons of the bar open. */
export const menuId = 'menu';
export const panelId = 'contact-information';

/** What the bar and the menu say, and where they lead. */
export type BarWords = Pick<
  Site,
  'name' | 'navigation' | 'joinButton' | 'accountNavigation' | 'shell' | 'phoneBar'
>;
