import { page, unlisted } from '../page.tsx';
import type { SiteContent } from '../site-content.ts';

/** The page for every path without a page (MissingPage.tsx). */
export function missingPage(site: SiteContent) {
  const { notFound } = site.files['site.yaml'];
  return page({
    path: '*',
    template: () => import('./MissingPage.tsx'),
    props: () => ({ ...notFound, photo: site.photoOf(notFound) }),
    head: () => ({ ...notFound.seo, ...unlisted }),
  });
}
