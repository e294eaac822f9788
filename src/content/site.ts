import type { z } from 'zod';
import { oneOf, placeholder } from './fields/choices.ts';
import { group, list } from './fields/groups.ts';
import { refersTo } from './fields/ids.ts';
import { webLink } from './fields/links.ts';
import { focus, image } from './fields/pictures.ts';
import { sentence, text } from './fields/text.ts';
import { button, seo } from './page-fields.ts';
import { place } from './place.ts';
import { refusal } from './problem.ts';

/**
 * Schema of content/site.yaml: name and place of the site, the texts that all pages share, and the pages for
 * a wrong address and without a network.
 */
export const site = group({
  name: text('Name of the gym', 40, {
    help: 'Every sentence that names the gym uses it.',
    written: 'Everywhere else it is {business}.',
  }),
  shortName: text('Short name', 12, { help: 'Under the icon on a phone, at most 12 characters.' }),
  descriptor: text('What the gym is, in two words', 40, {
    help: 'Beside the name in search results and on shared pictures.',
  }),
  city: text('City', 40, { help: 'As it is written in sentences.' }),
  url: webLink('Address of the site').refine(
    (value) => /^https:\/\/[^/?#]+$/.test(value),
    refusal(
      '{field} has to end with the name of the site, without a slash or anything after it.',
      'Remove everything after it.',
    ),
  ),
  place,
  numbers: list('Words for numbers', text('Word for a number', 20), {
    least: 1,
    most: 21,
    help: 'From none on. A larger number is written in digits.',
    written: 'The first is the word for 0.',
  }),
  dayWords: group(
    'Days in sentences',
    {
      every: text('All seven days', 40),
      on: sentence('Some days', '{days}'),
      plural: sentence('A day of every week', '{day}'),
    },
    { help: 'In the sentences about all classes of the week.' },
  ),
  placeholder,
  navigation: list('Menu', button('Link in the menu'), {
    most: 9,
    unique: ['label', 'to'],
    help: 'In the bar at the top, and in the menu on phones.',
  }),
  joinButton: button('Button in the bar'),
  accountNavigation: group('Accounts in the bar', {
    signedOut: group('For visitors who are signed out', {
      signIn: text('Link to Sign in', 40),
    }),
    signedIn: group('For visitors who are signed in', {
      button: text('Person icon', 40, {
        help: 'For screen readers only. It opens the links to My week and Sign out.',
        rare: true,
      }),
      logOut: text('Button that signs out', 40),
    }),
  }),
  shell: group(
    'Names of buttons and parts',
    {
      skipLink: text('Link that skips the bar', { help: 'For visitors who use the keyboard.' }),
      homeLink: sentence('Link on the logo'),
      mainNavigation: text('Name of the row of links'),
      menuButton: text('Button that opens the menu'),
      menuTitle: text('Name of the menu'),
      menuClose: text('Button that closes the menu'),
      panelButton: text('Button that opens the contact panel'),
      panelClose: text('Button that closes the contact panel'),
      newTab: text('After a link to another site'),
      notLoaded: sentence('When a part of a page does not load', {
        help: 'At the foot of the screen, for visitors who wait for it.',
      }),
      tryAgain: text('Link that loads the page again', 40),
      breadcrumbHome: text('First breadcrumb', {
        help: 'In search results: Home, Blog, Rest days.',
      }),
    },
    { help: 'Most of them are read out to people who cannot see the page.' },
  ),
  panel: group(
    'Contact panel',
    {
      title: text(),
      directions: text('Button that opens directions', 20),
      address: text('Above the address'),
      phone: text('Above the phone number'),
      email: text('Above the e-mail address'),
      follow: text('Above the profiles on other sites'),
      contactButton: button('Button'),
    },
    { help: 'It opens from the bar at the top.' },
  ),
  phoneBar: group('Bar at the foot of a phone', {
    label: text('Name of the bar', { help: 'For screen readers only.', rare: true }),
    call: text('Button that calls', 20),
    chat: text('Button for WhatsApp', 20, { help: 'While there is a number for WhatsApp.' }),
    join: button('Button beside it'),
  }),
  openStatus: group(
    'Open now?',
    {
      open: sentence('While it is open'),
      closed: sentence('While it is closed'),
      closedToday: sentence('Closed all day'),
      closedFor: sentence('Closed all day, with the reason', '{reason}'),
      closes: sentence('When it closes', '{time}'),
      closesSoon: sentence('In the last hour', '{minutes}'),
      opensToday: sentence('Opens later today', '{time}'),
      opensTomorrow: sentence('Opens tomorrow', '{time}'),
      opensLater: sentence('Opens on another day', '{day} {time}'),
      onNow: sentence('Class that is on now', '{class} {end?} {trainer?}'),
      nextToday: sentence('Next class, today', '{class} {start} {trainer?}'),
      nextTomorrow: sentence('Next class, tomorrow', '{class} {start} {trainer?}'),
      nextLater: sentence('Next class, on another day', '{class} {day} {start} {trainer?}'),
      fallback: sentence('Before the page knows the time', {
        help: 'Leads to the contact page.',
      }),
    },
    { help: 'On the home page; it follows the clock.' },
  ),
  hoursTable: group('Table of opening hours', {
    title: text('Title', { help: 'At the bottom of every page.' }),
    caption: text('Name of the table', { help: 'For screen readers only.', rare: true }),
    span: sentence('Days with the same hours', '{from} {to}', {
      help: 'The first and the last of them.',
    }),
    spanOfDates: sentence('Dates with the same hours', '{from} {to}', {
      help: 'The first and the last of them.',
    }),
    closed: text('Day on which the gym is closed', 12),
    allDay: text('Day on which the gym never closes', 20),
    from: sentence('Hours from a later day, before they begin', '{date} {hours}'),
    during: sentence('Hours of some weeks, before they begin', '{from} {until} {hours}'),
    changed: sentence('Date with different opening hours', '{date} {hours} {reason?}'),
    changedClosed: sentence('Date on which the gym is closed', '{date} {reason?}'),
  }),
  period: group(
    'When something is valid',
    {
      both: sentence('With a first and a last day', '{from} {until}'),
      day: sentence('One day only', '{date}'),
      from: sentence('With a first day only', '{from}'),
      until: sentence('With a last day only', '{until}'),
    },
    { help: 'Beside an offer or a notice.' },
  ),
  footer: group('Bottom of every page', {
    blurb: sentence('Sentence about the gym'),
    classesTitle: text('Above the classes'),
    classes: list(refersTo('class'), { most: 8 }),
    findTitle: text('Above phone and e-mail'),
    note: sentence('Note on prices and times'),
    links: list(button('Link'), { most: 8 }),
    copyright: sentence('Copyright line', '{year}'),
  }),
  privacy: group(
    'Privacy policy',
    {
      title: text(),
      short: text('Privacy policy in short', 140),
      shortWithoutAccounts: text('Privacy policy in short, without accounts', 140, {
        help: 'It does not mention accounts.',
      }),
      link: text('Link to the full policy', 40),
    },
    { help: 'At the bottom of every page.' },
  ),
  notFound: group('Page for a wrong address', {
    seo: seo(),
    title: text(80),
    body: sentence('Text'),
    image,
    focus,
    links: list(button('Link'), { most: 5 }),
  }),
  offline: group('Page shown without a network', {
    seo: seo(),
    title: text(80),
    body: sentence('Text'),
    image: image.optional(),
    focus: focus.optional(),
    links: list(button('Link'), { most: 5 }),
    retry: text('Button that tries again', 40),
    staleNote: sentence('Above an older copy of a page', '{date}', {
      help: 'The day when the copy was saved.',
    }),
  }),
  searchEngines: group(
    'For search engines',
    {
      types: list(
        'Kinds of business',
        oneOf(
          'Kind of business',
          ['ExerciseGym', 'HealthClub', 'SportsActivityLocation', 'LocalBusiness'],
          {
            choiceNames: {
              ExerciseGym: 'Gym',
              HealthClub: 'Health club',
              SportsActivityLocation: 'Place for sports',
              LocalBusiness: 'Local business',
            },
          },
        ),
      ),
      slogan: sentence('What the gym stands for'),
    },
    { help: 'No visitor reads it on a page.' },
  ),
});

export type Site = z.infer<typeof site>;
