import type { Contact } from '../content/contact.ts';
import type { PrivacyPageContent } from '../content/pages/privacy.ts';

type Sections = PrivacyPageContent['sections'];

interface Settings {
  load: Contact['map']['load'];
  hasAccounts: boolean;
}

/** The sections of the privacy policy that hold with these settings. */
export function sectionsOf(sections: Sections, { load, hasAccounts }: Settings): Sections {
  const isTrue = {
    'the-map-loads-by-itself': load === 'visible',
    'the-map-waits-for-a-click': load === 'click',
    'visitors-have-accounts': hasAccounts,
  };
  return sections.filter(({ onlyWhile }) => onlyWhile === undefined || isTrue[onlyWhile]);
}
