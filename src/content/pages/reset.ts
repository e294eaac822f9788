import type { z } from 'zod';
import { group } from '../fields/groups.ts';
import { focus, image } from '../fields/pictures.ts';
import { sentence, text } from '../fields/text.ts';
import { revealPassword, seo } from '../page-parts.ts';

/** content/pages/reset.yaml: the page that sends a link for a new password, and the page behind it. */
export const resetPage = group({
  seo: seo(),
  image: image.optional(),
  focus: focus.optional(),
  ask: group({
    title: text(60),
    intro: sentence(),
    emailLabel: text(40),
    button: text(40),
    busy: text(60),
    back: text(40),
  }),
  choose: group({
    title: text(60),
    intro: sentence({ account: 'may' }),
    passwordLabel: text(40),
    passwordHint: sentence(),
    ...revealPassword,
    button: text(40),
    busy: text(60),
    signIn: text(40),
  }),
});

export type ResetPageContent = z.infer<typeof resetPage>;
