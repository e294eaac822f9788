import type { z } from 'zod';
import { group } from '../fields/groups.ts';
import { focus, image } from '../fields/pictures.ts';
import { sentence, text } from '../fields/text.ts';
import { revealPassword, seo } from '../page-parts.ts';

/** content/pages/signup.yaml: the page Sign Up. */
export const signupPage = group({
  seo: seo(),
  title: text(40),
  intro: sentence(),
  image,
  focus,
  focusNarrow: focus,
  emailLabel: text(40),
  passwordLabel: text(40),
  passwordHint: sentence(),
  ...revealPassword,
  button: text(40),
  busy: text(60),
  haveAccount: text(60),
  signInLink: text(40),
  hint: sentence(),
  saveFirst: sentence({ class: 'must', day: 'may', start: 'may' }),
  notice: sentence({ email: 'must' }, 1200),
});

export type SignupPageContent = z.infer<typeof signupPage>;
