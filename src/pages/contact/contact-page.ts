import { priceOn } from '../../content/prices.ts';
import { addressForMap, directionsTo } from '../../content/text/contact-links.ts';
import { fill, fillWords } from '../../content/text/fill.ts';
import {
  formatDate,
  formatPrice,
  formatTime,
  joinWords,
  listItems,
} from '../../content/text/format.ts';
import { nameOfDay } from '../../content/weekdays.ts';
import type { PageHead } from '../../design/document/renderer.ts';
import { isExtra, type Slot } from '../../timetable/slots.ts';
import { isIndexApart } from '../blog/blog-page.ts';
import { allPosts } from '../blog/posts.ts';
import { coachOf } from '../coaches/coaches.ts';
import {
  chatNumber,
  content,
  phone,
  photoOf,
  planSentences,
  questionsOf,
  unitOf,
} from '../content.ts';
import { bannerHead } from '../page.tsx';
import { allSlots, liveWeek, names, occurrencesOf } from '../schedule/timetable.ts';
import { startInWords } from '../schedule/weeks-in-words.ts';
import { addressLines, gettingThereRows, hoursTable } from '../shell-props.ts';
import { contactStructuredData } from '../structured-data.ts';
import { trialLink } from '../trial/trial-offer.ts';
import type { Subject, Subjects } from './live-contact.ts';

/** Returns the props of /contact (ContactPage.tsx). */
export function contactProps() {
  const words = content['pages/contact.yaml'];
  const { address, email, map, social, languages } = content['contact.yaml'];
  const site = content['site.yaml'];
  return {
    banner: { title: words.banner.title, lead: words.banner.lead, photo: photoOf(words.banner) },
    information: words.information,
    phone,
    email: email.address,
    whatsapp: chatNumber,
    context: { ...words.context, call: site.phoneBar.call },
    live: {
      words: {
        emailSubject: words.context.emailSubject,
        emailBody: words.context.emailBody,
        chatText: words.context.chatText,
        post: words.context.post,
      },
      copied: words.information.copied,
      phone: phone.display,
      email: email.address,
      whatsapp: chatNumber,
      subjects: contactSubjects(),
    },
    address: { ...words.address, lines: addressLines, landmark: address.landmark },
    gettingThere: { heading: words.gettingThere.heading, ways: gettingThereRows },
    follow: { heading: words.followHeading, newTab: site.shell.newTab, links: social },
    hours: { heading: words.hoursHeading, ...hoursTable() },
    languages: { heading: words.languagesHeading, spoken: languages.spoken },
    map: {
      ...words.map,
      note: map.load === 'visible' ? words.map.visible.note : words.map.click.note,
      query: addressForMap(address),
      directionsUrl: directionsTo(addressForMap(address)),
      onRequest: map.load === 'click' ? words.map.click : undefined,
    },
    visit: words.visit,
    trial: trialLink('contact'),
    questions: questionsOf(words.questions),
  };
}

export const contactHead: PageHead = {
  ...bannerHead('/contact', content['pages/contact.yaml']),
  structuredData: contactStructuredData,
  faces: ['figures'],
  worksOffline: true,
  withoutPhoneBar: true,
};

const words = content['pages/contact.yaml'].context;
const { plans } = content['plans.yaml'];
const { classes } = content['classes.yaml'];

/** Returns what /contact says about the plan, class or post in its query, such as ?plan=experts. */
export const contactSubjects = (): Subjects => ({
  plans: Object.fromEntries(plans.map((plan) => [plan.id, planSubject(plan)])),
  classes: Object.fromEntries(
    classes.map((one) => {
      const { id, name, bring } = one;
      const coach = coachOf(one);
      const sentence =
        coach === undefined ? name : fill(words.class, { class: name, trainer: coach.name });
      const items = listItems(bring);
      return [
        id,
        {
          title: sentence,
          sentence,
          bring: fill(words.bring, { items }),
          times: timesOf(id, name),
        },
      ];
    }),
  ),
  posts: isIndexApart
    ? undefined
    : Object.fromEntries(allPosts.map(({ slug, title }) => [slug, title])),
});

/** Returns what /contact says about a plan; the price is apart, because it is shown in large figures. */
function planSubject(plan: (typeof plans)[number]): Subject {
  const { asked } = planSentences;
  const price = formatPrice(priceOn(plan, __TODAY__));
  const values = { plan: plan.name, unit: unitOf(plan).label };
  const sentence = fill(asked, { ...values, price });
  const [before, after] = asked.split('{price}').map((part) => fillWords(part, values));
  if (after === undefined) return { title: sentence, sentence };
  const title = before!.replace(/[\s,:]+$/, '');
  return { title, cost: { price, unit: after.trim() }, sentence };
}

/** Returns the sentences for a class at each of its weekly times, and on each date with an extra or changed session. */
function timesOf(id: string, name: string): Record<string, string> {
  const slots = liveWeek.filter((slot) => slot.class === id);
  const sentenceFor = (of: readonly Slot[]) =>
    fill(words.classOnDay, {
      class: name,
      day: joinWords([...new Set(of.map(({ day }) => nameOfDay(day)))]),
      start: joinWords([...new Set(of.map(startInWords))]),
      trainer: joinWords([...new Set(of.map(({ trainer }) => names.trainer(trainer)))]),
    });
  const keys = new Set(slots.flatMap(({ day, start }) => [day, start, `${day} ${start}`]));
  const usual = [...keys].map((key): [string, string] => {
    const matching = slots.filter(({ day, start }) =>
      [day, start, `${day} ${start}`].includes(key),
    );
    return [key, sentenceFor(matching)];
  });
  return Object.fromEntries<string>([...usual, ...sentencesOnDates(id)]);
}

/** Returns the sentences for single dates: extra classes, and classes with another coach or time. */
const sentencesOnDates = (id: string): [string, string][] =>
  allSlots
    .filter((slot) => slot.class === id)
    .flatMap((slot) => occurrencesOf(slot))
    .filter(({ slot, isChanged, off }) => !off && (isChanged || isExtra(slot)))
    .map(({ slot, date, start, trainer }) => [
      `${date} ${slot.start}`,
      fill(words.classOnDate, {
        class: names.class(slot.class),
        date: formatDate(date),
        start: formatTime(start),
        trainer: names.trainer(trainer),
      }),
    ]);
