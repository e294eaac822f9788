import type { Site } from '../content/site.ts';

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
 * Whether the links fit beside name and button at 74rem; otherwise they are in the menu at any width. The limit and the
 * factors, for the gaps and the larger type of the name, are in characters of a link.
 */
export function linksFit({ name, navigation, joinButton }: BarWords): boolean {
  const longestWord = Math.max(...name.split(' ').map((word) => word.length));
  const links = navigation.map(({ label }) => label);
  return lengthOf([...links, joinButton.label]) + 2.6 * links.length + 1.45 * longestWord <= 93;
}
