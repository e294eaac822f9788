import type { z } from 'zod';
import { oneOf, placeholder } from './fields/choices.ts';
import { group, list } from './fields/groups.ts';
import { refersTo } from './fields/ids.ts';
import { webLink } from './fields/links.ts';
import { focus, image } from './fields/pictures.ts';
import { sentence, text } from './fields/text.ts';
import { button, seo } from './page-parts.ts';

/** content/site.yaml: the words that every page shares. */
export const site = group({
  name: text(40).meta({
    description: 'The name of the gym.',
    written: 'Everywhere else it is {business}.',
  }),
  shortName: text(12).meta({ description: 'Under the icon on a phone, at most 12 letters.' }),
  descriptor: text(40).meta({ description: 'Beside the name in search results.' }),
  city: text(40),
  url: webLink.refine(
    (value) => /^https:\/\/[^/?#]+$/.test(value),
    'must end with the name of the site, without a slash or anything after it.\nTake away what stands after the name.',
  ),
  locale: oneOf(['en-IN']).meta({ description: 'English as written in India.' }),
  placeholder,
  navigation: list(button, { most: 9 }),
  joinButton: button,
  accountNavigation: group({
    signedOut: group({ signIn: text(40) }),
    signedIn: group({ button: text(40), myAccount: text(40), logOut: text(40) }),
  }),
  shell: group({
    skipLink: text(),
    homeLink: sentence(),
    mainNavigation: text(),
    menuButton: text(),
    menuTitle: text(),
    menuClose: text(),
    panelButton: text(),
    panelClose: text(),
    newTab: text(),
    breadcrumbHome: text(),
  }),
  panel: group({
    title: text(),
    intro: sentence(),
    address: text(),
    phone: text(),
    email: text(),
    openToday: text(),
    follow: text(),
    contactButton: button,
  }),
  phoneBar: group({ label: text(), call: text(20), join: button }),
  openStatus: group({
    open: sentence(),
    closed: sentence(),
    closedToday: sentence(),
    closedFor: sentence({ reason: 'must' }),
    closes: sentence({ time: 'must' }),
    closesSoon: sentence({ minutes: 'must' }),
    opensToday: sentence({ time: 'must' }),
    opensTomorrow: sentence({ time: 'must' }),
    opensLater: sentence({ day: 'must', time: 'must' }),
    onNow: sentence({ class: 'must', end: 'may', trainer: 'may' }),
    nextToday: sentence({ class: 'must', start: 'must', trainer: 'may' }),
    nextTomorrow: sentence({ class: 'must', start: 'must', trainer: 'may' }),
    nextLater: sentence({ class: 'must', day: 'must', start: 'must', trainer: 'may' }),
    fallback: sentence(),
  }),
  hoursTable: group({
    title: text(),
    caption: text(),
    span: sentence({ from: 'must', to: 'must' }),
    closed: text(),
    changed: sentence({ date: 'must', hours: 'must', reason: 'may' }),
    changedClosed: sentence({ date: 'must', reason: 'may' }),
  }),
  period: group({
    both: sentence({ from: 'must', until: 'must' }),
    day: sentence({ date: 'must' }),
    from: sentence({ from: 'must' }),
    until: sentence({ until: 'must' }),
  }),
  footer: group({
    blurb: sentence(),
    classesTitle: text(),
    classes: list(refersTo('class'), { most: 8 }),
    findTitle: text(),
    note: sentence(),
    links: list(button, { most: 8 }),
    copyright: sentence({ year: 'must' }),
  }),
  privacy: group({
    title: text(),
    reading: sentence(undefined, 1200),
    map: group({ visible: sentence(), click: sentence() }),
    accounts: sentence({ email: 'must' }, 1200),
  }),
  notFound: group({
    seo: seo(),
    title: text(80),
    body: sentence(),
    image,
    focus,
    links: list(button, { most: 5 }),
  }),
  offline: group({
    seo: seo(),
    title: text(80),
    body: sentence(),
    image: image.optional(),
    focus: focus.optional(),
    links: list(button, { most: 5 }),
    retry: text(40),
    staleNote: sentence({ date: 'must' }),
  }),
  searchEngines: group({
    types: list(oneOf(['ExerciseGym', 'HealthClub', 'SportsActivityLocation', 'LocalBusiness'])),
    slogan: sentence(),
  }),
});

export type Site = z.infer<typeof site>;
