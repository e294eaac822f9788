import type { Site } from '../content/site.ts';

/** Ids of the two dialogs that buttons of the bar open. */
export const menuId = 'menu';
export const panelId = 'contact-information';

/** What the bar and the menu say, and where they lead. */
export type BarWords = Pick<Site, 'name' | 'navigation' | 'joinButton' | 'shell' | 'phoneBar'> & {
  /** None while there are no accounts. */
  accountNavigation: (Site['accountNavigation'] & { myWeek: string }) | undefined;
};

const lettersOf = (texts: readonly string[]) => texts.join('').length;

/**
 * Whether the links stand beside name and button where the menu would go, at 74rem; measured in letters of the links.
 * Long words stay in the menu at any width.
 */
export function linksFit({ name, navigation, joinButton }: BarWords): boolean {
  const longestWord = Math.max(...name.split(' ').map((word) => word.length));
  const links = navigation.map(({ label }) => label);
  return lettersOf([...links, joinButton.label]) + 2.6 * links.length + 1.45 * longestWord <= 93;
}
