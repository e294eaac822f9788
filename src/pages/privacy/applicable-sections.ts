import type { Contact } from '../../content/contact.ts';
import type { PrivacyPageContent } from '../../content/pages/privacy.ts';

type Sections = PrivacyPageContent['sections'];

/** The settings in the content that decide which sections of the privacy policy apply. */
interface Settings {
  load: Contact['map']['load'];
  hasAccounts: boolean;
  messages: Contact['messages'];
}

/** Returns the sections of the privacy policy that are true with these settings. */
export function applicableSections(
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
