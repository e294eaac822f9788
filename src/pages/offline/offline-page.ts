import { page, unlisted } from '../page.tsx';
import type { OfflinePageProps } from './OfflinePage.tsx';
import { plainWidths } from '../../content/photographs.ts';
import { content, phone, photoOf } from '../content.ts';

const { offline, notFound } = content['site.yaml'];

/** Props of /offline, shown for a page that the device has no copy of. */
function offlineProps(): OfflinePageProps {
  const { title, body, retry, links, image, focus } = offline;
  const photo =
    image !== undefined && focus !== undefined ? photoOf({ image, focus }) : photoOf(notFound);
  return {
    title,
    body,
    retry,
    links,
    phone,
    // A single size, so that the cached file is the one that the browser requests.
    photo: {
      ...photo,
      photograph: { ...photo.photograph, widths: [plainWidths(photo.photograph).usual] },
    },
  };
}

/** The page at /offline. */
export const offlinePage = page(
  '/offline',
  { module: 'pages/offline/OfflinePage', load: () => import('./OfflinePage.tsx') },
  offlineProps,
  { ...offline.seo, ...unlisted },
);
