import type { z } from 'zod';
import { oneOf, placeholder } from './fields/choices.ts';
import { group, list } from './fields/groups.ts';
import { refersTo } from './fields/ids.ts';
import { webLink } from './fields/links.ts';
import { focus, image } from './fields/pictures.ts';
import { sentence, text } from './fields/text.ts';
import { button, seo } from './page-fields.ts';
import { place } from './place.ts';
import { problem } from './problem.ts';

/**
 * Schema of content/site.yaml: name and place of the site, the texts that all pages share, and the pages for
 * a wrong address and without a network.
 */
export const site = group({
  name: text(40).meta({
    title: 'Name of the gym',
    description: 'Every sentence that names the gym uses it.',
    written: 'Everywhere else it is {business}.',
  }),
  shortName: text(12).meta({
    title: 'Short name',
    description: 'Under the icon on a phone, at most 12 characters.',
  }),
  descriptor: text(40).meta({
    title: 'What the gym is, in two words',
    description: 'Beside the name in search results and on shared pictures.',
  }),
  city: text(40).meta({ description: 'As it is written in sentences.' }),
  url: webLink
    .refine(
      (value) => /^https:\/\/[^/?#]+$/.test(value),
      problem(
        '{field} has to end with the name of the site, without a slash or anything after it.',
        'Remove everything after it.',
      ),
    )
    .meta({ title: 'Address of the site' }),
  place,
  numbers: list(text(20).meta({ title: 'Word for a number' }), { least: 1, most: 21 }).meta({
    title: 'Words for numbers',
    description: 'From none on. A larger number is written in digits.',
    written: 'The first is the word for 0.',
  }),
  dayWords: group({
    every: text(40).meta({ title: 'All seven days' }),
    on: sentence({ days: 'required' }).meta({ title: 'Some days' }),
    plural: sentence({ day: 'required' }).meta({ title: 'A day of every week' }),
  }).meta({
    title: 'Days in sentences',
    description: 'In the sentences about all classes of the week.',
  }),
  placeholder,
  navigation: list(button.meta({ title: 'Link in the menu' }), { most: 9 }).meta({
    title: 'Menu',
    description: 'In the bar at the top, and in the menu on phones.',
  }),
  joinButton: button.meta({ title: 'Button in the bar' }),
  accountNavigation: group({
    signedOut: group({
      signIn: text(40).meta({ title: 'Link to Sign in' }),
    }).meta({ title: 'For visitors who are signed out' }),
    signedIn: group({
      button: text(40).meta({
        title: 'Person icon',
        description: 'For screen readers only. It opens the links to My week and Sign out.',
      }),
      logOut: text(40).meta({ title: 'Button that signs out' }),
    }).meta({ title: 'For visitors who are signed in' }),
  }).meta({ title: 'Accounts in the bar' }),
  shell: group({
    skipLink: text().meta({
      title: 'Link that skips the bar',
      description: 'For visitors who use the keyboard.',
    }),
    homeLink: sentence().meta({ title: 'Link on the logo' }),
    mainNavigation: text().meta({ title: 'Name of the row of links' }),
    menuButton: text().meta({ title: 'Button that opens the menu' }),
    menuTitle: text().meta({ title: 'Name of the menu' }),
    menuClose: text().meta({ title: 'Button that closes the menu' }),
    panelButton: text().meta({ title: 'Button that opens the contact panel' }),
    panelClose: text().meta({ title: 'Button that closes the contact panel' }),
    newTab: text().meta({ title: 'After a link to another site' }),
    notLoaded: sentence().meta({
      title: 'When a part of a page does not load',
      description: 'At the foot of the screen, for visitors who wait for it.',
    }),
    tryAgain: text(40).meta({ title: 'Link that loads the page again' }),
    breadcrumbHome: text().meta({
      title: 'First breadcrumb',
      description: 'In search results: Home, Blog, Rest days.',
    }),
  }).meta({
    title: 'Names of buttons and parts',
    description: 'Most of them are read out to people who cannot see the page.',
  }),
  panel: group({
    title: text(),
    directions: text(20).meta({ title: 'Button that opens directions' }),
    address: text().meta({ title: 'Above the address' }),
    phone: text().meta({ title: 'Above the phone number' }),
    email: text().meta({ title: 'Above the e-mail address' }),
    follow: text().meta({ title: 'Above the profiles on other sites' }),
    contactButton: button.meta({ title: 'Button' }),
  }).meta({ title: 'Contact panel', description: 'It opens from the bar at the top.' }),
  phoneBar: group({
    label: text().meta({ title: 'Name of the bar', description: 'For screen readers only.' }),
    call: text(20).meta({ title: 'Button that calls' }),
    chat: text(20).meta({
      title: 'Button for WhatsApp',
      description: 'While there is a number for WhatsApp.',
    }),
    join: button.meta({ title: 'Button beside it' }),
  }).meta({ title: 'Bar at the foot of a phone' }),
  openStatus: group({
    open: sentence().meta({ title: 'While it is open' }),
    closed: sentence().meta({ title: 'While it is closed' }),
    closedToday: sentence().meta({ title: 'Closed all day' }),
    closedFor: sentence({ reason: 'required' }).meta({ title: 'Closed all day, with the reason' }),
    closes: sentence({ time: 'required' }).meta({ title: 'When it closes' }),
    closesSoon: sentence({ minutes: 'required' }).meta({ title: 'In the last hour' }),
    opensToday: sentence({ time: 'required' }).meta({ title: 'Opens later today' }),
    opensTomorrow: sentence({ time: 'required' }),
    opensLater: sentence({ day: 'required', time: 'required' }).meta({
      title: 'Opens on another day',
    }),
    onNow: sentence({ class: 'required', end: 'optional', trainer: 'optional' }).meta({
      title: 'Class that is on now',
    }),
    nextToday: sentence({ class: 'required', start: 'required', trainer: 'optional' }).meta({
      title: 'Next class, today',
    }),
    nextTomorrow: sentence({ class: 'required', start: 'required', trainer: 'optional' }).meta({
      title: 'Next class, tomorrow',
    }),
    nextLater: sentence({
      class: 'required',
      day: 'required',
      start: 'required',
      trainer: 'optional',
    }).meta({
      title: 'Next class, on another day',
    }),
    fallback: sentence().meta({
      title: 'Before the page knows the time',
      description: 'It leads to the contact page.',
    }),
  }).meta({ title: 'Open now?', description: 'On the home page; it follows the clock.' }),
  hoursTable: group({
    title: text().meta({ description: 'At the bottom of every page.' }),
    caption: text().meta({ title: 'Name of the table', description: 'For screen readers only.' }),
    span: sentence({ from: 'required', to: 'required' }).meta({
      title: 'Days with the same hours',
      description: 'The first and the last of them.',
    }),
    spanOfDates: sentence({ from: 'required', to: 'required' }).meta({
      title: 'Dates with the same hours',
      description: 'The first and the last of them.',
    }),
    closed: text(12).meta({ title: 'Day on which the gym is closed' }),
    allDay: text(20).meta({ title: 'Day on which the gym never closes' }),
    from: sentence({ date: 'required', hours: 'required' }).meta({
      title: 'Hours from a day on, before they begin',
    }),
    during: sentence({ from: 'required', until: 'required', hours: 'required' }).meta({
      title: 'Hours of some weeks, before they begin',
    }),
    changed: sentence({ date: 'required', hours: 'required', reason: 'optional' }).meta({
      title: 'Date with other hours',
    }),
    changedClosed: sentence({ date: 'required', reason: 'optional' }).meta({
      title: 'Date on which the gym is closed',
    }),
  }).meta({ title: 'Table of opening hours' }),
  period: group({
    both: sentence({ from: 'required', until: 'required' }).meta({
      title: 'With a first and a last day',
    }),
    day: sentence({ date: 'required' }).meta({ title: 'One day only' }),
    from: sentence({ from: 'required' }).meta({ title: 'With a first day only' }),
    until: sentence({ until: 'required' }).meta({ title: 'With a last day only' }),
  }).meta({ title: 'When something is valid', description: 'Beside an offer or a notice.' }),
  footer: group({
    blurb: sentence().meta({ title: 'Sentence about the gym' }),
    classesTitle: text().meta({ title: 'Above the classes' }),
    classes: list(refersTo('class'), { most: 8 }),
    findTitle: text().meta({ title: 'Above phone and e-mail' }),
    note: sentence().meta({ title: 'Note on prices and times' }),
    links: list(button.meta({ title: 'Link' }), { most: 8 }),
    copyright: sentence({ year: 'required' }).meta({ title: 'Copyright line' }),
  }).meta({ title: 'Bottom of every page' }),
  privacy: group({
    title: text(),
    short: text(140).meta({ title: 'Privacy policy in short' }),
    shortWithoutAccounts: text(140).meta({
      title: 'Privacy policy in short, without accounts',
      description: 'It does not mention accounts.',
    }),
    link: text(40).meta({ title: 'Link to the full policy' }),
  }).meta({ title: 'Privacy policy', description: 'At the bottom of every page.' }),
  notFound: group({
    seo: seo(),
    title: text(80),
    body: sentence().meta({ title: 'Text' }),
    image,
    focus,
    links: list(button.meta({ title: 'Link' }), { most: 5 }),
  }).meta({ title: 'Page for a wrong address' }),
  offline: group({
    seo: seo(),
    title: text(80),
    body: sentence().meta({ title: 'Text' }),
    image: image.optional(),
    focus: focus.optional(),
    links: list(button.meta({ title: 'Link' }), { most: 5 }),
    retry: text(40).meta({ title: 'Button that tries again' }),
    staleNote: sentence({ date: 'required' }).meta({
      title: 'Above an older copy of a page',
      description: 'The day when the copy was saved.',
    }),
  }).meta({ title: 'Page shown without a network' }),
  searchEngines: group({
    types: list(
      oneOf(['ExerciseGym', 'HealthClub', 'SportsActivityLocation', 'LocalBusiness']).meta({
        title: 'Kind of business',
        choiceNames: {
          ExerciseGym: 'Gym',
          HealthClub: 'Health club',
          SportsActivityLocation: 'Place for sports',
          LocalBusiness: 'Local business',
        },
      }),
    ).meta({ title: 'Kinds of business' }),
    slogan: sentence().meta({ title: 'What the gym stands for' }),
  }).meta({ title: 'For search engines', description: 'No visitor reads it on a page.' }),
});

export type Site = z.infer<typeof site>;
