import { group } from '../fields/groups.ts';
import { focus, image } from '../fields/pictures.ts';
import { sentence, text } from '../fields/text.ts';
import { busy, onPhone, revealPassword, seo } from '../page-fields.ts';

/** Schema of content/pages/signup.yaml: the Sign Up page. */
export const signupPage = group({
  seo: seo(),
  title: text(40),
  intro: sentence().meta({ title: 'Sentence under the title' }),
  image,
  focus,
  focusNarrow: focus.meta(onPhone),
  emailLabel: text(40).meta({ title: 'Above the e-mail address' }),
  passwordLabel: text(40).meta({ title: 'Above the password' }),
  passwordHint: sentence().meta({ title: 'Advice below the password' }),
  ...revealPassword,
  button: text(40).meta({ title: 'Words on the button' }),
  busy,
  haveAccount: text(60).meta({ title: 'Question before the link to Sign in' }),
  signInLink: text(40).meta({ title: 'Link to Sign in' }),
  hint: sentence().meta({ title: 'Note about the test account' }),
  saveFirst: sentence({ class: 'required', day: 'optional', start: 'optional' }).meta({
    title: 'For visitors who want to save a class',
    description: 'Above the form, after Save in the timetable.',
  }),
  notice: sentence({ email: 'required' }, 1200).meta({
    title: 'What we store about visitors',
    description: 'A legal promise: ask the owner before you change it.',
  }),
});
