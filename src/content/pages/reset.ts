import type { z } from 'zod';
import { group } from '../fields/groups.ts';
import { focus, image } from '../fields/pictures.ts';
import { sentence, text } from '../fields/text.ts';
import { busy, revealPassword, seo } from '../page-fields.ts';

/** Schema of content/pages/reset.yaml: the page that sends a reset link, and the page behind that link. */
export const resetPage = group({
  seo: seo(),
  image: image.optional(),
  focus: focus.optional(),
  ask: group({
    title: text(60),
    intro: sentence().meta({ title: 'Sentence under the title' }),
    emailLabel: text(40).meta({ title: 'Above the e-mail address' }),
    button: text(40).meta({ title: 'Words on the button' }),
    busy,
    back: text(40).meta({ title: 'Link back to Sign in' }),
  }).meta({ title: 'Page that sends the link' }),
  choose: group({
    title: text(60),
    intro: sentence({ account: 'optional' }).meta({ title: 'Sentence under the title' }),
    passwordLabel: text(40).meta({ title: 'Above the new password' }),
    passwordHint: sentence().meta({ title: 'Advice below the password' }),
    ...revealPassword,
    button: text(40).meta({ title: 'Words on the button' }),
    busy,
    signIn: text(40).meta({ title: 'Link to Sign in' }),
  }).meta({ title: 'Page behind the link' }),
});

export type ResetPageContent = z.infer<typeof resetPage>;
