import { bannerHead, page } from '../page.tsx';
import type { PrivacyPageProps } from './PrivacyPage.tsx';
import { content, hasAccounts, photoOf } from '../content.ts';
import { sectionsOf } from '../../content/pages/privacy.ts';

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
