import { group } from './fields/groups.ts';
import { pageLink } from './fields/links.ts';
import { alt, focus, image } from './fields/pictures.ts';
import { sentence, text } from './fields/text.ts';

/** A button that leads to a page of this site. */
export const button = group({ label: text(40), to: pageLink });

/** A photograph in content/images/; without alt it is decoration. */
export const photo = { image, focus, alt: alt.optional() };

/** A photograph that says something, so its words are needed. */
export const describedPhoto = { image, focus, alt };

type Uses = Parameters<typeof sentence>[0];

/** What search engines and shared links show of a page. Lengths are checked with the braces filled in. */
export const seo = (uses?: Uses) =>
  group({ title: sentence(uses, 120), description: sentence(uses, 320) });

/** The photograph at the top of a page, with its title. */
export const banner = { title: text(40), ...photo };

/** On the button that shows a password; the names, for a screen reader, begin with the words on it. */
export const revealPassword = {
  showPassword: text(20),
  showPasswordName: text(60),
  hidePassword: text(20),
  hidePasswordName: text(60),
};
