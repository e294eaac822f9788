import type { Contact } from '../../content/contact.ts';
import { mailLink, smsLink, whatsAppLink } from '../../content/text/contact-links.ts';
import { fill } from '../../content/text/fill.ts';
import { capitalise, formatPrice, listItems } from '../../content/text/format.ts';
import { dayAndDate, shortDayAndDate } from '../../timetable/day-notes.ts';
import type { Slot } from '../../timetable/slots.ts';
import type { SiteContent } from '../site-content.ts';
import { bannerHead, page } from '../page.tsx';
import { comingWeeksOf } from '../schedule/rows.ts';
import { timesPerWeekOf, timetableOf } from '../schedule/timetable.ts';
import { daysByStart } from '../schedule/weeks-in-words.ts';
import { trialStructuredData } from '../structured-data.ts';
import { hasTrial, isForTrial, trialTerms } from './trial-offer.ts';

/** Returns the classes that a visitor may choose as a first class, and that have a time. */
const classesOfTrial = (site: SiteContent) =>
  site.files['classes.yaml'].classes.filter(
    ({ id }) =>
      isForTrial(site, id) && timetableOf(site).allSlots.some((slot) => slot.class === id),
  );

/** Returns the props of /trial, the page about a first class (TrialPage.tsx). */
export function trialProps(site: SiteContent) {
  const words = site.files['pages/trial.yaml'];
  const contact = site.files['contact.yaml'];
  const { pick, message } = words;
  const { liveWeek } = timetableOf(site);
  const classes = classesOfTrial(site);
  return {
    top: {
      title: words.banner.title,
      photo: site.photoOf(words.banner),
      // The word "Free", or the price of a first class.
      cost:
        words.offer === 'paid'
          ? site.marked(words, 'price', formatPrice(words.price!, site.place))
          : words.free,
      terms: trialTerms(site),
      termsNote: words.termsNote,
    },
    steps: {
      words: pick,
      classes: classes.map(({ id, name }) => ({ id, name, perWeek: perWeekOf(site, id) })),
    },
    timesWithoutScript: {
      ...words.withoutScript,
      classes: classes.flatMap(({ id, name }) => {
        const times = weekInWords(
          site,
          liveWeek.filter((slot) => slot.class === id),
        );
        return times === '' ? [] : [{ id, name, times }];
      }),
    },
    messageForm: {
      words: message,
      ways: contact.messages.map((id, index) => sendOptionOf(site, id, index === 0)),
      newTab: site.files['site.yaml'].shell.newTab,
    },
    live: liveProps(site),
    meet: words.meet,
    bring: words.bring,
    questions: site.questionsOf(words.questions),
  };
}

/** Returns the props of live-trial.ts. */
function liveProps(site: SiteContent) {
  const { pick, message } = site.files['pages/trial.yaml'];
  const classes = classesOfTrial(site);
  const weeks = comingWeeksOf(site, ({ slot }) => isForTrial(site, slot.class));
  return {
    weeks,
    days: Object.fromEntries(
      Object.keys(weeks.dates).map((date) => [
        date,
        [shortDayAndDate(date, site.place), dayAndDate(date, site.place)] as const,
      ]),
    ),
    pick: { coming: pick.coming, noTime: pick.noTime, noDate: pick.noDate, gone: pick.gone },
    outdated: site.files['pages/schedule.yaml'].outdated,
    message: {
      heading: message.heading,
      label: message.label,
      ready: message.ready,
      change: message.change,
      words: message.words,
      gap: message.gap,
      emailSubject: message.emailSubject,
    },
    // The names also of a class without a date in the coming weeks.
    names: Object.fromEntries(classes.map(({ id, name }) => [id, name])),
    bring: Object.fromEntries(
      classes.map(({ id, bring }) => [
        id,
        fill(pick.bring, { items: listItems(bring, site.place) }),
      ]),
    ),
    phone: site.phone.e164,
    email: site.files['contact.yaml'].email.address,
  };
}

function perWeekOf(site: SiteContent, id: string) {
  const words = site.files['pages/trial.yaml'];
  const timesPerWeek = timesPerWeekOf(site, id);
  return timesPerWeek > 0 ? fill(words.pick.perWeek, { timesPerWeek }) : undefined;
}

function sendOptionOf(site: SiteContent, id: Contact['messages'][number], isFirst: boolean) {
  const words = site.files['pages/trial.yaml'];
  const contact = site.files['contact.yaml'];
  const { blank, emailSubject } = words.message;
  const addresses = {
    whatsapp: () => whatsAppLink(site.chatNumber!),
    sms: () => smsLink(site.phone.e164, blank),
    email: () => mailLink(contact.email.address, emailSubject, blank),
    call: () => `tel:${site.phone.e164}`,
  };
  return { id, label: words.ways[id][isFirst ? 'first' : 'other'], to: addresses[id]() };
}

/** Says the times of a class in a usual week: "Mon 6:00pm, Tue and Fri 9:00am". */
function weekInWords(site: SiteContent, slots: readonly Slot[]): string {
  const lines = daysByStart(site, slots).map(({ days, start }) => `${days} ${start}`);
  return capitalise(lines.join(', '));
}

/** The page /trial; none while no first class is offered. */
export function trialPages(site: SiteContent) {
  const words = site.files['pages/trial.yaml'];
  if (!hasTrial(site)) return [];
  return [
    page({
      path: '/trial',
      template: () => import('./TrialPage.tsx'),
      props: () => trialProps(site),
      head: () => ({
        ...bannerHead(site, '/trial', words),
        structuredData: () => trialStructuredData(site),
        faces: words.offer === 'paid' ? ['figures', 'rupee'] : ['figures'],
        withoutPhoneBar: true,
      }),
    }),
  ];
}
