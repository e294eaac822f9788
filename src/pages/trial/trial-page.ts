import { mailLink, smsLink, whatsAppLink } from '../../content/text/contact-links.ts';
import { fill } from '../../content/text/fill.ts';
import { capitalise, formatPrice, joinWords, listItems } from '../../content/text/format.ts';
import { shortNameOfDay } from '../../content/weekdays.ts';
import { isWeekly } from '../../content/weekly.ts';
import type { PageHead } from '../../design/document/renderer.ts';
import { dayAndDate, shortDayAndDate } from '../../timetable/day-notes.ts';
import type { Slot } from '../../timetable/slots.ts';
import { chatNumber, content, phone, photoOf, questionsOf } from '../content.ts';
import { bannerHead } from '../page.tsx';
import { allSlots, comingWeeksOf, liveWeek } from '../schedule/timetable.ts';
import { startInWords } from '../schedule/weeks-in-words.ts';
import { trialStructuredData } from '../structured-data.ts';
import type { SendOption } from './MessageForm.tsx';
import { isForTrial, trialTerms } from './trial-offer.ts';
import type { TrialPageProps } from './TrialPage.tsx';

const words = content['pages/trial.yaml'];
const contact = content['contact.yaml'];

/** The word "Free", or the price of a first class. */
const cost = words.offer === 'paid' ? formatPrice(words.price!) : words.free;

/** The classes that a visitor may choose as a first class, and that have a time. */
const classes = content['classes.yaml'].classes.filter(
  ({ id }) => isForTrial(id) && allSlots.some((slot) => slot.class === id),
);

const weeksOfTrial = comingWeeksOf(({ slot }) => isForTrial(slot.class));

/** Returns the props of /trial, the page about a first class (TrialPage.tsx). */
export function trialProps(): TrialPageProps {
  const { pick, message } = words;
  return {
    top: {
      title: words.banner.title,
      photo: photoOf(words.banner),
      cost,
      terms: trialTerms,
      termsNote: words.termsNote,
    },
    steps: {
      words: pick,
      classes: classes.map(({ id, name }) => ({ id, name, perWeek: perWeekOf(id) })),
    },
    timesWithoutScript: {
      ...words.withoutScript,
      classes: classes.flatMap(({ id, name }) => {
        const times = weekInWords(liveWeek.filter((slot) => slot.class === id));
        return times === '' ? [] : [{ id, name, times }];
      }),
    },
    messageForm: {
      words: message,
      ways: contact.messages.map((id, index) => sendOptionOf(id, index === 0)),
      newTab: content['site.yaml'].shell.newTab,
    },
    live: {
      weeks: weeksOfTrial,
      days: Object.fromEntries(
        Object.keys(weeksOfTrial.dates).map((date) => [
          date,
          [shortDayAndDate(date), dayAndDate(date)],
        ]),
      ),
      pick: { coming: pick.coming, noTime: pick.noTime, noDate: pick.noDate, gone: pick.gone },
      outdated: content['pages/schedule.yaml'].outdated,
      message: {
        heading: message.heading,
        label: message.label,
        ready: message.ready,
        change: message.change,
        words: message.words,
        gap: message.gap,
        emailSubject: message.emailSubject,
      },
      names: Object.fromEntries(classes.map(({ id, name }) => [id, name])),
      bring: Object.fromEntries(
        classes.map(({ id, bring }) => [id, fill(pick.bring, { items: listItems(bring) })]),
      ),
      phone: phone.e164,
      email: contact.email.address,
    },
    meet: words.meet,
    bring: words.bring,
    questions: questionsOf(words.questions),
  };
}

function perWeekOf(id: string) {
  const timesPerWeek = liveWeek.filter(
    (slot) => slot.class === id && isWeekly(slot.weeks ?? {}, __TODAY__),
  ).length;
  return timesPerWeek > 0 ? fill(words.pick.perWeek, { timesPerWeek }) : undefined;
}

function sendOptionOf(id: SendOption['id'], isFirst: boolean): SendOption {
  const { blank, emailSubject } = words.message;
  const addresses = {
    whatsapp: () => whatsAppLink(chatNumber!),
    sms: () => smsLink(phone.e164, blank),
    email: () => mailLink(contact.email.address, emailSubject, blank),
    call: () => `tel:${phone.e164}`,
  };
  return { id, label: words.ways[id][isFirst ? 'first' : 'other'], to: addresses[id]() };
}

/** Says the times of a class in a usual week: "Mon 6:00pm, Tue and Fri 9:00am". */
function weekInWords(slots: readonly Slot[]): string {
  const days = new Map<string, string[]>();
  for (const slot of slots) {
    const start = startInWords(slot);
    days.set(start, [...(days.get(start) ?? []), shortNameOfDay(slot.day)]);
  }
  return capitalise([...days].map(([start, names]) => `${joinWords(names)} ${start}`).join(', '));
}

export const trialHead: PageHead = {
  ...bannerHead('/trial', words),
  structuredData: trialStructuredData,
  faces: words.offer === 'paid' ? ['figures', 'rupee'] : ['figures'],
  withoutPhoneBar: true,
};
