import type { Site } from '../../content/site.ts';

/** Ids of the two dialogs that buttons of the bar open. */
export const menuId = 'menu';
export const panelId = 'contact-information';

/** Words and links of the bar and the menu. */
export type BarWords = Pick<Site, 'name' | 'navigation' | 'joinButton' | 'shell' | 'phoneBar'> & {
  /** Undefined without accounts. */
  accountNavigation: (Site['accountNavigation'] & { myWeek: string }) | undefined;
};

const lengthOf = (texts: readonly string[]) => texts.join('').length;

/**
 * Estimates whether the links fit beside the name and the button in a window of 74rem; if not, they are in the menu at
 * any width. The unit is one character of a link: a gap takes 2.6, and a letter of the name, in larger type, 1.45.
 */
export function linksFit({ name, navigation, joinButton }: BarWords): boolean {
  const longestWord = Math.max(...name.split(' ').map((word) => word.length));
  const links = navigation.map(({ label }) => label);
  return lengthOf([...links, joinButton.label]) + 2.6 * links.length + 1.45 * longestWord <= 93;
}
