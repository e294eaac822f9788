import type { Plans } from '../../content/plans.ts';
import { priceOn } from '../../content/prices.ts';
import { addressForMap, directionsTo, whatsAppLink } from '../../content/text/contact-links.ts';
import { fill, fillWords } from '../../content/text/fill.ts';
import {
  formatDate,
  formatPrice,
  formatTime,
  joinWords,
  listItems,
} from '../../content/text/format.ts';
import { nameOfDay } from '../../content/weekdays.ts';
import { isExtra, type Slot } from '../../timetable/slots.ts';
import { isIndexApart } from '../blog/blog-page.ts';
import { blogPostsOf } from '../blog/posts.ts';
import { coachOf } from '../coaches/coaches.ts';
import type { SiteContent } from '../site-content.ts';
import { bannerHead, page } from '../page.tsx';
import { timetableOf } from '../schedule/timetable.ts';
import { startInWords } from '../schedule/weeks-in-words.ts';
import { addressLines, gettingThereRows, hoursTable } from '../shell-props.ts';
import { contactStructuredData } from '../structured-data.ts';
import { trialLink } from '../trial/trial-offer.ts';

/** Returns the props of /contact (ContactPage.tsx). */
export function contactProps(site: SiteContent) {
  const words = site.files['pages/contact.yaml'];
  const { address, email, map, social, languages } = site.files['contact.yaml'];
  const { phoneBar, shell } = site.files['site.yaml'];
  const whatsapp = site.chatNumber && whatsAppLink(site.chatNumber);
  return {
    banner: site.bannerOf(words.banner),
    information: words.information,
    phone: site.phone,
    email: email.address,
    whatsapp,
    context: { ...words.context, call: phoneBar.call },
    live: {
      words: {
        emailSubject: words.context.emailSubject,
        emailBody: words.context.emailBody,
        chatText: words.context.chatText,
        post: words.context.post,
      },
      copied: words.information.copied,
      phone: site.phone.display,
      email: email.address,
      whatsapp,
      subjects: contactSubjects(site),
    },
    address: { ...words.address, lines: addressLines(site), landmark: address.landmark },
    gettingThere: { heading: words.gettingThere.heading, ways: gettingThereRows(site) },
    follow: { heading: words.followHeading, newTab: shell.newTab, links: social },
    hours: { heading: words.hoursHeading, ...hoursTable(site) },
    languages: { heading: words.languagesHeading, spoken: languages.spoken },
    map: {
      ...words.map,
      note: map.load === 'visible' ? words.map.visible.note : words.map.click.note,
      query: addressForMap(address),
      directionsUrl: directionsTo(addressForMap(address)),
      onRequest: map.load === 'click' ? words.map.click : undefined,
    },
    visit: words.visit,
    trial: trialLink(site, 'contact'),
    questions: site.questionsOf(words.questions),
  };
}

/** The page /contact. */
export const contactPage = (site: SiteContent) =>
  page({
    path: '/contact',
    template: () => import('./ContactPage.tsx'),
    props: () => contactProps(site),
    head: () => ({
      ...bannerHead(site, '/contact', site.files['pages/contact.yaml']),
      structuredData: (picture) => contactStructuredData(site, picture),
      faces: ['figures'],
      worksOffline: true,
      withoutPhoneBar: true,
    }),
  });

/** The plan, class or post that a visitor came from. */
export interface Subject {
  /** The name without the price: "Beginners plan". */
  title: string;
  cost?: { price: string; unit: string };
  /** What to bring: "Bring: a mat, comfortable clothes". */
  bring?: string;
  /** The words in the visitor's message: "Beginners plan, ₹750 p/s". */
  sentence: string;
}

/** Returns what /contact says about the plan, class or post in its query, such as ?plan=experts. */
export function contactSubjects(site: SiteContent) {
  const words = site.files['pages/contact.yaml'].context;
  return {
    plans: Object.fromEntries(
      site.files['plans.yaml'].plans.map((plan) => [plan.id, planSubject(site, plan)]),
    ),
    classes: Object.fromEntries(
      site.files['classes.yaml'].classes.map((one) => {
        const { id, name, bring } = one;
        const coach = coachOf(site, one);
        const sentence =
          coach === undefined ? name : fill(words.class, { class: name, trainer: coach.name });
        const items = listItems(bring, site.place);
        return [
          id,
          {
            title: sentence,
            sentence,
            bring: fill(words.bring, { items }),
            times: timesOf(site, id, name),
          },
        ];
      }),
    ),
    // The titles of posts by slug, unless the search index is a file, which then has them.
    posts: isIndexApart(site)
      ? undefined
      : Object.fromEntries(blogPostsOf(site).all.map(({ slug, title }) => [slug, title])),
  };
}

/** Returns what /contact says about a plan; the price is apart, because it is shown in large figures. */
function planSubject(site: SiteContent, plan: Plans['plans'][number]): Subject {
  const { plan: asked } = site.files['pages/contact.yaml'].context;
  const price = formatPrice(priceOn(plan, site.today), site.place);
  const values = { plan: plan.name, unit: site.unitOf(plan).label };
  const sentence = fill(asked, { ...values, price });
  const [before, after] = asked.split('{price}').map((part) => fillWords(part, values));
  if (after === undefined) return { title: sentence, sentence };
  const title = before!.replace(/[\s,:]+$/, '');
  return { title, cost: { price, unit: after.trim() }, sentence };
}

/**
 * Returns the sentences for a class, by "monday", "16:00" and "monday 16:00", and by "2026-12-04 16:00" for each date with
 * an extra or changed session.
 */
function timesOf(site: SiteContent, id: string, name: string): Record<string, string> {
  const words = site.files['pages/contact.yaml'].context;
  const { liveWeek, names } = timetableOf(site);
  const slots = liveWeek.filter((slot) => slot.class === id);
  const sentenceFor = (of: readonly Slot[]) =>
    fill(words.classOnDay, {
      class: name,
      day: joinWords([...new Set(of.map(({ day }) => nameOfDay(day, site.place)))], site.place),
      start: joinWords([...new Set(of.map((slot) => startInWords(site, slot)))], site.place),
      trainer: joinWords([...new Set(of.map(({ trainer }) => names.trainer(trainer)))], site.place),
    });
  const keys = new Set(slots.flatMap(({ day, start }) => [day, start, `${day} ${start}`]));
  const usual = [...keys].map((key): [string, string] => {
    const matching = slots.filter(({ day, start }) =>
      [day, start, `${day} ${start}`].includes(key),
    );
    return [key, sentenceFor(matching)];
  });
  return Object.fromEntries<string>([...usual, ...sentencesOnDates(site, id)]);
}

/** Returns the sentences for single dates: extra classes, and classes with another coach or time. */
function sentencesOnDates(site: SiteContent, id: string): [string, string][] {
  const { classOnDate } = site.files['pages/contact.yaml'].context;
  const { allSlots, names, occurrencesOf } = timetableOf(site);
  return allSlots
    .filter((slot) => slot.class === id)
    .flatMap((slot) => occurrencesOf(slot))
    .filter(({ slot, isChanged, off }) => !off && (isChanged || isExtra(slot)))
    .map(({ slot, date, start, trainer }) => [
      `${date} ${slot.start}`,
      fill(classOnDate, {
        class: names.class(slot.class),
        date: formatDate(date, site.place),
        start: formatTime(start, site.place),
        trainer: names.trainer(trainer),
      }),
    ]);
}
