import type { ContactPageProps } from '../pages/ContactPage.tsx';
import { contactSubjects } from './contact-subjects.ts';
import { content, photoOf } from './content.ts';
import { hoursTable } from './shell-props.ts';

export function contactProps(): ContactPageProps {
  const words = content['pages/contact.yaml'];
  const { phone, email, whatsapp, address, map, social, languages } = content['contact.yaml'];
  const site = content['site.yaml'];
  const { questions } = content['faq.yaml'];
  return {
    banner: { title: words.banner.title, lead: words.banner.lead, photo: photoOf(words.banner) },
    information: words.information,
    phone,
    email: email.address,
    whatsapp: whatsapp?.e164,
    context: {
      title: words.context.title,
      clear: words.context.clear,
      call: site.phoneBar.call,
    },
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
      whatsapp: whatsapp?.e164,
      subjects: contactSubjects(),
    },
    address: {
      ...words.address,
      lines: [
        ...address.lines,
        `${address.locality}, ${address.region} ${address.postalCode}`,
        address.country,
      ],
    },
    follow: { heading: words.followHeading, newTab: site.shell.newTab, links: social },
    hours: { heading: words.hoursHeading, ...hoursTable() },
    languages: { heading: words.languagesHeading, spoken: languages.spoken },
    map: {
      heading: words.map.heading,
      frameTitle: words.map.frameTitle,
      directions: words.map.directions,
      note: map.load === 'visible' ? words.map.visible.note : words.map.click.note,
      query: map.query,
      click:
        map.load === 'click'
          ? { button: words.map.click.button, failed: words.map.click.failed }
          : undefined,
    },
    visit: words.visit,
    questions: {
      heading: words.questions.heading,
      items: words.questions.items.flatMap((id) => questions.filter((one) => one.id === id)),
    },
  };
}
