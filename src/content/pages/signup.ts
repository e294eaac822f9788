import { group } from '../fields/groups.ts';
import { focus, image } from '../fields/pictures.ts';
import { sentence, text } from '../fields/text.ts';
import { busy, onPhone, revealPassword, seo } from '../page-parts.ts';

/** content/pages/signup.yaml: the page Sign Up. */
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
  saveFirst: sentence({ class: 'must', day: 'may', start: 'may' }).meta({
    title: 'For visitors who want to save a class',
    description: 'Above the form, after Save in the timetable.',
  }),
  notice: sentence({ email: 'must' }, 1200).meta({
    title: 'What we keep of visitors',
    description: 'A promise by law: ask the owner before you change it.',
  }),
});
