import { bannerHead, page } from '../page.tsx';
import type { PrivacyPageProps } from './PrivacyPage.tsx';
import { content, hasAccounts, photoOf } from '../content.ts';
import type { Contact } from '../../content/contact.ts';
import type { PrivacyPageContent } from '../../content/pages/privacy.ts';

const { privacy } = content['site.yaml'];

/** The policy in one or two sentences. */
export const privacyInShort = hasAccounts ? privacy.short : privacy.shortWithoutAccounts;

/** Props of /privacy. */
function privacyProps(): PrivacyPageProps {
  const { banner, sections } = content['pages/privacy.yaml'];
  const { email, map, messages } = content['contact.yaml'];
  return {
    title: banner.title,
    photo: photoOf(banner),
    lead: privacyInShort,
    sections: sectionsOf(sections, { load: map.load, hasAccounts, messages }),
    email: email.address,
  };
}

/** The page at /privacy. */
export const privacyPage = page(
  '/privacy',
  { module: 'pages/privacy/PrivacyPage', load: () => import('./PrivacyPage.tsx') },
  privacyProps,
  bannerHead('/privacy', content['pages/privacy.yaml']),
);

type Sections = PrivacyPageContent['sections'];

interface Settings {
  load: Contact['map']['load'];
  hasAccounts: boolean;
  messages: Contact['messages'];
}

/** The sections of the privacy policy that hold with these settings. */
export function sectionsOf(
  sections: Sections,
  { load, hasAccounts, messages }: Settings,
): Sections {
  const isTrue = {
    'the-map-loads-by-itself': load === 'visible',
    'the-map-waits-for-a-click': load === 'click',
    'visitors-have-accounts': hasAccounts,
    'messages-go-by-whatsapp': messages.includes('whatsapp'),
  };
  return sections.filter(({ onlyWhile }) => onlyWhile === undefined || isTrue[onlyWhile]);
}
