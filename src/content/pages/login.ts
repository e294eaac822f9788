import type { z } from 'zod';
import { group } from '../fields/groups.ts';
import { focus, image } from '../fields/pictures.ts';
import { sentence, text } from '../fields/text.ts';
import { busy, onPhone, revealPassword, seo } from '../page-fields.ts';

/** Schema of content/pages/login.yaml: the Sign In page. */
export const loginPage = group({
  seo: seo(),
  title: text(40),
  intro: sentence().meta({ title: 'Sentence under the title' }),
  image,
  focus,
  focusNarrow: focus.meta(onPhone),
  emailLabel: text(40).meta({ title: 'Above the e-mail address' }),
  passwordLabel: text(40).meta({ title: 'Above the password' }),
  ...revealPassword,
  button: text(40).meta({ title: 'Words on the button' }),
  busy,
  forgot: text(60).meta({ title: 'Link to a new password' }),
  noAccount: text(60).meta({ title: 'Question before the link to a new account' }),
  signUpLink: text(40).meta({ title: 'Link to a new account' }),
  saveFirst: sentence({ class: 'required', day: 'optional', start: 'optional' }).meta({
    title: 'For visitors who want to save a class',
    description: 'Above the form, after Save in the timetable.',
  }),
  signedIn: text(80).meta({ title: 'In place of the form, for visitors who are signed in' }),
  testAccount: group({
    title: text(60),
    note: sentence({ testEmail: 'required', testPassword: 'required' }).meta({
      title: 'How to use it',
    }),
    warning: sentence().meta({ title: 'What to watch out for' }),
    fill: text(40).meta({ title: 'Button that fills it in' }),
  }),
});

export type LoginPageContent = z.infer<typeof loginPage>;
