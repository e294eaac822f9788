import type { z } from 'zod';
import { group } from '../fields/groups.ts';
import { focus, image } from '../fields/pictures.ts';
import { sentence, text } from '../fields/text.ts';
import { revealPassword, seo } from '../page-parts.ts';

/** content/pages/login.yaml: the page Sign In. */
export const loginPage = group({
  seo: seo(),
  title: text(40),
  intro: sentence(),
  image,
  focus,
  focusNarrow: focus,
  emailLabel: text(40),
  passwordLabel: text(40),
  ...revealPassword,
  button: text(40),
  busy: text(60),
  forgot: text(60),
  noAccount: text(60),
  signUpLink: text(40),
  saveFirst: sentence({ class: 'must', day: 'may', start: 'may' }),
  testAccount: group({
    title: text(60),
    note: sentence({ testEmail: 'must', testPassword: 'must' }),
    warning: sentence(),
    fill: text(40),
  }),
});

export type LoginPageContent = z.infer<typeof loginPage>;
