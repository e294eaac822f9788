import { content, hasAccounts, photoOf } from '../content.ts';
import { sectionsOf } from './sections-that-hold.ts';

const { privacy } = content['site.yaml'];

/** The privacy policy in one or two sentences, which every page shows. */
export const privacyInShort = hasAccounts ? privacy.short : privacy.shortWithoutAccounts;

/** Returns the props of /privacy (PrivacyPage.tsx). */
export function privacyProps() {
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
