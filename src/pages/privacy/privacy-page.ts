import { bannerHead, page } from '../page.tsx';
import type { SiteContent } from '../site-content.ts';
import { applicableSections } from './applicable-sections.ts';

/** Returns the privacy policy in one or two sentences, which every page shows. */
export function privacyInShort(site: SiteContent): string {
  const { short, shortWithoutAccounts } = site.files['site.yaml'].privacy;
  return site.hasAccounts ? short : shortWithoutAccounts;
}

/** Returns the props of /privacy (PrivacyPage.tsx). */
export function privacyProps(site: SiteContent) {
  const { banner, sections } = site.files['pages/privacy.yaml'];
  const { email, map, messages } = site.files['contact.yaml'];
  return {
    banner: site.bannerOf(banner),
    lead: privacyInShort(site),
    sections: applicableSections(sections, {
      load: map.load,
      hasAccounts: site.hasAccounts,
      messages,
    }),
    email: email.address,
  };
}

/** The page /privacy. */
export const privacyPage = (site: SiteContent) =>
  page({
    path: '/privacy',
    template: () => import('./PrivacyPage.tsx'),
    props: () => privacyProps(site),
    head: () => bannerHead(site, '/privacy', site.files['pages/privacy.yaml']),
  });
