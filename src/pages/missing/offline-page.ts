import { plainWidths } from '../../content/photographs.ts';
import { page, unlisted } from '../page.tsx';
import type { SiteContent } from '../site-content.ts';

/** Returns the props of /offline (MissingPage.tsx), which appears without a network for a page that was not kept. */
export function offlineProps(site: SiteContent) {
  const { offline, notFound } = site.files['site.yaml'];
  const { title, body, retry, links } = offline;
  const photo = site.photoIn(offline) ?? site.photoOf(notFound);
  return {
    title,
    body,
    retry,
    links,
    phone: site.phone,
    // The photograph has a single size, so that the cached file is the file that the browser requests.
    photo: {
      ...photo,
      photograph: { ...photo.photograph, widths: [plainWidths(photo.photograph).usual] },
    },
  };
}

/** The page /offline. */
export const offlinePage = (site: SiteContent) =>
  page({
    path: '/offline',
    template: () => import('./MissingPage.tsx'),
    props: () => offlineProps(site),
    head: () => ({ ...site.files['site.yaml'].offline.seo, ...unlisted }),
  });
