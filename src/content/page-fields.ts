/* The groups of fields that many pages share. */

import { group } from './fields/groups.ts';
import { pageLink } from './fields/links.ts';
import { alt, focus, image } from './fields/pictures.ts';
import { sentence, text } from './fields/text.ts';
import { longestDescription, longestTitle } from './text/text-size.ts';

/** A button that leads to a page of this site. */
export const button = (label?: string) =>
  group(label ?? 'Button', {
    label: text('What it says', 40),
    to: pageLink('Leads to'),
  });

/** The fields of a photograph in content/images/, which is decorative if it has no `alt`. */
export const photo = { image, focus, alt: alt.optional() };

/** The fields of a photograph that shows something, so that its `alt` is required. */
export const describedPhoto = { image, focus, alt };

/**
 * The title and description for search engines and shared links. src/check/rules/metadata.ts checks their lengths with
 * the placeholders filled in.
 */
export const seo = <const Words extends string = ''>(words?: Words, label = 'In search results') =>
  group(
    label,
    {
      title: sentence('Title', words ?? '', 120, {
        help: 'About 60 characters are shown; the browser tab shows it as well.',
        read: longestTitle,
      }),
      description: sentence('Sentence under it', words ?? '', 320, {
        help: 'What the page offers, in 70 to 155 characters.',
        read: longestDescription,
      }),
    },
    { help: 'How search results and shared links show this page.' },
  );

/** The hint of a text that screen readers read instead of the words on a button. */
export const readOut = 'For screen readers only. It begins with the words on the button.';

/** The label of a button while its action runs. */
export const busy = text('While it is working', 60, {
  help: 'On the button, after it is pressed.',
});

/** The fields of the top of a page: its title and its photograph. */
export const banner = { title: text(40), ...photo };

/** The fields of the button that shows a password; its names for screen readers begin with its visible label. */
export const revealPassword = {
  showPassword: text('Button that shows the password', 10),
  showPasswordName: text('Button that shows the password, for screen readers', 60, {
    help: readOut,
    rare: true,
  }),
  hidePassword: text('Button that hides it again', 10),
  hidePasswordName: text('Button that hides it again, for screen readers', 60, {
    help: readOut,
    rare: true,
  }),
};
