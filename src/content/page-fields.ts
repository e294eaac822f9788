import { group } from './fields/groups.ts';
import { pageLink } from './fields/links.ts';
import { alt, focus, image } from './fields/pictures.ts';
import { sentence, text } from './fields/text.ts';
import { longestDescription, longestTitle } from './text/text-size.ts';

/** A button that leads to a page of this site. This file has the groups of fields that many pages share. */
export const button = group({
  label: text(40).meta({ title: 'What it says' }),
  to: pageLink.meta({ title: 'Leads to' }),
});

/** The fields of a photograph in content/images/, which is decorative if it has no `alt`. */
export const photo = { image, focus, alt: alt.optional() };

/** The fields of a photograph that shows something, so that its `alt` is required. */
export const describedPhoto = { image, focus, alt };

type Uses = Parameters<typeof sentence>[0];

/**
 * The title and description for search engines and shared links. src/check/rules/metadata.ts checks their lengths with
 * the placeholders filled in.
 */
export const seo = (uses?: Uses) =>
  group({
    title: sentence(uses, 120).meta({
      description: 'About 60 characters are shown; the browser tab shows it as well.',
      read: longestTitle,
    }),
    description: sentence(uses, 320).meta({
      title: 'Sentence under it',
      description: 'What the page offers, in 70 to 155 characters.',
      read: longestDescription,
    }),
  }).meta({
    title: 'In search results',
    description: 'How search results and shared links show this page.',
  });

/** The title and hint of the field for a second focus of a photograph. */
export const onPhone = {
  title: 'What stays in view on a phone',
  description: 'While the phone is held upright.',
};

/** The title of the group with the title of the page. */
export const topOfPage = { title: 'Top of the page' };

/** The hint of a text that screen readers read instead of the words on a button. */
export const readOut = 'For screen readers only. It begins with the words on the button.';

/** The label of a button while its action runs. */
export const busy = text(60).meta({
  title: 'While it is working',
  description: 'On the button, after it is pressed.',
});

/** The fields of the top of a page: its title and its photograph. */
export const banner = { title: text(40), ...photo };

/** The fields of the button that shows a password; its names for screen readers begin with its visible label. */
export const revealPassword = {
  showPassword: text(10).meta({ title: 'Button that shows the password' }),
  showPasswordName: text(60).meta({
    title: 'Button that shows the password, for screen readers',
    description: readOut,
  }),
  hidePassword: text(10).meta({ title: 'Button that hides it again' }),
  hidePasswordName: text(60).meta({
    title: 'Button that hides it again, for screen readers',
    description: readOut,
  }),
};
