import { contactStructuredData } from '../structured-data.ts';
import { bannerHead, page } from '../page.tsx';
import type { ContactPageProps } from './ContactPage.tsx';
import { addressForMap, directionsTo } from '../../content/text/contact-links.ts';
import { contactSubjects } from './contact-subject-props.ts';
import { chatNumber, content, phone, photoOf, questionsOf } from '../content.ts';
import { addressLines, gettingThereRows, hoursTable } from '../shell-props.ts';
import { trialLink } from '../trial/trial-offer.ts';

/** Props of /contact. */
function contactProps(): ContactPageProps {
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

/** The page at /contact. */
export const contactPage = page(
  '/contact',
  { module: 'pages/contact/ContactPage', load: () => import('./ContactPage.tsx') },
  contactProps,
  {
    ...bannerHead('/contact', content['pages/contact.yaml']),
    structuredData: contactStructuredData,
    faces: ['figures'],
    worksOffline: true,
    withoutPhoneBar: true,
  },
);
